internal import FeedContract

/// What feeds cost, counted in their runs and in their sources, row by row.
public struct CostTable: Hashable, Sendable {
  /// One thing that is counted.
  public struct Measure: Hashable, Sendable {
    /// What is counted.
    public let name: String

    /// How it is counted, in a few words.
    public let rule: String

    /// The count of each feed; nil where there is nothing to count in.
    public let values: [Int?]
  }

  /// The feeds' names.
  public let names: [String]

  /// What is counted, in order.
  public let measures: [Measure]

  /// Counts.
  ///
  /// - Parameter runs: The feeds of each scenario, always the same and in the same order.
  public init(_ runs: [[ReportSubject]]) {
    let subjects = runs.first ?? []
    names = subjects.map(\.name)
    let sides = subjects.indices.map { side in runs.map { $0[side] } }
    measures =
      CostTable.measures(of: sides, spread: runs.count == 1 ? "this run" : "all runs")
      + CostTable.measures(of: subjects)
  }

  /// The rows as a table of GitHub's Markdown.
  public var markdown: String {
    let heads = ["measure"] + names + ["counted"]
    let rule = heads.indices.map { names.indices.contains($0 - 1) ? "---:" : "---" }
    let rows = measures.map { measure in
      [measure.name] + measure.values.map { $0.map(String.init) ?? "–" } + [measure.rule]
    }
    return ([heads, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// What is counted in runs.
  private static func measures(of sides: [[ReportSubject]], spread: String) -> [Measure] {
    let counts = sides.map { runs in runs.map { RunCount($0.judgement.trace) } }
    func sum(_ count: KeyPath<RunCount, Int>) -> [Int?] {
      counts.map { runs in runs.reduce(0) { $0 + $1[keyPath: count] } }
    }
    var all = [
      Measure(name: "Requests", rule: "sent in \(spread)", values: sum(\.requests)),
      Measure(name: "Emissions", rule: "states shown after the first", values: sum(\.emissions)),
      Measure(
        name: "Redundant emissions",
        rule: "equal to the state before",
        values: sum(\.redundant)
      ),
      Measure(name: "Announcements", rule: "failures told", values: sum(\.announcements)),
    ]
    all += measuredRows(of: sides)
    let ran = sides.map { $0.flatMap(\.ran) }
    guard ran.contains(where: { !$0.isEmpty }) else { return all }
    let lines = sides.map { runs -> Int? in
      if runs.allSatisfy(\.ran.isEmpty) { return nil }
      return runs.reduce(0) { $0 + $1.ran.dropFirst().reduce(0) { $0 + $1.count } }
    }
    let rule = "of the module, added up over the steps"
    all.append(Measure(name: "Lines run", rule: rule, values: lines))
    return all
  }

  /// What was measured beside the runs, where it was.
  private static func measuredRows(of sides: [[ReportSubject]]) -> [Measure] {
    func sum(_ value: KeyPath<ReportSubject.Measured, Int?>) -> [Int?] {
      sides.map { runs in
        let values = runs.compactMap { $0.measured[keyPath: value] }
        return values.count == runs.count ? values.reduce(0, +) : nil
      }
    }
    let rows = [
      Measure(name: "Renders", rule: "of the list, on the screen", values: sum(\.renders)),
      Measure(
        name: "Redundant renders",
        rule: "of a list that had not changed",
        values: sum(\.redundantRenders)
      ),
      Measure(
        name: "Allocations for each intent",
        rule: "for a refresh and its answer, in this build",
        values: sides.map { $0.first?.measured.allocationsPerIntent }
      ),
      Measure(
        name: "The same change",
        rule: "lines added and removed for one change request, without tests",
        values: sides.map { $0.first?.measured.change.map { $0.added + $0.removed } }
      ),
    ]
    return rows.filter { row in row.values.contains { $0 != nil } }
  }

  /// What is counted in sources.
  private static func measures(of subjects: [ReportSubject]) -> [Measure] {
    let counts = subjects.map(\.count)
    guard counts.contains(where: { $0 != nil }) else { return [] }
    let shared = subjects.dropFirst().reduce(Set(subjects[0].regions.keys)) { names, subject in
      names.intersection(subject.regions.keys)
    }
    return [
      Measure(
        name: "Source lines",
        rule: "with code: neither blank nor comment",
        values: counts.map { $0?.lines }
      ),
      Measure(
        name: "Lines in shared regions",
        rule: "the \(shared.count) regions that both sources mark",
        values: subjects.map { $0.lines(in: shared) }
      ),
      Measure(name: "Source files", rule: "of the module", values: counts.map { $0?.files }),
      Measure(
        name: "Branch points",
        rule: "if, guard, for, while, catch, case of a switch, ??, ? :",
        values: counts.map { $0?.branches }
      ),
      Measure(
        name: "Mutable variables",
        rule: "stored in a type, or kept in a relay: they outlive a call",
        values: counts.map { $0?.variables }
      ),
      Measure(
        name: "Names to learn",
        rule: "of the streams and the style, used in the module",
        values: counts.map { $0?.names.count }
      ),
    ]
  }
}

extension ReportSubject {
  /// How many lines with code some regions have; nil without marked sources.
  fileprivate func lines(in names: Set<String>) -> Int? {
    guard count != nil, !names.isEmpty else { return nil }
    var count = SourceCount()
    for name in names { count.add(regions[name]?.text ?? "") }
    return count.lines
  }
}
