extension OriginRequest {
  /// Reads the head of a request, up to and without its empty line; nil when it is malformed.
  init?(head: ArraySlice<UInt8>) {
    var lines = head.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = first.split(separator: ASCII.space, omittingEmptySubsequences: false)
    guard words.count == 3, let method = words.first, !method.isEmpty, !words[1].isEmpty else {
      return nil
    }
    self.method = String(decoding: method, as: UTF8.self)
    self.targetBytes = Array(words[1])
    self.target = String(decoding: words[1], as: UTF8.self)
    self.version = ASCII.trimmed(words[2])
    guard version.hasPrefix("HTTP/1.") else { return nil }

    let parts = words[1].split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    self.path = parts[0].split(separator: UInt8(ascii: "/"))
      .map { PercentCoding.decoded($0, plusIsSpace: false) }
    self.query = parts.count == 2 ? Self.items(of: parts[1]) : []

    self.headers = []
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      headers.append(HeaderField(name, ASCII.trimmed(line[(colon + 1)...])))
    }
    self.body = []
    self.ordinal = 0
    self.connection = 0
    self.ordinalOnConnection = 0
  }

  private static func items(of query: ArraySlice<UInt8>) -> [QueryItem] {
    query.split(separator: UInt8(ascii: "&")).map { item in
      let pair = item.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      return QueryItem(
        name: PercentCoding.decoded(pair[0], plusIsSpace: true),
        value: pair.count == 2 ? PercentCoding.decoded(pair[1], plusIsSpace: true) : ""
      )
    }
  }

  /// Whether the client wants the connection closed after the answer.
  var asksToClose: Bool {
    let connection = header("Connection").map { ASCII.lowered($0) }
    return version == "HTTP/1.0" ? connection != "keep-alive" : connection == "close"
  }
}

extension ASCII {
  /// The text in small letters.
  static func lowered(_ text: String) -> String {
    String(decoding: text.utf8.map(ASCII.lowered), as: UTF8.self)
  }
}
