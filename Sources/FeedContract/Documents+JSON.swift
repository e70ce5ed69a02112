extension Report {
  /// The report as JSON, with sorted keys: schema `diptych.report/1`.
  public var json: String { DocumentText.json(of: ReportDocument(self)) }

  /// Reads a report from JSON.
  ///
  /// - Parameter json: What ``json`` gave.
  /// - Throws: ``DocumentError`` when the text is not such a report.
  public init(json: String) throws(DocumentError) {
    try self.init(try DocumentText.read(json, schema: ReportDocument.schema))
  }
}

extension Trace {
  /// The trace as JSON, with sorted keys: schema `diptych.trace/1`.
  public var json: String { DocumentText.json(of: TraceDocument(self)) }
}

extension Scenario {
  /// Reads the scenario of a trace from JSON, with the policies it ran under.
  ///
  /// - Parameter json: What ``Trace/json`` gave.
  /// - Throws: ``DocumentError`` when the text is not such a trace.
  public init(json: String) throws(DocumentError) {
    let document: TraceDocument = try DocumentText.read(json, schema: TraceDocument.schema)
    try self.init(document)
  }
}
