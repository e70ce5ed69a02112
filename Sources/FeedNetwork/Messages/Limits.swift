/// How long and how large one exchange may become.
public struct Limits: Hashable, Sendable {
  /// From the moment a connection is sought until the request can leave.
  public var connect: Duration

  /// The longest time without any progress once the request leaves.
  public var stall: Duration

  /// The whole exchange: waiting in line, redirects and the body included.
  public var total: Duration

  /// The largest body in bytes, counted before and after decoding (rule 5.7).
  public var bodyBytes: Int

  /// How many redirects are followed.
  public var redirects: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - connect: Until the request can leave.
  ///   - stall: Without any progress.
  ///   - total: The whole exchange.
  ///   - bodyBytes: The largest body in bytes.
  ///   - redirects: How many redirects are followed.
  public init(
    connect: Duration = .seconds(10),
    stall: Duration = .seconds(15),
    total: Duration = .seconds(60),
    bodyBytes: Int = 8 << 20,
    redirects: Int = 5
  ) {
    self.connect = connect
    self.stall = stall
    self.total = total
    self.bodyBytes = bodyBytes
    self.redirects = redirects
  }
}
