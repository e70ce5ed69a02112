internal import FeedModel
internal import Foundation

/// Plain data as JSON text, and back.
package enum DocumentText {
  /// Writes data as JSON with sorted keys, the same text for the same data.
  ///
  /// Of text from the network, whatever ``/FeedModel/PlainText`` would not print becomes a `\u`
  /// escape, so that the JSON can be shown in a terminal and still says the same.
  ///
  /// - Parameter value: Structures of text, numbers and truth values.
  /// - Returns: The JSON, without a line break at its end.
  package static func json(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Plain structures of text and numbers always encode.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return escaped(String(decoding: data, as: UTF8.self))
  }

  /// Reads data from JSON.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - schema: The schema that the text must name.
  /// - Returns: The data.
  /// - Throws: ``DocumentError`` when the text is no JSON, of another schema, or incomplete.
  package static func read<Value: Decodable>(
    _ json: String,
    schema: String
  ) throws(DocumentError) -> Value {
    let found = try decode(json, as: Head.self).schema
    guard found == schema else {
      throw .schema(found: String(found.prefix(60)), expected: schema)
    }
    return try decode(json, as: Value.self)
  }

  private struct Head: Decodable {
    let schema: String
  }

  private static func decode<Value: Decodable>(
    _ json: String,
    as type: Value.Type
  ) throws(DocumentError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw .malformed(error.reason)
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// Escapes inside the strings of a JSON text; outside them such scalars cannot stand, save the
  /// line breaks between the lines.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isEscaped) else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      guard isEscaped(scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && !scalar.isASCIIPrintable && PlainText(String(scalar)).description.count > 1
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIPrintable: Bool { (0x20..<0x7F).contains(value) }
}

extension DecodingError {
  /// What is wrong and where, on one line.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing\(context.place)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a value of another kind was expected\(context.place)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context): "a value cannot be\(context.place)"
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    guard !codingPath.isEmpty else { return " at the top" }
    return " in "
      + codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      .joined(separator: ".")
  }
}
