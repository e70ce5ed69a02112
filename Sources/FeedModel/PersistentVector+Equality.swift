extension PersistentVector: Equatable where Element: Equatable {
  /// Whether both lists have equal elements in the same order.
  ///
  /// - Complexity: O(1) when the counts or the newest elements differ. Versions of one history
  ///   differ in O(m log₃₂ n) for m chunks changed between them; other lists take O(n).
  package static func == (first: PersistentVector, second: PersistentVector) -> Bool {
    guard first.count == second.count else { return false }
    if first.tail.live == second.tail.live, first.slotCount == second.slotCount {
      guard first.tail.elements == second.tail.elements else { return false }
      guard let one = first.root, let other = second.root else { return true }
      if let answer = one.compare(with: other) { return answer }
    }
    return first.hasSameRuns(as: second)
  }

  private func hasSameRuns(as other: PersistentVector) -> Bool {
    var place = 0
    while place < count {
      let (mine, start) = run(at: place)
      let (others, otherStart) = other.run(at: place)
      let length = Swift.min(mine.count - start, others.count - otherStart)
      let slice = others[otherStart..<(otherStart + length)]
      guard mine[start..<(start + length)] == slice else { return false }
      place += length
    }
    return true
  }
}
