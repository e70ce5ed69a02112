/// The shape in which a kind of server sends its pages.
protocol Envelope: Sendable {
  /// What the request asks for; nil when it is not for this envelope.
  func query(of request: OriginRequest) -> PageQuery?

  /// The key of the page that begins after `offset` items.
  func key(offset: Int, size: Int) -> String

  /// An item as an element of the list.
  func element(_ item: OriginItem) -> JSON

  /// The page around elements, of which some may have been spoilt.
  func response(_ elements: [JSON], in exchange: FeedExchange) -> OriginResponse

  /// The most items that can be reached; nil without a limit.
  var depth: Int? { get }

  /// What this kind of server says in a 200 when it failed.
  var errorBody: JSON { get }
}

extension Envelope {
  var depth: Int? { nil }

  /// The good answer to a request.
  func response(in exchange: FeedExchange) -> OriginResponse {
    response(exchange.page.items.map(element), in: exchange)
  }
}
