/// What a long run looks like at one moment.
public struct SoakMark: Hashable, Sendable, Codable {
  /// How many intents were sent so far.
  public let intents: Int

  /// How many states were seen so far.
  public let states: Int

  /// How many failures were announced so far.
  public let failures: Int

  /// Bytes that the allocator has handed out and not taken back.
  public let bytes: Int

  /// Objects of the stream graph that are alive.
  public let liveObjects: Int
}
