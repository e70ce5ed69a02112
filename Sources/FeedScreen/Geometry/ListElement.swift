/// Something that takes up height in a list.
public enum ListElement: Hashable, Sendable {
  /// The title line of a section.
  case header(section: Int)

  /// A row.
  case row(RowPlace)

  /// The row's place; nil for a title line.
  public var place: RowPlace? {
    guard case .row(let place) = self else { return nil }
    return place
  }
}
