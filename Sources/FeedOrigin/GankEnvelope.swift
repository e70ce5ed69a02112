/// `{"error":false,"results":[…]}`, addressed by path.
struct GankEnvelope: Envelope {
  func query(of request: OriginRequest) -> PageQuery? {
    let path = request.path
    guard path.count == 5, path[0] == "api", path[1] == "data", let size = Int(path[3]), size > 0
    else { return nil }
    return .numbered(
      category: path[2],
      text: request.queryValue("q") ?? "",
      size: min(size, 1_000),
      page: path[4]
    )
  }

  func key(offset: Int, size: Int) -> String { String(offset / size + 1) }

  func element(_ item: OriginItem) -> JSON {
    let date = JSON.string(HTTPDate.isoText(item.published))
    return [
      "_id": .string(item.id), "createdAt": date, "desc": .string(item.title),
      "publishedAt": date, "source": "web", "type": .string(item.category),
      "url": .string(item.image), "used": true, "who": .string(item.author),
    ]
  }

  func response(_ elements: [JSON], in exchange: FeedExchange) -> OriginResponse {
    OriginResponse(json: ["error": false, "results": .array(elements)])
  }

  var errorBody: JSON { ["error": true, "msg": "the service is overloaded"] }
}
