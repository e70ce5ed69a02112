/// The numbers that faults need.
public struct FaultSettings: Sendable, Equatable {
  /// The port to which `Fault.redirectOtherPort` and others lead; 9 is the discard service.
  public var otherPort: UInt16
  /// How long a client is asked to wait after a rate limit.
  public var retryAfter: Int
  /// The instant from which a date in `Retry-After` counts; nil for the system's clock.
  public var now: Int?
  /// The pause between two bytes of `Fault.slowDrip`.
  public var dripPause: Duration

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - otherPort: The port to which redirects lead.
  ///   - retryAfter: Seconds to wait after a rate limit.
  ///   - now: Seconds since 1970 from which a date in `Retry-After` counts; nil for the clock.
  ///   - dripPause: The pause between two bytes of a slow drip.
  public init(
    otherPort: UInt16 = 9,
    retryAfter: Int = 2,
    now: Int? = nil,
    dripPause: Duration = .milliseconds(1)
  ) {
    self.otherPort = otherPort
    self.retryAfter = retryAfter
    self.now = now
    self.dripPause = dripPause
  }
}
