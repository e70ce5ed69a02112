internal import FeedModel

extension FeedItems {
  /// The rows' identities, cleaned, with a blank between.
  var text: String { map { PlainText($0.id).description }.joined(separator: " ") }

  /// An identity that stands in the list more than once.
  var firstRepeatedIdentity: FeedItem.ID? {
    guard count > 1 else { return nil }
    if count <= 12 { return firstRepeatedIdentityOfFew }
    var seen = Set<FeedItem.ID>(minimumCapacity: count)
    for row in self where !seen.insert(row.id).inserted { return row.id }
    return nil
  }

  private var firstRepeatedIdentityOfFew: FeedItem.ID? {
    for place in indices.dropFirst() {
      for earlier in 0..<place where self[earlier].id == self[place].id { return self[place].id }
    }
    return nil
  }
}

extension FeedCursor {
  var text: String {
    switch self {
    case .notLoaded: "not loaded"
    case .next(let key): "next key \(PlainText(Notation.text(of: key)))"
    case .end: "the end"
    }
  }
}

extension LoadState {
  var text: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .failed(let error): "failed (\(PlainText(Notation.name(of: error))))"
    }
  }
}

extension FeedOperation {
  var text: String {
    switch self {
    case .firstLoad: "a first load"
    case .refresh: "a refresh"
    case .append: "an append"
    }
  }
}

extension FeedFailure {
  var text: String { "\(operation.text) failed (\(PlainText(Notation.name(of: error))))" }
}

extension PageRequest {
  var text: String {
    "\(operation.text) »\(Notation.text(of: key)) of \(Notation.text(of: topic))"
  }
}

extension FeedState {
  /// The state on one line.
  var text: String {
    let rows = "[\(items.text)]" + (isStale ? " stale" : "")
    return
      "\(PlainText(Notation.text(of: topic))) \(rows), \(cursor.text), "
      + "refresh \(refresh.text), append \(append.text)"
  }
}
