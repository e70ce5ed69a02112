public import FeedModel

/// `{"page":…,"size":…,"total":…,"items":[…]}` at `/pages`, paged by number or by offset.
public struct PagesEnvelope: FeedEnvelope {
  /// How the server is told where a page begins.
  public enum Paging: Hashable, Sendable {
    /// By the number of the page, from 1.
    case number

    /// By the number of elements before it, which a removal in between moves (policy P10).
    case offset
  }

  private let baseURL: String
  private let paging: Paging

  /// Creates the envelope.
  ///
  /// - Parameters:
  ///   - baseURL: The server's URL.
  ///   - paging: How the server is told where a page begins.
  public init(baseURL: String, paging: Paging = .number) {
    self.baseURL = baseURL
    self.paging = paging
  }

  /// The endpoint for a page.
  ///
  /// - Parameter request: What the feed wants.
  /// - Returns: The target.
  public func target(for request: PageRequest) -> PlainTarget {
    var query = [
      paging == .number
        ? QueryItem("page", String(request.pageNumber))
        : QueryItem("offset", String(request.offset)),
      QueryItem("size", String(request.pageSize)),
    ]
    let topic = request.topic
    if !topic.category.isEmpty { query.append(QueryItem("category", topic.category)) }
    if !topic.query.isEmpty { query.append(QueryItem("q", topic.query)) }
    return PlainTarget(baseURL, path: ["pages"], query: query, cachePolicy: request.cachePolicy)
  }

  /// Reads an answer; the end is where the raw elements reach the total (rule 5.2).
  ///
  /// - Parameters:
  ///   - response: A successful answer with a body.
  ///   - request: What the feed wanted.
  /// - Returns: The page.
  /// - Throws: ``/FeedModel/FeedError`` when the answer is no page.
  public func page(
    from response: HTTPResponse,
    for request: PageRequest
  ) throws(FeedError) -> Page {
    let body = try response.json(Body.self)
    let rawCount = body.items.readable.count + body.items.rejectedCount
    let end = request.offset + rawCount
    let next: PageKey? =
      rawCount == 0 || end >= body.total
      ? nil : paging == .offset ? .offset(end) : .token(String(request.pageNumber + 1))
    return Page(
      items: body.items.readable.map(\.item),
      rejectedCount: body.items.rejectedCount,
      next: next,
      total: body.total
    )
  }

  private struct Body: Decodable {
    let total: Int
    let items: Elements<Entry>

    enum CodingKeys: String, CodingKey {
      case total = "total"
      case items = "items"
    }
  }

  private struct Entry: Decodable {
    let item: FeedItem

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      item = FeedItem(
        id: try fields.identity(.id),
        title: fields.text(.title),
        detail: fields.text(.author),
        picture: fields.text(.image)
      )
    }

    enum CodingKeys: String, CodingKey {
      case id = "id"
      case title = "title"
      case author = "author"
      case image = "image"
    }
  }
}
