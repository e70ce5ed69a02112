/// The header field `Cache-Control`, as far as a private cache obeys it (RFC 9111).
struct CacheControl {
  private var directives: [String: String] = [:]

  init(_ headers: HTTPHeaders) {
    for field in headers.values(of: "Cache-Control") {
      for part in field.split(separator: ",") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard let name = sides.first else { continue }
        let value = sides.count > 1 ? String(sides[1]).trimmed : ""
        directives[ASCII.lowercased(String(name).trimmed)] = value.filter { $0 != "\"" }
      }
    }
  }

  /// Whether the answer may not be kept.
  var forbidsStoring: Bool { directives["no-store"] != nil }

  /// Whether the server must be asked before each use.
  var wantsValidation: Bool { directives["no-cache"] != nil }

  /// How long the answer is fresh.
  var maximumAge: Duration? {
    directives["max-age"].flatMap { Int($0) }.map { .seconds(max(0, $0)) }
  }
}
