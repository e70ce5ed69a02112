/// A data source that finds out what changed and only touches that.
///
/// The first update, and one in which an identity comes twice, reload: a list that diffs must not
/// trap on a feed with duplicates. Which identity it was stands in ``duplicate``.
public final class DiffedDataSource<Section: DiffableSectionModelType & Equatable> {
  /// What a list is to do with an update.
  public enum Update {
    /// Draw everything anew.
    case reload

    /// Carry out these changes.
    case changes(ListChanges)
  }

  /// The sections shown.
  public private(set) var sections: [Section] = []

  /// How often it was updated, and what for.
  public private(set) var counts = UpdateCounts()

  /// What came twice in the newest update; nil when nothing did.
  public private(set) var duplicate: DuplicateIdentity?

  private let perform: ([Section], Update) -> Void

  /// Creates a data source without sections.
  ///
  /// - Parameter perform: Carries out an update; not called when nothing changed.
  public init(perform: @escaping ([Section], Update) -> Void = { _, _ in }) {
    self.perform = perform
  }

  /// Takes sections and carries out what changed.
  ///
  /// - Parameter sections: What the list shows from now on.
  /// - Complexity: O(n) in the number of rows, when few of them moved; when there is one section that
  ///   can tell how far it is equal, in the number of rows between its equal ends.
  public func update(_ sections: [Section]) {
    counts.updates += 1
    let isFirst = counts.updates == 1
    if !isFirst, sections == self.sections {
      counts.redundant += 1
      return
    }
    let update = isFirst ? .reload : changes(to: sections)
    self.sections = sections
    switch update {
    case .reload: counts.reloads += 1
    case .changes(let changes): counts.add(changes)
    }
    perform(sections, update)
  }

  private func changes(to sections: [Section]) -> Update {
    if sections.count == 1, let earlier = self.sections.first, self.sections.count == 1,
      let ends = sections[0].equalEnds(with: earlier)
    {
      return changes { () throws(DuplicateIdentity) in
        try ListChanges(from: earlier, to: sections[0], between: ends)
      }
    }
    return changes { () throws(DuplicateIdentity) in
      try ListChanges(from: self.sections, to: sections)
    }
  }

  private func changes(_ find: () throws(DuplicateIdentity) -> ListChanges) -> Update {
    do throws(DuplicateIdentity) {
      duplicate = nil
      return .changes(try find())
    } catch {
      duplicate = error
      return .reload
    }
  }
}

extension UpdateCounts {
  fileprivate mutating func add(_ changes: ListChanges) {
    inserted += changes.insertedRows.count
    removed += changes.removedRows.count
    moved += changes.movedRows.count
    changed += changes.changedRows.count
  }
}
