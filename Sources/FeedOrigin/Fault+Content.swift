extension Fault {
  /// Answers whose body is unexpected.
  func content(_ exchange: FeedExchange) -> OriginResponse {
    var response = exchange.response
    let envelope = exchange.kind.envelope
    switch self {
    case .etag: return response.withETag()
    case .cacheable:
      return response.withHeader("Cache-Control", "public, max-age=3600").withETag()
        .withLastModified(1_514_764_800)
    case .emptyBody: response.body = []
    case .html: return Self.page(status: 200, "Please log in")
    case .errorEnvelope: return OriginResponse(json: envelope.errorBody)
    case .invalidJSON: response.body = Array(response.body.prefix(response.body.count / 2))
    case .wrongShape: response.body = JSON.array([1, "two", .null]).bytes
    case .wrongTypes:
      let elements = exchange.page.items.enumerated().map { index, item in
        index % 3 == 1 ? Self.spoilt(index / 3) : envelope.element(item)
      }
      return envelope.response(elements, in: exchange)
    case .wrongCharset:
      let item = OriginItem(id: "1", title: "@@@@")
      response.body = envelope.response([envelope.element(item)], in: exchange).body
        .replacing(Array("@@@@".utf8), with: [0xB8, 0xA3, 0xC0, 0xFB])
    default: preconditionFailure("\(name) is of another group")
    }
    return response
  }

  /// An element that is no item; the kinds take turns.
  private static func spoilt(_ turn: Int) -> JSON {
    switch turn % 4 {
    case 0: .null
    case 1: "not an object"
    case 2: ["id": [], "_id": 7, "title": 7, "desc": false, "name": .null, "post": 3]
    default: [:]
    }
  }
}
