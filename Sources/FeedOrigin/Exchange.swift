/// One line of the origin's log: a request and what became of its answer.
public struct Exchange: Sendable, Equatable {
  /// The request.
  public var request: OriginRequest
  /// How the answer ended; nil while it is under way.
  public var ending: ExchangeEnding?
}
