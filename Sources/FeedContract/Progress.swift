/// How far an exploration is.
public struct Progress: Hashable, Sendable {
  /// The length of the orders that are being run.
  public let level: Int

  /// The length of the longest orders that were asked for.
  public let depth: Int

  /// How many orders of this length were run.
  public let orders: Int

  /// Into how many tasks the orders of this length are divided.
  public let tasks: Int
}
