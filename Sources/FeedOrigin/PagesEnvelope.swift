/// `{"page":…,"size":…,"total":…,"items":[…]}`.
struct PagesEnvelope: Envelope {
  func query(of request: OriginRequest) -> PageQuery? {
    guard request.path == ["pages"] else { return nil }
    let size = request.queryValue("size").flatMap { Int($0) } ?? 20
    return .numbered(
      category: request.queryValue("category") ?? "all",
      text: request.queryValue("q") ?? "",
      size: min(max(size, 1), 1_000),
      page: request.queryValue("page")
    )
  }

  func key(offset: Int, size: Int) -> String { String(offset / size + 1) }

  func element(_ item: OriginItem) -> JSON {
    [
      "id": .string(item.id), "title": .string(item.title), "image": .string(item.image),
      "author": .string(item.author), "category": .string(item.category),
      "published": .string(HTTPDate.isoText(item.published)), "stars": .number(item.stars),
    ]
  }

  func response(_ elements: [JSON], in exchange: FeedExchange) -> OriginResponse {
    let query = exchange.query
    return OriginResponse(json: [
      "page": .number((query.offset ?? 0) / query.size + 1), "size": .number(query.size),
      "total": .number(exchange.page.total), "items": .array(elements),
    ])
  }

  var errorBody: JSON { ["error": "the service is overloaded"] }
}
