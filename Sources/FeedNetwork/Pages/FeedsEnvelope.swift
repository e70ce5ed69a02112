public import FeedModel

/// `{"response":{"feeds":[…],"has_more":…,"last_key":…}}` at `/feeds`, paged by cursor.
public struct FeedsEnvelope: FeedEnvelope {
  private let baseURL: String

  /// Creates the envelope.
  ///
  /// - Parameter baseURL: The server's URL.
  public init(baseURL: String) { self.baseURL = baseURL }

  /// The endpoint for a page.
  ///
  /// - Parameter request: What the feed wants.
  /// - Returns: The target.
  public func target(for request: PageRequest) -> PlainTarget {
    var query = [QueryItem("count", String(request.pageSize))]
    let topic = request.topic
    if !topic.category.isEmpty { query.append(QueryItem("category", topic.category)) }
    if !topic.query.isEmpty { query.append(QueryItem("q", topic.query)) }
    if case .token(let cursor) = request.key { query.append(QueryItem("cursor", cursor)) }
    return PlainTarget(baseURL, path: ["feeds"], query: query, cachePolicy: request.cachePolicy)
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - response: A successful answer with a body.
  ///   - request: What the feed wanted.
  /// - Returns: The page.
  /// - Throws: ``/FeedModel/FeedError`` when the answer is no page, or promises a page without a key.
  public func page(
    from response: HTTPResponse,
    for request: PageRequest
  ) throws(FeedError) -> Page {
    let body = try response.json(Body.self).response
    let key = body.lastKey.flatMap { $0.isEmpty ? nil : $0 }
    if body.hasMore == true, key == nil {
      throw .unreadable("more is promised without a key")
    }
    return Page(
      items: body.feeds.readable.map(\.item),
      rejectedCount: body.feeds.rejectedCount,
      next: body.hasMore == false ? nil : key.map(PageKey.token)
    )
  }

  private struct Body: Decodable {
    let response: Content

    enum CodingKeys: String, CodingKey {
      case response = "response"
    }
  }

  private struct Content: Decodable {
    let feeds: Elements<Entry>
    let hasMore: Bool?
    let lastKey: String?

    enum CodingKeys: String, CodingKey {
      case feeds = "feeds"
      case hasMore = "has_more"
      case lastKey = "last_key"
    }
  }

  private struct Entry: Decodable {
    let item: FeedItem

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let post = try fields.nestedContainer(keyedBy: PostKeys.self, forKey: .post)
      item = FeedItem(
        id: try post.identity(.id),
        title: post.text(.title),
        picture: post.text(.image)
      )
    }

    enum CodingKeys: String, CodingKey {
      case post = "post"
    }

    enum PostKeys: String, CodingKey {
      case id = "id"
      case title = "title"
      case image = "image"
    }
  }
}
