/// Hands out objects and knows which of them are still alive.
///
/// An object of a ledger, captured in a closure or sent as a value, shows whether that closure or
/// that value was let go.
public final class LifetimeLedger {
  fileprivate final class Book {
    var alive: [Int: String] = [:]
    var count = 0
  }

  /// An object whose life is written down.
  public final class Entry: CustomStringConvertible {
    /// What the object is called.
    public let name: String
    private let book: Book
    private let number: Int

    fileprivate init(_ name: String, _ book: Book) {
      self.name = name
      self.book = book
      book.count += 1
      number = book.count
      book.alive[number] = name
    }

    /// What the object is called.
    public var description: String { name }

    deinit {
      book.alive[number] = nil
    }
  }

  private let book = Book()

  /// Creates a ledger.
  public init() {}

  /// Makes an object.
  public func entry(_ name: String) -> Entry {
    Entry(name, book)
  }

  /// The names of the objects that are alive, oldest first.
  public var alive: [String] {
    book.alive.sorted { $0.key < $1.key }.map(\.value)
  }
}
