/// A list as geometry: what is where, which cells show it, what is selected.
///
/// The list asks for a cell only for what the window shows. A frame costs as much for ten thousand
/// rows as for a hundred.
public final class ListView<Cell> {
  /// Where everything stands.
  public private(set) var layout = ListLayout()

  /// Which part is seen.
  public private(set) var viewport: Viewport

  /// The selected row; nil when none is.
  public private(set) var selection: RowPlace?

  /// How often a cell was filled: the cost of all frames so far.
  public private(set) var configuredCount = 0

  private var pool: ReusePool<Cell>
  private var shown: [ListElement: Cell] = [:]
  private let configure: (Cell, ListElement) -> Void

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - height: How many rows its window has.
  ///   - makeCell: Makes a cell when no other can be used again.
  ///   - configure: Fills a cell with what an element shows.
  public init(
    height: Int,
    makeCell: @escaping () -> Cell,
    configure: @escaping (Cell, ListElement) -> Void
  ) {
    viewport = Viewport(height: height)
    pool = ReusePool(make: makeCell)
    self.configure = configure
  }

  /// How many cells exist: made, whether shown or waiting.
  public var cellCount: Int { pool.madeCount }

  /// How often a cell was used again.
  public var reusedCount: Int { pool.reusedCount }

  /// Takes a new layout; every shown cell is filled anew.
  ///
  /// - Parameters:
  ///   - layout: Where everything stands from now on.
  ///   - selection: The row selected from now on, so that a selection can follow its row.
  public func reload(_ layout: ListLayout, selection: RowPlace? = nil) {
    reload(layout, selection: selection, returnsCells: true)
  }

  private func reload(_ layout: ListLayout, selection: RowPlace?, returnsCells: Bool) {
    self.layout = layout
    self.selection = selection
    if returnsCells { for cell in shown.values { pool.enqueue(cell) } }
    shown = [:]
    viewport.resize(height: viewport.height, contentHeight: layout.contentHeight)
  }

  /// Takes a new layout and keeps the cells of what only stands elsewhere.
  ///
  /// - Parameters:
  ///   - layout: Where everything stands from now on.
  ///   - selection: The row selected from now on.
  ///   - place: Where an element stands from now on; nil when it is gone or looks different.
  /// - Complexity: Grows with what is shown, not with the list.
  public func update(
    _ layout: ListLayout,
    selection: RowPlace?,
    place: (ListElement) -> ListElement?
  ) {
    let earlier = shown
    reload(layout, selection: selection, returnsCells: false)
    for (element, cell) in earlier {
      if let place = place(element), shown[place] == nil {
        shown[place] = cell
      } else {
        pool.enqueue(cell)
      }
    }
  }

  /// Changes how many rows the window has.
  ///
  /// - Parameter height: How many rows.
  public func resize(height: Int) {
    viewport.resize(height: height, contentHeight: layout.contentHeight)
  }

  /// Moves the window.
  ///
  /// - Parameter change: What happens to the window.
  public func move(_ change: (inout Viewport) -> Void) { change(&viewport) }

  /// Selects a row, or none.
  ///
  /// - Parameter place: The row; one that does not exist selects none.
  public func select(_ place: RowPlace?) {
    selection = place.flatMap { place in
      guard layout.sections.indices.contains(place.section),
        (0..<layout.sections[place.section].rows.count).contains(place.row)
      else { return nil }
      return place
    }
    if let selection { viewport.reveal(layout.extent(of: .row(selection))) }
  }

  /// Lays out one frame: cells scrolled out are given back, cells scrolled in are filled.
  ///
  /// - Returns: What the window shows, from the top, each with its cell.
  /// - Complexity: O(log n + k) for n rows of which k are seen.
  public func layoutCells() -> [(placed: ListLayout.Placed, cell: Cell)] {
    let placed = layout.elements(in: viewport.visible)
    let seen = Set(placed.map(\.element))
    for (element, cell) in shown where !seen.contains(element) {
      shown[element] = nil
      pool.enqueue(cell)
    }
    return placed.map { ($0, cell(for: $0.element)) }
  }

  private func cell(for element: ListElement) -> Cell {
    if let cell = shown[element] { return cell }
    let cell = pool.dequeue()
    configure(cell, element)
    configuredCount += 1
    shown[element] = cell
    return cell
  }
}
