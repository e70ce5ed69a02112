public import FeedModel

/// `{"error":false,"results":[…]}` at `/api/data/{category}/{size}/{page}`.
///
/// The server says nothing of the end: a page without elements is the last.
public struct GankEnvelope: FeedEnvelope {
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
    let query = request.topic.query
    return PlainTarget(
      baseURL,
      path: [
        "api", "data", request.topic.category.isEmpty ? "all" : request.topic.category,
        String(request.pageSize), String(request.pageNumber),
      ],
      query: query.isEmpty ? [] : [QueryItem("q", query)],
      cachePolicy: request.cachePolicy
    )
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - response: A successful answer with a body.
  ///   - request: What the feed wanted.
  /// - Returns: The page.
  /// - Throws: ``/FeedModel/FeedError`` when the answer is no page, or says that there was an error.
  public func page(
    from response: HTTPResponse,
    for request: PageRequest
  ) throws(FeedError) -> Page {
    let body = try response.json(Body.self)
    guard body.error != true, let results = body.results else {
      throw .unreadable("the origin reports an error")
    }
    let page = Page(items: results.readable.map(\.item), rejectedCount: results.rejectedCount)
    let next = page.rawCount == 0 ? nil : PageKey.token(String(request.pageNumber + 1))
    return Page(items: page.items, rejectedCount: page.rejectedCount, next: next)
  }

  private struct Body: Decodable {
    let error: Bool?
    let results: Elements<Entry>?

    enum CodingKeys: String, CodingKey {
      case error = "error"
      case results = "results"
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
        picture: fields.text(.url)
      )
    }

    enum CodingKeys: String, CodingKey {
      case id = "_id"
      case title = "desc"
      case author = "who"
      case url = "url"
    }
  }
}
