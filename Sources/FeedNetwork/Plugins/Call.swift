/// One call of a provider, as its plugins see it.
public struct Call: Hashable, Sendable, Identifiable {
  /// The number of the call, counted by its provider from 1.
  public let id: Int

  /// The request as the target made it; when it made none, method and base alone.
  public let request: HTTPRequest
}
