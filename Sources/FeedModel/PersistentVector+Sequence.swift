extension PersistentVector: Sequence {
  /// Walks through the elements run by run.
  package struct Iterator: IteratorProtocol {
    private let vector: PersistentVector
    private var run: [Element] = []
    private var offset = 0
    private var reached = 0

    fileprivate init(_ vector: PersistentVector) { self.vector = vector }

    /// The next element, or nil after the last.
    package mutating func next() -> Element? {
      if offset == run.count {
        guard reached < vector.count else { return nil }
        (run, offset) = vector.run(at: reached)
        reached += run.count
      }
      defer { offset += 1 }
      return run[offset]
    }
  }

  /// How many elements there are.
  package var underestimatedCount: Int { count }

  /// Starts at the first element.
  package func makeIterator() -> Iterator { Iterator(self) }
}
