/// Where every section title and every row of a list stands.
///
/// Only running totals of the sections are kept beside each section's ``RowExtents``: a question
/// about a place or a height costs a binary search over sections and one over rows, and a question
/// about a viewport grows with what the viewport shows, not with the list.
public struct ListLayout: Hashable, Sendable {
  /// One section: a title line of some height, then rows.
  public struct Section: Hashable, Sendable {
    /// How high the title line is; 0 for none.
    public var headerHeight: Int

    /// How high the rows are.
    public var rows: RowExtents

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - headerHeight: How high the title line is; 0 for none.
    ///   - rows: How high the rows are.
    public init(headerHeight: Int = 0, rows: RowExtents) {
      self.headerHeight = max(headerHeight, 0)
      self.rows = rows
    }

    /// How high the section is altogether.
    public var height: Int { headerHeight + rows.total }
  }

  /// An element and the part of the content it covers.
  public struct Placed: Hashable, Sendable {
    /// What it is.
    public let element: ListElement

    /// The content rows it covers.
    public let extent: Range<Int>
  }

  /// The sections, from the top.
  public private(set) var sections: [Section] = []
  private var tops = [0]

  /// Creates a layout.
  ///
  /// - Parameter sections: The sections, from the top.
  public init(_ sections: some Sequence<Section> = []) {
    for section in sections { append(section) }
  }

  /// Adds a section at the end.
  ///
  /// - Parameter section: The section.
  public mutating func append(_ section: Section) {
    sections.append(section)
    tops.append(contentHeight + section.height)
  }

  /// How high everything is together.
  public var contentHeight: Int { tops.last ?? 0 }

  /// How many rows all sections have together.
  ///
  /// - Complexity: O(s) in the number of sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The part of the content that an element covers.
  ///
  /// - Parameter element: A title line or a row that exists.
  /// - Returns: The content rows from its first to after its last.
  public func extent(of element: ListElement) -> Range<Int> {
    switch element {
    case .header(let section):
      return tops[section]..<tops[section] + sections[section].headerHeight
    case .row(let place):
      let section = sections[place.section]
      let top = tops[place.section] + section.headerHeight + section.rows.top(of: place.row)
      return top..<top + section.rows.height(of: place.row)
    }
  }

  /// The element that covers a content row.
  ///
  /// - Parameter distance: The distance from the beginning of the content.
  /// - Returns: The element, or nil outside of the content.
  /// - Complexity: O(log s + log r) in the numbers of sections and of rows in one.
  public func element(at distance: Int) -> ListElement? {
    guard distance >= 0, distance < contentHeight,
      let index = tops.lastPlace(notAbove: distance)
    else { return nil }
    let section = sections[index]
    let inside = distance - tops[index] - section.headerHeight
    if inside < 0 { return .header(section: index) }
    return section.rows.row(at: inside).map { .row(RowPlace(section: index, row: $0)) }
  }

  /// The elements that a part of the content shows, from the top.
  ///
  /// - Parameter part: Content rows; what lies outside of the content is left out.
  /// - Returns: Every element that covers at least one of them.
  /// - Complexity: O(log s + k log r) for k elements in the part.
  public func elements(in part: Range<Int>) -> [Placed] {
    var placed: [Placed] = []
    var distance = max(part.lowerBound, 0)
    while distance < part.upperBound, let element = element(at: distance) {
      let extent = extent(of: element)
      placed.append(Placed(element: element, extent: extent))
      distance = extent.upperBound
    }
    return placed
  }
}
