/// Random orders beyond the exhaustive depth.
///
/// The same seed gives the same orders everywhere.
public struct Walks: Hashable, Sendable {
  /// How many orders.
  public var count: Int

  /// How many steps each order has.
  public var length: Int

  /// Where the random numbers begin.
  public var seed: UInt64

  /// Creates random walks.
  ///
  /// - Parameters:
  ///   - count: How many orders.
  ///   - length: How many steps each order has.
  ///   - seed: Where the random numbers begin.
  public init(count: Int, length: Int, seed: UInt64) {
    self.count = count
    self.length = length
    self.seed = seed
  }
}
