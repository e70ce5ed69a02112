internal import Foundation

extension Report {
  /// The report as JSON, with sorted keys: schema `diptych.report/1`.
  public var json: String { Document.text(of: ReportDocument(self)) }

  /// Reads a report from JSON.
  ///
  /// - Parameter json: What ``json`` gave.
  /// - Throws: ``DocumentError`` when the text is not such a report.
  public init(json: String) throws(DocumentError) {
    let document: ReportDocument
    do {
      document = try JSONDecoder().decode(ReportDocument.self, from: Data(json.utf8))
    } catch {
      throw .malformed("\(error)")
    }
    try self.init(document)
  }
}

extension Trace {
  /// The trace as JSON, with sorted keys: schema `diptych.trace/1`.
  public var json: String { Document.text(of: TraceDocument(self)) }
}

private enum Document {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Plain structures of text and numbers always encode.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
