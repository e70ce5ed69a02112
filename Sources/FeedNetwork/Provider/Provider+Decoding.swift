public import Foundation

extension Provider {
  /// Sends a target and reads the answer's body as JSON, off the caller's actor.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - target: The endpoint.
  ///   - decoder: Makes the decoder.
  /// - Returns: The value.
  /// - Throws: ``NetworkError``; ``NetworkError/Reason/unreadable(_:_:)`` says where in the body the
  ///   reading stopped, and carries the answer.
  @concurrent
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self,
    of target: some Target,
    decoder: @Sendable () -> JSONDecoder = { JSONDecoder() }
  ) async throws(NetworkError) -> Value {
    try await read(target) { response throws(Unreadable) in
      do {
        return try decoder().decode(type, from: Data(response.body))
      } catch {
        throw Unreadable(why: DecodingFault.phrase(error))
      }
    }
  }
}
