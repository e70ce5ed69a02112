extension ListChanges {
  /// Finds what turns one list into another.
  ///
  /// Identities tell which rows are new and which are gone; the standard library's collection
  /// difference then compares the order of those that stayed.
  ///
  /// - Parameters:
  ///   - old: The list shown.
  ///   - new: The list to show.
  /// - Throws: ``DuplicateIdentity`` when rows or sections of one list cannot be told apart.
  /// - Complexity: O(n + n·m) for n rows of which m moved.
  public init<Section: DiffableSectionModelType>(
    from old: [Section],
    to new: [Section]
  ) throws(DuplicateIdentity) {
    self.init()
    let oldSections = try placesByIdentity(old.indices) { old[$0].id }
    let newSections = try placesByIdentity(new.indices) { new[$0].id }
    removedSections = old.indices.filter { newSections[old[$0].id] == nil }
    insertedSections = new.indices.filter { oldSections[new[$0].id] == nil }
    movedSections = moves(
      from: old.map(\.id).filter { newSections[$0] != nil },
      to: new.map(\.id).filter { oldSections[$0] != nil }
    ).compactMap { id in
      guard let from = oldSections[id], let to = newSections[id] else { return nil }
      return Move(from: from, to: to)
    }

    let oldRows = try placesByIdentity(rowPlaces(in: old)) { old[$0].id }
    let newRows = try placesByIdentity(rowPlaces(in: new)) { new[$0].id }
    var stayed: [Section.ID: [Section.Item.ID]] = [:]
    for place in rowPlaces(in: new) {
      let item = new[place]
      guard let earlier = oldRows[item.id] else {
        insertedRows.append(place)
        continue
      }
      if old[earlier] != item { changedRows.append(place) }
      if old[earlier.section].id == new[place.section].id {
        stayed[new[place.section].id, default: []].append(item.id)
      } else {
        movedRows.append(Move(from: earlier, to: place))
      }
    }
    removedRows = rowPlaces(in: old).filter { newRows[old[$0].id] == nil }
    for section in old {
      guard let later = stayed[section.id] else { continue }
      let kept = Set(later)
      let earlier = section.items.map(\.id).filter(kept.contains)
      for id in moves(from: earlier, to: later) {
        guard let from = oldRows[id], let to = newRows[id] else { continue }
        movedRows.append(Move(from: from, to: to))
      }
    }
    movedRows.sort { $0.to < $1.to }
  }
}

/// The identities whose order changed, of two lists with the same identities.
private func moves<ID: Hashable>(from old: [ID], to new: [ID]) -> [ID] {
  if old == new { return [] }
  return new.difference(from: old).insertions.map { change in
    switch change {
    case .insert(_, let id, _), .remove(_, let id, _): id
    }
  }
}

/// Where each identity stands.
private func placesByIdentity<Place, ID: Hashable>(
  _ places: some Sequence<Place>,
  identity: (Place) -> ID
) throws(DuplicateIdentity) -> [ID: Place] {
  var table: [ID: Place] = [:]
  for place in places {
    let id = identity(place)
    if table.updateValue(place, forKey: id) != nil {
      throw DuplicateIdentity(identity: "\(id)")
    }
  }
  return table
}

/// All places of rows, from the top.
private func rowPlaces<Section: SectionModelType>(in sections: [Section]) -> [RowPlace] {
  sections.indices.flatMap { section in
    sections[section].items.indices.map { RowPlace(section: section, row: $0) }
  }
}

extension Array where Element: SectionModelType {
  fileprivate subscript(place: RowPlace) -> Element.Item { self[place.section].items[place.row] }
}
