import FeedModel

/// Sends targets: builds the request, lets plugins work on it, carries it, validates the answer.
///
/// A provider is cheap to keep and safe to share. An open call keeps what it needs alive, so
/// dropping the provider ends no call.
public final class Provider: Sendable {
  let transport: any Transport
  let plugins: [any Plugin]
  let retry: RetryPolicy
  let clock: any NetworkClock
  let limits = RateLimit()
  private let lastID = Lock(0)

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - transport: What carries requests: ``CurlTransport``, or a ``StubTransport``. Wrap it in a
  ///     ``CachingTransport`` to remember answers and in a ``SharingTransport`` to let equal requests
  ///     share one exchange.
  ///   - plugins: Asked in this order for requests, in the reverse order for answers.
  ///   - retry: When a request is sent again by itself.
  ///   - clock: What waits and dates.
  public init(
    _ transport: any Transport,
    plugins: [any Plugin] = [],
    retry: RetryPolicy = .never,
    clock: any NetworkClock = SystemClock()
  ) {
    self.transport = transport
    self.plugins = plugins
    self.retry = retry
    self.clock = clock
  }

  /// Sends a target and waits for an answer that its validation accepts.
  ///
  /// Cancelling the task gives the call up. After a rate limit no request to that origin leaves
  /// before the instant that the server named (rule 5.5): calls fail at once and tell the instant,
  /// unless ``RetryPolicy/longestDelay`` lets them wait for it.
  ///
  /// - Parameter target: The endpoint.
  /// - Returns: The answer.
  /// - Throws: ``NetworkError`` with the request, the reason and the number of attempts.
  public func response(of target: some Target) async throws(NetworkError) -> HTTPResponse {
    try await read(target) { response throws(Unreadable) in response }
  }

  /// Sends a target and reads the answer; a body that cannot be read fails the call, and plugins are
  /// told so.
  func read<Value>(
    _ target: some Target,
    as read: (HTTPResponse) throws(Unreadable) -> Value
  ) async throws(NetworkError) -> Value {
    let (call, answer) = await begin(target)
    let outcome: Result<HTTPResponse, NetworkError>
    defer { for plugin in plugins.reversed() { plugin.ended(call, outcome) } }
    do throws(NetworkError) {
      let response = try answer.get()
      do throws(Unreadable) {
        let value = try read(response)
        outcome = .success(response)
        return value
      } catch {
        throw NetworkError(request: "\(call.request)", reason: .unreadable(error.why, response))
      }
    } catch {
      outcome = .failure(error)
      throw error
    }
  }

  private func begin(
    _ target: some Target
  ) async -> (Call, Result<HTTPResponse, NetworkError>) {
    let id = nextID()
    do throws(TransportError) {
      let call = Call(id: id, request: try HTTPRequest(target))
      for plugin in plugins { plugin.began(call) }
      return (call, await run(call, target.validation))
    } catch {
      let call = Call(id: id, request: HTTPRequest(target.method, target.baseURL))
      for plugin in plugins { plugin.began(call) }
      let error = NetworkError(request: "\(call.request)", reason: .transport(error), attempts: 0)
      return (call, .failure(error))
    }
  }

  private func nextID() -> Int {
    lastID.withLock { id in
      id += 1
      return id
    }
  }
}
