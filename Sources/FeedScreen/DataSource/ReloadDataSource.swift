/// A data source that draws everything anew with every update, and counts how often in vain.
public final class ReloadDataSource<Section: SectionModelType & Equatable> {
  /// The sections shown.
  public private(set) var sections: [Section] = []

  /// How often it was updated.
  public private(set) var counts = UpdateCounts()

  private let reload: ([Section]) -> Void

  /// Creates a data source without sections.
  ///
  /// - Parameter reload: Draws the sections.
  public init(reload: @escaping ([Section]) -> Void = { _ in }) {
    self.reload = reload
  }

  /// Takes sections and draws them, changed or not.
  ///
  /// - Parameter sections: What the list shows from now on.
  public func update(_ sections: [Section]) {
    counts.updates += 1
    counts.reloads += 1
    if counts.updates > 1, sections == self.sections { counts.redundant += 1 }
    self.sections = sections
    reload(sections)
  }
}
