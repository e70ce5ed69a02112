/// Lets equal requests that are open at the same time share one exchange.
///
/// Requests are equal when method, URL, header fields, limits and cache policy are; only those that
/// merely read and have no body are shared. Giving one up ends its own wait alone; the exchange ends
/// when all gave it up.
public final class SharingTransport: Transport {
  private let exchanges = SharedWork<HTTPRequest, Result<HTTPResponse, TransportError>>(
    endsWithLastCaller: true
  )
  private let base: any Transport

  /// Wraps a transport.
  ///
  /// - Parameter base: What carries the shared requests.
  public init(_ base: any Transport) { self.base = base }

  /// How many calls wait for a shared exchange.
  public var waitingCount: Int { exchanges.waitingCount }

  /// Sends a request, or waits for an equal one that is open.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``TransportError`` when there is no whole answer.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard request.method.isSafe, request.body == nil else { return try await base.send(request) }
    let outcome = await exchanges.value(for: request) { [base] in
      do throws(TransportError) {
        return .success(try await base.send(request))
      } catch {
        return .failure(error)
      }
    }
    guard let outcome else { throw .cancelled }
    return try outcome.get()
  }
}
