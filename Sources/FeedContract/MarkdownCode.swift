internal import FeedModel

/// Text of unknown origin as code in GitHub's Markdown, where it stays text.
enum MarkdownCode {
  /// Text as a code span that may stand in a cell of a table.
  ///
  /// Control characters become escapes as in ``/FeedModel/PlainText``, and so does `|`: a cell ends
  /// at it even inside code, and `\|` would not help after a backslash.
  ///
  /// - Parameter text: The text.
  /// - Returns: A code span; nothing for no text.
  static func span(_ text: String) -> String {
    if text.isEmpty { return "" }
    var plain = ""
    for scalar in PlainText(text).description.unicodeScalars {
      if scalar == "|" { plain += "\\u{7c}" } else { plain.unicodeScalars.append(scalar) }
    }
    let fence = String(repeating: "`", count: longestRun(in: plain) + 1)
    // One space on either side is no part of the code, unless there is nothing but spaces.
    let ends = [plain.unicodeScalars.first, plain.unicodeScalars.last]
    let isPadded = ends.contains("`") || ends.contains(" ")
    let pad = isPadded && plain.contains { $0 != " " } ? " " : ""
    return fence + pad + plain + pad + fence
  }

  /// Text as a block of code.
  ///
  /// - Parameter text: Lines, cleaned already.
  /// - Returns: The block, whose fence is longer than any that the text has.
  static func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(longestRun(in: text) + 1, 3))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// Text as words when they can mean nothing else, as code otherwise.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text or a code span.
  static func prose(_ text: String) -> String {
    let isProse =
      PlainText(text).description == text && text.first != " " && text.last != " "
      && text.allSatisfy { $0.isLetter || $0.isNumber || " ,'".contains($0) }
    return isProse ? text : span(text)
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
