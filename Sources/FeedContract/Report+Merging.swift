/// Why reports cannot be merged.
public enum MergeError: Error, Hashable, Sendable {
  /// There is no report.
  case nothing

  /// Two reports are about different explorations; the part that differs.
  case different(String)

  /// Two reports are about the same part.
  case twice(shard: String)
}

extension MergeError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .nothing: "There is no report to merge."
    case .different(let part): "The reports differ in their \(part)."
    case .twice(let shard): "The part \(shard) is there twice."
    }
  }
}

extension Report {
  /// Merges the reports of the parts of one exploration.
  ///
  /// - Parameter reports: The reports, in any order.
  /// - Returns: One report; complete only when every part is there.
  /// - Throws: ``MergeError`` when they are not parts of one exploration.
  public static func merging(_ reports: [Report]) throws(MergeError) -> Report {
    guard let first = reports.first else { throw .nothing }
    for report in reports { try first.checkFits(report) }
    let shards = reports.flatMap(\.shards)
    for (index, shard) in shards.enumerated() where shards[..<index].contains(shard) {
      throw .twice(shard: shard)
    }
    let orders = reports.map(\.orders).reduce(0, +)
    let depth = reports.map(\.depth).min() ?? 0
    let rules = first.rules.enumerated().map { place, rule in
      merged(reports.map { $0.rules[place] }, rule.rule, depth, orders)
    }
    let count = shards.first.flatMap { Shard($0)?.count } ?? 1
    return Report(
      name: first.name,
      policies: first.policies,
      alphabet: first.alphabet,
      start: first.start,
      depth: depth,
      requestedDepth: first.requestedDepth,
      orders: orders,
      shards: shards.sorted(),
      isComplete: reports.allSatisfy(\.isComplete) && shards.count == count,
      rules: rules
    )
  }

  private static func merged(
    _ parts: [RuleReport],
    _ rule: RuleID,
    _ depth: Int,
    _ orders: Int
  ) -> RuleReport {
    let situations = parts.map(\.situations).reduce(0, +)
    let shortest = parts.compactMap(\.counterexample).min {
      ($0.scenario.steps.count, $0.scenario.stepText)
        < ($1.scenario.steps.count, $1.scenario.stepText)
    }
    let verdict = Verdict(
      broken: shortest?.scenario.steps.count,
      depth: depth,
      orders: orders,
      situations: situations
    )
    return RuleReport(
      rule: rule,
      verdict: verdict,
      situations: situations,
      counterexample: shortest
    )
  }

  private func checkFits(_ other: Report) throws(MergeError) {
    if name != other.name { throw .different("feed") }
    if policies != other.policies { throw .different("policies") }
    if alphabet != other.alphabet { throw .different("alphabet") }
    if start != other.start { throw .different("start") }
    if requestedDepth != other.requestedDepth { throw .different("depth") }
    if rules.map(\.rule) != other.rules.map(\.rule) { throw .different("rules") }
  }
}
