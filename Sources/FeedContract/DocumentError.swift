internal import FeedModel

/// Why a document cannot be read.
public enum DocumentError: Error, Hashable, Sendable {
  /// The text is not JSON of the expected shape; what the decoder says.
  case malformed(String)

  /// The document has another schema than the expected one.
  case schema(found: String, expected: String)

  /// A part has a value that cannot be.
  case value(String, of: String)
}

extension DocumentError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .malformed(let reason): "The document cannot be read: \(PlainText(reason))."
    case .schema(let found, let expected):
      "The document is a \(PlainText(found)), not a \(expected)."
    case .value(let value, let part): "\"\(PlainText(value))\" is no \(part)."
    }
  }
}
