internal import FeedModel

/// Text of a page or drawing, in which everything that comes from outside is escaped.
///
/// Only what stands in the source as a literal, and other markup, is taken as it is. A string put
/// into it is cleaned of control characters and escaped, so that no title can become an element:
///
/// ```swift
/// let markup: Markup = "<p>\(title)</p>"
/// ```
package struct Markup: Hashable, Sendable {
  /// The markup as it is written to a file.
  package private(set) var text: String

  private init(verbatim text: String) {
    self.text = text
  }

  /// Nothing.
  package init() {
    text = ""
  }

  /// Adds other markup at the end.
  ///
  /// - Parameters:
  ///   - markup: The markup to change.
  ///   - other: What is added.
  package static func += (markup: inout Markup, other: Markup) {
    markup.text += other.text
  }

  /// Text with the characters that mean something in markup replaced.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in PlainText(text).description {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Puts literals and values together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins with nothing.
    ///
    /// - Parameters:
    ///   - literalCapacity: How long the literals are.
    ///   - interpolationCount: How many values there are.
    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Adds a literal as it is.
    ///
    /// - Parameter literal: What stands in the source.
    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds text, cleaned and escaped.
    ///
    /// - Parameter value: Text of any origin.
    package mutating func appendInterpolation(_ value: String) { text += Markup.escaped(value) }

    /// Adds other markup.
    ///
    /// - Parameter markup: The markup.
    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    /// Adds a whole number.
    ///
    /// - Parameter number: The number.
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Adds a measure, to a tenth of a unit.
    ///
    /// - Parameter number: The number.
    package mutating func appendInterpolation(_ number: Double) {
      let tenths = Int((abs(number) * 10).rounded())
      text += (number < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10)"
      if tenths % 10 != 0 { text += ".\(tenths % 10)" }
    }
  }

  /// Takes a literal as it is.
  ///
  /// - Parameter value: What stands in the source.
  package init(stringLiteral value: String) { self.init(verbatim: value) }

  /// Takes literals and values put together.
  ///
  /// - Parameter stringInterpolation: What was put together.
  package init(stringInterpolation: StringInterpolation) {
    self.init(verbatim: stringInterpolation.text)
  }
}

extension Sequence<Markup> {
  /// All of them, one after another.
  ///
  /// - Parameter separator: What stands between two.
  /// - Returns: One markup.
  package func joined(by separator: Markup = "") -> Markup {
    var all = Markup()
    for (index, markup) in enumerated() {
      if index > 0 { all += separator }
      all += markup
    }
    return all
  }
}
