public import Streams

extension Provider {
  /// The answer to a target as a single: asked for at each subscription, given up when disposed.
  ///
  ///     provider.request(Search(query: "swift"))
  ///       .map { $0.status }
  ///       .subscribe(onSuccess: show, onFailure: tell)
  ///
  /// The answer comes in the domain of the caller. Its error is a ``NetworkError``; disposing is no
  /// error and says nothing.
  ///
  /// - Parameters:
  ///   - target: The endpoint.
  ///   - isolation: The actor on which the graph lives; the caller's, as it is left out.
  /// - Returns: The single.
  public func request(
    _ target: some Target,
    isolation: isolated (any Actor)? = #isolation
  ) -> Single<HTTPResponse> {
    Single.create(isolation: isolation) { [self] in try await response(of: target) }
  }

  /// The answer's body as JSON, as a single: asked for at each subscription, given up when disposed.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - target: The endpoint.
  ///   - isolation: The actor on which the graph lives; the caller's, as it is left out.
  /// - Returns: The single; its error is a ``NetworkError``.
  public func request<Value: Decodable & Sendable>(
    _ type: Value.Type,
    of target: some Target,
    isolation: isolated (any Actor)? = #isolation
  ) -> Single<Value> {
    Single.create(isolation: isolation) { [self] in try await value(type, of: target) }
  }
}
