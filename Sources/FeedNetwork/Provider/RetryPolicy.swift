/// When a provider sends a request again by itself.
///
/// Only requests that may be repeated are: those with a repeatable method, with an
/// `Idempotency-Key`, or that never reached the server.
public struct RetryPolicy: Sendable {
  /// How many times a request is sent at most, at least 1.
  public let attempts: Int

  /// How long the first repetition waits; each further one waits twice as long as the one before.
  public let delay: Duration

  /// The longest wait.
  ///
  /// A server that asks to wait longer gets no repetition, and the caller is told until when.
  public let longestDelay: Duration

  /// A factor for each wait, to keep clients apart.
  public let jitter: @Sendable () -> Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - attempts: How many times a request is sent at most.
  ///   - delay: How long the first repetition waits.
  ///   - longestDelay: The longest wait.
  ///   - jitter: A factor for each wait; a random one from 0.5 to 1 unless told otherwise. Waits that
  ///     the server asked for are never shortened.
  public init(
    attempts: Int,
    delay: Duration = .milliseconds(500),
    longestDelay: Duration = .seconds(30),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0.5...1) }
  ) {
    precondition(attempts >= 1, "A request must be sent at least once")
    self.attempts = attempts
    self.delay = delay
    self.longestDelay = longestDelay
    self.jitter = jitter
  }

  /// Nothing is sent again.
  public static let never = RetryPolicy(attempts: 1)

  /// How long to wait before the next attempt; nil when there is none.
  func wait(after attempt: Int, _ failure: AttemptFailure, of request: HTTPRequest) -> Duration? {
    guard attempt < attempts, failure.isTransient else { return nil }
    let mayRepeat = request.method.isRepeatable || request.headers["Idempotency-Key"] != nil
    guard mayRepeat || failure.neverReachedServer else { return nil }
    if let asked = failure.askedWait { return asked <= longestDelay ? max(.zero, asked) : nil }
    let factor = 1 << min(attempt - 1, 20)
    return min(delay * factor, longestDelay) * jitter()
  }
}
