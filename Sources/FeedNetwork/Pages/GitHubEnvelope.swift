public import FeedModel

/// `{"total_count":…,"items":[…]}` at `/search/repositories`, paged by the header field `Link`.
public struct GitHubEnvelope: FeedEnvelope {
  private let baseURL: String

  /// Creates the envelope.
  ///
  /// - Parameter baseURL: The server's URL.
  public init(baseURL: String) { self.baseURL = baseURL }

  /// The endpoint for a page: the link that the page before named, or the search.
  ///
  /// - Parameter request: What the feed wants.
  /// - Returns: The target.
  public func target(for request: PageRequest) -> PlainTarget {
    if case .token(let link) = request.key {
      return PlainTarget(link, cachePolicy: request.cachePolicy)
    }
    var query = [
      QueryItem("q", request.topic.query), QueryItem("sort", "stars"), QueryItem("order", "desc"),
      QueryItem("per_page", String(request.pageSize)),
    ]
    if !request.topic.category.isEmpty {
      query.append(QueryItem("category", request.topic.category))
    }
    if request.pageNumber > 1 { query.append(QueryItem("page", String(request.pageNumber))) }
    return PlainTarget(
      baseURL,
      path: ["search", "repositories"],
      query: query,
      headers: ["Accept": "application/vnd.github+json"],
      cachePolicy: request.cachePolicy
    )
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - response: A successful answer with a body.
  ///   - request: What the feed wanted.
  /// - Returns: The page; its next key is the link's absolute URL.
  /// - Throws: ``/FeedModel/FeedError`` when the answer is no page or its `Link` cannot be read.
  public func page(
    from response: HTTPResponse,
    for request: PageRequest
  ) throws(FeedError) -> Page {
    let body = try response.json(Body.self)
    return Page(
      items: body.items.readable.map(\.item),
      rejectedCount: body.items.rejectedCount,
      next: try next(in: response),
      total: body.total
    )
  }

  /// The link to the following page; absent is the end, unreadable is a failure (rule 5.3).
  private func next(in response: HTTPResponse) throws(FeedError) -> PageKey? {
    let links: LinkHeader
    do throws(LinkHeader.Malformed) {
      links = try LinkHeader(response.headers.values(of: "Link"))
    } catch {
      throw .unreadable("the link to the following page is malformed")
    }
    guard let target = links.target(of: "next") else { return nil }
    guard let next = WebAddress(response.url)?.resolving(target) else {
      throw .unreadable("the link to the following page is no address of HTTP")
    }
    return .token(next.url)
  }

  private struct Body: Decodable {
    let total: Int?
    let items: Elements<Repository>

    enum CodingKeys: String, CodingKey {
      case total = "total_count"
      case items = "items"
    }
  }

  private struct Repository: Decodable {
    let item: FeedItem

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let owner = try? fields.nestedContainer(keyedBy: OwnerKeys.self, forKey: .owner)
      item = FeedItem(
        id: String(try fields.decode(Int.self, forKey: .id)),
        title: fields.text(.name),
        detail: fields.text(.summary),
        picture: owner?.text(.picture) ?? ""
      )
    }

    enum CodingKeys: String, CodingKey {
      case id = "id"
      case name = "full_name"
      case summary = "description"
      case owner = "owner"
    }

    enum OwnerKeys: String, CodingKey {
      case picture = "avatar_url"
    }
  }
}
