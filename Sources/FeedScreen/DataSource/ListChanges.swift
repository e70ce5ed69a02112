/// What turns one list of sections into another.
///
/// As in a table's batch update, removals and the beginnings of moves are places in the old list,
/// insertions, the ends of moves and changed rows are places in the new one.
public struct ListChanges: Hashable, Sendable {
  /// Something that stands elsewhere now.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was in the old list.
    public let from: Place

    /// Where it is in the new list.
    public let to: Place
  }

  /// Sections of the old list that are gone.
  public var removedSections: [Int] = []

  /// Sections that the old list did not have.
  public var insertedSections: [Int] = []

  /// Sections that changed their order.
  public var movedSections: [Move<Int>] = []

  /// Rows of the old list that are gone.
  public var removedRows: [RowPlace] = []

  /// Rows that the old list did not have.
  public var insertedRows: [RowPlace] = []

  /// Rows that changed their order or their section.
  public var movedRows: [Move<RowPlace>] = []

  /// Rows that were there and have other content now.
  public var changedRows: [RowPlace] = []

  /// Creates no changes.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool { self == ListChanges() }
}
