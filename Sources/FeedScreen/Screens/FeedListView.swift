public import FeedModel
public import Streams

/// The view that both screens are made of: a list with a header, a footer and a notice.
///
/// It knows no architecture. What a person does comes out of its relays; what is to be shown goes
/// in through its methods, which are in `FeedListView+Showing.swift`, and what a finger does in
/// `FeedListView+Gestures.swift`.
public final class FeedListView {
  /// The screen's name.
  public let title: String

  /// Pulls, and the first load.
  public let pulls = PublishRelay<Void>()

  /// The end of the list came near.
  public let ends = PublishRelay<Void>()

  /// Taps on retry.
  public let retries = PublishRelay<Void>()

  /// Chosen topics.
  public let choices = PublishRelay<FeedTopic>()

  /// Rows removed here.
  public let removals = PublishRelay<FeedItem.ID>()

  /// The rows; each update of it draws the list anew.
  public internal(set) var source = DiffedDataSource<FeedSection>()

  /// How far the screen is: made, loaded, shown, hidden.
  public internal(set) var life = LifeCycle()

  /// The control above the list.
  public internal(set) var header: RefreshHeader

  /// The control below the list.
  public internal(set) var footer: RefreshFooter

  /// What floats over the list.
  public internal(set) var notifications: HUD

  /// How many failures were announced.
  public internal(set) var announcementCount = 0

  /// The feed's state, as it was shown last.
  var situation = FeedState()

  /// How the last refresh that ended did so.
  var ending: RefreshEnding?

  var list: ListView<any FeedCell>
  var contents: ScreenContents
  let rowHeight: Int
  let clock: () -> Duration

  /// Creates an empty view.
  ///
  /// - Parameters:
  ///   - title: The screen's name.
  ///   - colour: The colour of the name.
  ///   - size: How large the view is.
  ///   - rowHeight: How high a row is: 1, or 2 with the detail below.
  ///   - footer: When the footer asks for more.
  ///   - clock: The time, for notices; any beginning.
  ///   - makeCell: Makes a cell when no other can be used again.
  public init(
    title: String,
    colour: CellStyle.Colour = .plain,
    size: GridSize,
    rowHeight: Int = 1,
    footer: RefreshFooter.Style = .auto(PrefetchRule(distance: 1)),
    clock: @escaping () -> Duration = { .zero },
    makeCell: @escaping () -> any FeedCell
  ) {
    self.title = title
    self.rowHeight = rowHeight
    self.clock = clock
    self.footer = RefreshFooter(style: footer)
    header = RefreshHeader(height: 1)
    notifications = HUD()
    contents = ScreenContents(title: title, colour: colour)
    let rows = ShownRows()
    list = ListView(
      height: size.rows - ScreenContents.barHeight,
      makeCell: makeCell,
      configure: { cell, element in
        if let item = rows.item(at: element) { cell.show(item) }
      }
    )
    source = DiffedDataSource { [unowned self] sections, _ in
      let earlier = rows.sections
      rows.sections = sections
      layOut(sections, after: earlier)
    }
    list.move { $0.setBottomInset(1) }
  }

  /// How many cells exist.
  public var cellCount: Int { list.cellCount }

  /// How often a cell was filled: the cost of all frames so far.
  public var configuredCount: Int { list.configuredCount }

  /// The window onto the rows.
  public var viewport: Viewport { list.viewport }

  /// The selected row; nil when none is.
  public var selectedItem: FeedItem? {
    list.selection.map { source.sections.item(at: $0) }
  }

  /// Changes the size; what is shown stays as far as it can.
  ///
  /// - Parameter size: How large the view is.
  public func resize(to size: GridSize) {
    list.resize(height: size.rows - ScreenContents.barHeight)
    if let selection = list.selection { list.select(selection) }
  }

  /// Lays other rows out: the selection follows its row, and a cell whose row did not change stays.
  private func layOut(_ sections: [FeedSection], after earlier: [FeedSection]) {
    let layout = ListLayout(
      sections.map { section in
        ListLayout.Section(
          headerHeight: section.items.isEmpty ? 0 : 1,
          rows: RowExtents(uniform: rowHeight, count: section.items.count)
        )
      }
    )
    let selected = list.selection.flatMap { sections.place(of: earlier.item(at: $0)) }
    list.update(layout, selection: selected) { element in
      guard let place = element.place else { return element }
      let item = earlier.item(at: place)
      return sections.place(of: item).flatMap { sections.item(at: $0) == item ? .row($0) : nil }
    }
  }
}

extension [FeedSection] {
  fileprivate func item(at place: RowPlace) -> FeedItem { self[place.section].items[place.row] }

  /// Where a row of the same identity stands.
  fileprivate func place(of item: FeedItem) -> RowPlace? {
    for (index, section) in enumerated() {
      if let row = section.items.place(of: item.id) { return RowPlace(section: index, row: row) }
    }
    return nil
  }
}

/// The rows that cells are filled from.
private final class ShownRows {
  var sections: [FeedSection] = []

  func item(at element: ListElement) -> FeedItem? {
    element.place.map { sections.item(at: $0) }
  }
}
