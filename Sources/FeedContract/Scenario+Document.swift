internal import FeedModel

extension Scenario {
  /// Reads the scenario that a trace followed, with the policies it ran under as settings.
  ///
  /// - Parameter document: The trace.
  /// - Throws: ``DocumentError`` when the schema is another one, or a step or policy is none.
  public init(_ document: TraceDocument) throws(DocumentError) {
    guard document.schema == TraceDocument.schema else {
      throw .schema(found: document.schema, expected: TraceDocument.schema)
    }
    do throws(ScenarioError) {
      self = try Scenario(document.scenario)
    } catch {
      throw .malformed(
        "its scenario is none, line \(error.line), column \(error.column): "
          + "found \(error.found), expected \(error.expected)"
      )
    }
    let choices = document.policies == "default" ? [] : document.policies.split(separator: " ")
    var settings: [String] = []
    var policies = FeedPolicies()
    for setting in choices.map(String.init) + (document.limits ?? []) {
      guard (try? policies.apply(setting: setting)) != nil else {
        throw .value(String(setting.prefix(60)), of: "policy")
      }
      settings.append(setting)
    }
    self.settings = settings + self.settings
    answersAtOnce = answersAtOnce || document.answersAtOnce == true
  }
}
