/// What a long run looks like at one moment, when nothing is open.
public struct SoakMark: Hashable, Sendable, Codable {
  /// How many intents were sent so far.
  public let intents: Int

  /// How many states were seen so far; of a screen, how many updates its list got.
  public let states: Int

  /// How many failures were announced so far.
  public let failures: Int

  /// How many frames were drawn so far; none where there is no screen.
  public let frames: Int

  /// Bytes that the allocator has handed out and not taken back.
  public let bytes: Int

  /// Objects of the stream graph that are alive.
  public let liveObjects: Int

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - intents: How many intents were sent so far.
  ///   - states: How many states were seen so far.
  ///   - failures: How many failures were announced so far.
  ///   - frames: How many frames were drawn so far.
  ///   - bytes: Bytes in use.
  ///   - liveObjects: Objects of the stream graph that are alive.
  public init(
    intents: Int,
    states: Int,
    failures: Int,
    frames: Int = 0,
    bytes: Int,
    liveObjects: Int
  ) {
    self.intents = intents
    self.states = states
    self.failures = failures
    self.frames = frames
    self.bytes = bytes
    self.liveObjects = liveObjects
  }
}
