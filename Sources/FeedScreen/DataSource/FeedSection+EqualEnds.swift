import FeedModel

extension FeedSection {
  /// How far two versions of one topic's rows are equal from both ends.
  ///
  /// Two lists of which one came from the other share their beginning, so that whole runs of rows
  /// are known to be equal without looking at them; no identity comes twice in either.
  ///
  /// - Parameter earlier: The section before.
  /// - Returns: The ends; nil when the topic is another one.
  /// - Complexity: O(n) in the number of shared runs, of 32 rows or more each, and in the number of
  ///   equal rows that are not shared.
  public func equalEnds(with earlier: FeedSection) -> EqualEnds? {
    guard earlier.topic == topic else { return nil }
    let first = equalBeginning(with: earlier)
    return EqualEnds(first: first, last: equalEnd(with: earlier, after: first))
  }

  private func equalBeginning(with earlier: FeedSection) -> Int {
    let limit = min(earlier.items.count, items.count)
    var place = 0
    while place < limit {
      let (old, oldOffset) = earlier.items.storage.run(at: place)
      let (new, newOffset) = items.storage.run(at: place)
      let length = min(old.count - oldOffset, new.count - newOffset, limit - place)
      if oldOffset != newOffset || old != new {
        for index in 0..<length where old[oldOffset + index] != new[newOffset + index] {
          return place + index
        }
      }
      place += length
    }
    return limit
  }

  /// Goes upwards from the ends, and not past what is equal from the top.
  private func equalEnd(with earlier: FeedSection, after first: Int) -> Int {
    let limit = min(earlier.items.count, items.count) - first
    var count = 0
    while count < limit {
      let (old, oldOffset) = earlier.items.storage.run(at: earlier.items.count - count - 1)
      let (new, newOffset) = items.storage.run(at: items.count - count - 1)
      let length = min(oldOffset + 1, newOffset + 1, limit - count)
      for index in 0..<length where old[oldOffset - index] != new[newOffset - index] {
        return count + index
      }
      count += length
    }
    return limit
  }
}
