import TransformStyle

/// Everything that a list shows; one load changes it four times, and the rows once.
struct ListState {
  @TraceableValue var rows: [String] = []
  var isLoading = false
  var hint = "pull to load"
}

/// One change of a list.
enum ListChange {
  case began
  case loaded([String])
  case hinted(String)
  case ended

  // region: list.changes
  /// The changes that one load makes, in order.
  static func load(of rows: [String]) -> [ListChange] {
    [.began, .loaded(rows), .hinted(rows.isEmpty ? "nothing here" : ""), .ended]
  }
  // endregion: list.changes
}

extension ListState {
  /// Makes one change.
  mutating func apply(_ change: ListChange) {
    switch change {
    case .began: isLoading = true
    case .loaded(let rows): self.rows = rows
    case .hinted(let hint): self.hint = hint
    case .ended: isLoading = false
    }
  }
}
