public import FeedModel

/// A page as a scenario writes it: what is left out is generated.
public struct PageSketch: Hashable, Sendable {
  /// What the page names as its following key.
  public enum Next: Hashable, Sendable {
    /// Left out: a generated key, one further than the request's.
    case following

    /// `»∅`: nothing follows.
    case end

    /// `»=`: the key that was asked for.
    case same

    /// `»2`, `»+20`: this key.
    case key(PageKey)
  }

  /// The rows' identities; nil when left out, and then two rows named after the request.
  public var rows: [String]?

  /// How many elements cannot be read, each written `?`.
  public var rejectedCount: Int

  /// What the page names as its following key.
  public var next: Next

  /// How many elements the origin says the feed has, written `#5`.
  public var total: Int?

  /// Creates a sketch.
  ///
  /// - Parameters:
  ///   - rows: The rows' identities; nil for generated ones.
  ///   - rejectedCount: How many elements cannot be read.
  ///   - next: The following key.
  ///   - total: How many elements the feed is said to have.
  public init(
    rows: [String]? = nil,
    rejectedCount: Int = 0,
    next: Next = .following,
    total: Int? = nil
  ) {
    self.rows = rows
    self.rejectedCount = rejectedCount
    self.next = next
    self.total = total
  }
}

extension PageSketch: CustomStringConvertible {
  /// The sketch in the contract's notation.
  public var description: String {
    var text = ""
    if let rows {
      let elements =
        rows.map(Notation.quoted) + Array(repeating: "?", count: max(rejectedCount, 0))
      text += "[" + elements.joined(separator: " ") + "]"
    }
    switch next {
    case .following: break
    case .end: text += "»∅"
    case .same: text += "»="
    case .key(let key): text += "»" + Notation.text(of: key)
    }
    if let total { text += "#\(total)" }
    return text
  }
}
