extension FeedItems: RandomAccessCollection {
  /// Walks through the rows, up to 32 at a time.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var run: [FeedItem] = []
    @usableFromInline var offset = 0
    private var reached = 0
    private let storage: Storage

    fileprivate init(_ storage: Storage) { self.storage = storage }

    /// The next row, or nil after the last.
    @inlinable
    public mutating func next() -> FeedItem? {
      guard offset < run.count || moveToNextRun() else { return nil }
      defer { offset += 1 }
      return run[offset]
    }

    @usableFromInline
    mutating func moveToNextRun() -> Bool {
      guard reached < storage.count else { return false }
      (run, offset) = storage.run(at: reached)
      reached += run.count
      return true
    }
  }

  /// The index of the first row.
  public var startIndex: Int { 0 }

  /// The index after the last row.
  public var endIndex: Int { storage.count }

  /// The row at a place.
  ///
  /// - Complexity: O(log n) with a base of 32; 32 times that once rows were removed.
  public subscript(position: Int) -> FeedItem {
    precondition(position >= 0 && position < count, "A row's place lies within the list")
    let (run, offset) = storage.run(at: position)
    return run[offset]
  }

  /// Starts at the first row.
  public func makeIterator() -> Iterator { Iterator(storage) }
}
