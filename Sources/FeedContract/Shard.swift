/// One part of an exploration that is split over machines.
public struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  public let index: Int

  /// How many parts there are.
  public let count: Int

  /// The whole exploration in one part.
  public static let whole = Shard(index: 1, count: 1)

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - index: Which part, from 1.
  ///   - count: How many parts there are, at least `index`.
  public init(index: Int, count: Int) {
    precondition(index >= 1 && index <= count, "A shard must be one of 1 to its count")
    self.index = index
    self.count = count
  }

  /// Reads a part as a command line gives it.
  ///
  /// - Parameter text: As in `2/8`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else { return nil }
    self.init(index: index, count: count)
  }

  func takes(_ task: Int) -> Bool { task % count == index - 1 }
}

extension Shard: CustomStringConvertible {
  /// As in `2/8`.
  public var description: String { "\(index)/\(count)" }
}
