import FeedModel

/// Which names carry secrets, and what is shown in their place.
enum Secrets {
  /// What stands where a secret would.
  static let mask = "<secret>"

  private static let words: [[UInt8]] = [
    "authorization", "cookie", "token", "secret", "password", "passwd", "apikey", "api-key",
    "api_key", "access_key", "access-key", "credential", "signature", "session",
  ].map { Array($0.utf8) }

  private static let wholeNames = ["key", "sig", "auth", "pwd", "code"].map { Array($0.utf8) }

  private static func isPart(_ word: [UInt8], of name: [UInt8]) -> Bool {
    guard name.count >= word.count else { return false }
    return (0...name.count - word.count).contains { name[$0...].starts(with: word) }
  }

  /// Whether a header field or query item of this name holds a secret.
  static func isSecret(name: String) -> Bool {
    let bytes = name.utf8.map(ASCII.lowercased)
    return wholeNames.contains { $0.elementsEqual(bytes) }
      || words.contains { isPart($0, of: bytes) }
  }

  /// The text without anything that could steer a terminal.
  static func clean(_ text: String) -> String { "\(PlainText(text))" }

  /// A URL as it may be shown: no user, no fragment, no value of a secret query item.
  static func redacted(url: String) -> String {
    var text = Substring(url)
    if let fragment = text.firstIndex(of: "#") { text = text[..<fragment] }
    let question = text.firstIndex(of: "?") ?? text.endIndex
    var shown = withoutUser(text[..<question])
    if question < text.endIndex {
      let items = text[text.index(after: question)...]
        .split(separator: "&", omittingEmptySubsequences: false)
      shown += "?" + items.map(redacted(item:)).joined(separator: "&")
    }
    return clean(shown)
  }

  private static func redacted(item: Substring) -> String {
    guard let equals = item.firstIndex(of: "=") else { return String(item) }
    let name = PercentEncoding.decoded(String(item[..<equals])) ?? String(item[..<equals])
    return isSecret(name: name) ? "\(item[..<equals])=\(mask)" : String(item)
  }

  private static func withoutUser(_ text: Substring) -> String {
    guard let scheme = text.firstRange(of: "//") else { return String(text) }
    let rest = text[scheme.upperBound...]
    let authorityEnd = rest.firstIndex { $0 == "/" || $0 == "\\" } ?? rest.endIndex
    guard let sign = rest[..<authorityEnd].lastIndex(of: "@") else { return String(text) }
    return text[..<scheme.upperBound] + mask + rest[sign...]
  }
}
