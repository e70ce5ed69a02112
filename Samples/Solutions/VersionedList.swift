/// TraceableList: a state that counts the versions of its rows itself.
public struct VersionedList: Sendable {
  /// The rows; each write is a version.
  public var rows: [String] = [] {
    didSet { version += 1 }
  }

  /// How often the rows were written.
  public private(set) var version = 0

  /// Whether they are being loaded, which is none of the rows' business.
  public var isLoading = false

  /// Creates an empty list.
  public init() {}
}
