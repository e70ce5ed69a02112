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
    try addRows(from: old, rowPlaces(in: old), to: new, rowPlaces(in: new))
  }

  /// Finds what turns one version of a section into another, between equal ends.
  ///
  /// - Parameters:
  ///   - old: The section shown.
  ///   - new: The section to show.
  ///   - ends: How far they are equal from both ends.
  /// - Throws: ``DuplicateIdentity`` when rows between the ends cannot be told apart.
  /// - Complexity: O(n + n·m) for n rows between the ends, of which m moved.
  public init<Section: DiffableSectionModelType>(
    from old: Section,
    to new: Section,
    between ends: EqualEnds
  ) throws(DuplicateIdentity) {
    self.init()
    let oldRows = ends.middle(of: old.items.count).map { RowPlace(section: 0, row: $0) }
    let newRows = ends.middle(of: new.items.count).map { RowPlace(section: 0, row: $0) }
    if oldRows.isEmpty {
      insertedRows = newRows
    } else if newRows.isEmpty {
      removedRows = oldRows
    } else {
      try addRows(from: [old], oldRows, to: [new], newRows)
    }
  }

  /// Adds what happened to rows, of which only these places are looked at.
  private mutating func addRows<Section: DiffableSectionModelType>(
    from old: [Section],
    _ oldPlaces: [RowPlace],
    to new: [Section],
    _ newPlaces: [RowPlace]
  ) throws(DuplicateIdentity) {
    let oldRows = try placesByIdentity(oldPlaces) { old[$0].id }
    let newRows = try placesByIdentity(newPlaces) { new[$0].id }
    var later: [Section.ID: [Section.Item.ID]] = [:]
    for place in newPlaces {
      let item = new[place]
      guard let earlier = oldRows[item.id] else {
        insertedRows.append(place)
        continue
      }
      if old[earlier] != item { changedRows.append(place) }
      if old[earlier.section].id == new[place.section].id {
        later[new[place.section].id, default: []].append(item.id)
      } else {
        movedRows.append(Move(from: earlier, to: place))
      }
    }
    var earlier: [Section.ID: [Section.Item.ID]] = [:]
    for place in oldPlaces {
      let (id, section) = (old[place].id, old[place.section].id)
      guard let target = newRows[id] else {
        removedRows.append(place)
        continue
      }
      if new[target.section].id == section { earlier[section, default: []].append(id) }
    }
    for section in old {
      guard let before = earlier[section.id], let after = later[section.id] else { continue }
      for id in moves(from: before, to: after) {
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
