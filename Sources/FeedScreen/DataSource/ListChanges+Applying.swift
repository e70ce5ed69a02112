extension ListChanges {
  /// Carries out the changes on rows only, as a table would, taking new content from the new list.
  ///
  /// - Parameters:
  ///   - old: The list shown, as items by section.
  ///   - new: The list to show.
  /// - Returns: What the table shows afterwards; equal to the new list when the changes are right.
  public func applied<Item>(to old: [[Item]], contentOf new: [[Item]]) -> [[Item]] {
    var sections: [Int: [Item]] = [:]
    let leaving = Set(removedRows).union(movedRows.map(\.from))
    for section in old.indices {
      sections[section] = old[section].indices.filter {
        !leaving.contains(RowPlace(section: section, row: $0))
      }.map { old[section][$0] }
    }
    var order = old.indices.filter { !removedSections.contains($0) }
    let moved = Set(movedSections.map(\.from))
    order.removeAll(where: moved.contains)
    var arriving = movedSections.map { ($0.to, Optional($0.from)) }
    arriving += insertedSections.map { ($0, nil) }
    var result: [[Item]] = order.map { sections[$0] ?? [] }
    for (place, source) in arriving.sorted(by: { $0.0 < $1.0 }) {
      result.insert(source.flatMap { sections[$0] } ?? [], at: place)
    }
    for place in (insertedRows + movedRows.map(\.to)).sorted() {
      result[place.section].insert(new[place.section][place.row], at: place.row)
    }
    for place in changedRows { result[place.section][place.row] = new[place.section][place.row] }
    return result
  }
}
