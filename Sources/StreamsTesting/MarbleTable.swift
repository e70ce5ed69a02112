/// What happened on several streams at the same instants, as text.
///
///     ms    0  100  300
///     taps  R  -    M
///     seen  a  bc   #
///
/// The first row names instants in virtual milliseconds. Each other row is a lane with one cell for
/// each instant; several keys in a cell happened in that order. Alignment is only looks.
public struct MarbleTable: Equatable {
  /// One thing that happened on a lane.
  public enum Key: Hashable, Sendable {
    /// A value, written as a letter or a digit, or in quotes if its name is longer.
    case value(String)
    /// An error, written `#`.
    case error
    /// A completion, written `|`.
    case completed
    /// A subscription, written `^`.
    case subscribed
    /// A disposal, written `!`.
    case disposed
  }

  /// What happened on one stream.
  public struct Lane: Equatable {
    /// The name of the stream.
    public var name: String
    /// What happened at each instant, in order.
    public var cells: [[Key]]

    /// Creates a lane.
    public init(name: String, cells: [[Key]]) {
      self.name = name
      self.cells = cells
    }
  }

  /// The instants, rising, in virtual milliseconds.
  public var times: [Int]
  /// The lanes, from top to bottom.
  public var lanes: [Lane]

  /// Creates a table.
  ///
  /// - Precondition: The times rise, and each lane has as many cells as there are instants.
  public init(times: [Int], lanes: [Lane]) {
    precondition(
      zip(times, times.dropFirst()).allSatisfy(<),
      "The times of a marble table rise."
    )
    precondition(
      lanes.allSatisfy { $0.cells.count == times.count },
      "Each lane of a marble table has as many cells as there are instants."
    )
    self.times = times
    self.lanes = lanes
  }
}
