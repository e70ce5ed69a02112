extension PersistentNode where Element: Equatable {
  /// Whether both nodes have equal elements; nil when they have different gaps, so that slots say
  /// nothing about places.
  func compare(with other: PersistentNode) -> Bool? {
    if self === other { return true }
    switch (contents, other.contents) {
    case (.chunk(let mine), .chunk(let others)):
      return mine.live == others.live ? mine.elements == others.elements : nil
    case (.branch(let mine), .branch(let others)):
      guard mine.count == others.count else { return nil }
      for (child, otherChild) in zip(mine, others) {
        let answer = child.compare(with: otherChild)
        guard answer == true else { return answer }
      }
      return true
    default:
      return nil
    }
  }
}
