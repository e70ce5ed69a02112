/// A JSON value whose members keep their order, so that the same page is the same bytes.
indirect enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value.
  struct Member: Sendable, Equatable {
    let name: String
    let value: JSON
  }

  /// The value as UTF-8 text.
  var bytes: [UInt8] { Array(text.utf8) }

  /// The value as text; only what JSON requires is escaped.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
