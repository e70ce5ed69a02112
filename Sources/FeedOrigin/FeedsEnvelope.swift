/// `{"meta":…,"response":{"feeds":[…],"has_more":…,"last_key":…}}`, paged by cursor.
struct FeedsEnvelope: Envelope {
  func query(of request: OriginRequest) -> PageQuery? {
    guard request.path == ["feeds"] else { return nil }
    let size = request.queryValue("count").flatMap { Int($0) } ?? 20
    let cursor = request.queryValue("cursor").flatMap { $0.isEmpty ? nil : $0 }
    return PageQuery(
      category: request.queryValue("category") ?? "all",
      text: request.queryValue("q") ?? "",
      size: min(max(size, 1), 1_000),
      key: cursor,
      offset: cursor.map(Self.offset) ?? 0
    )
  }

  func key(offset: Int, size: Int) -> String { "after-\(offset)" }

  func element(_ item: OriginItem) -> JSON {
    [
      "post": [
        "id": .string(item.id), "title": .string(item.title), "image": .string(item.image),
      ]
    ]
  }

  func response(_ elements: [JSON], in exchange: FeedExchange) -> OriginResponse {
    let next = exchange.page.next
    return OriginResponse(json: [
      "meta": ["status": 200, "msg": "success"],
      "response": [
        "feeds": .array(elements), "has_more": .bool(next != nil), "last_key": .string(next ?? ""),
      ],
    ])
  }

  var errorBody: JSON { ["meta": ["status": 500, "msg": "the service is overloaded"]] }

  private static func offset(_ cursor: String) -> Int? {
    guard cursor.hasPrefix("after-"), let offset = Int(cursor.dropFirst(6)), offset >= 0 else {
      return nil
    }
    return offset
  }
}
