/// `{"total_count":…,"items":[…]}` with the pages linked in a header.
struct GitHubEnvelope: Envelope {
  func query(of request: OriginRequest) -> PageQuery? {
    guard request.path == ["search", "repositories"] else { return nil }
    let size = request.queryValue("per_page").flatMap { Int($0) } ?? 30
    return .numbered(
      category: request.queryValue("category") ?? "all",
      text: request.queryValue("q") ?? "",
      size: min(max(size, 1), 100),
      page: request.queryValue("page")
    )
  }

  func key(offset: Int, size: Int) -> String { String(offset / size + 1) }

  func element(_ item: OriginItem) -> JSON {
    let name = "repository-\(item.number)"
    return [
      "id": .number(item.number), "node_id": .string(item.id), "name": .string(item.title),
      "full_name": .string(item.author + "/" + name),
      "owner": ["login": .string(item.author)],
      "html_url": .string("https://example.com/\(item.author)/\(name)"),
      "description": .string(item.category + ": " + item.title),
      "stargazers_count": .number(item.stars),
    ]
  }

  func response(_ elements: [JSON], in exchange: FeedExchange) -> OriginResponse {
    let response = OriginResponse(json: [
      "total_count": .number(exchange.page.total), "incomplete_results": false,
      "items": .array(elements),
    ])
    guard let next = exchange.page.next else { return response }
    var links = "<\(LinkTarget.url(page: next, in: exchange))>; rel=\"next\""
    if Int(next) != nil {
      let last = (min(exchange.page.total, depth ?? .max) + exchange.query.size - 1)
      let url = LinkTarget.url(page: String(last / exchange.query.size), in: exchange)
      links += ", <\(url)>; rel=\"last\""
    }
    return response.withHeader("Link", links)
  }

  var depth: Int? { 1_000 }

  var errorBody: JSON {
    ["message": "API rate limit exceeded", "documentation_url": "https://example.com/limits"]
  }
}
