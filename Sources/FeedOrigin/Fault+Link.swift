extension Fault {
  /// The page with another `Link` header, which it gets even at the end of the feed.
  func linked(_ exchange: FeedExchange) -> OriginResponse {
    var response = exchange.response
    response.headers.removeAll { $0.isNamed("Link") }
    let next = exchange.page.next ?? "2"
    let url = LinkTarget.url(page: next, in: exchange)
    let path = LinkTarget.path(page: next, in: exchange)
    switch self {
    case .linkUnclosed: return response.withHeader("Link", "<\(url); rel=\"next\"")
    case .linkGarbage: return response.withHeader("Link", "next page: \(url)")
    case .linkOtherPort:
      let other = "http://127.0.0.1:\(exchange.settings.otherPort)\(path)"
      return response.withHeader("Link", "<\(other)>; rel=\"next\"")
    case .linkOdd:
      return response.withHeader("Link", "<\(exchange.request.base)/a,b;c?rel=next>; rel=prev")
        .withHeader(
          "link",
          "<\(path)&x=a,b;c> ;\ttitle=\"one, \\\"two\\\"; rel=last\" ; REL = \"start next\" ,"
        )
    default: preconditionFailure("\(name) is of another group")
    }
  }
}
