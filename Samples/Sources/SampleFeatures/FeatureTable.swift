/// The rows of all systems, and how they are printed.
enum FeatureTable {
  static let systems: [(title: String, rows: [Feature])] = [
    ("The picture feed: a view model with `transform`", Feature.picture),
    ("The home feed: a reactor and the position of a list", Feature.home),
    ("The traced value", Feature.traced),
    ("The list around the traced value", Feature.tracedList),
    ("The reactor", Feature.reactor),
    ("Views of reactors", Feature.views),
    ("The search", Feature.search),
    ("Refresh controls", Feature.controls),
  ]

  static var rows: [Feature] { systems.flatMap(\.rows) }

  /// The table as a Markdown document.
  static var markdown: String {
    let holding = rows.filter { $0.verdict == .holds }.count
    let absent = rows.filter { $0.test == nil }.count
    var text = """
      # What published systems do, and what has become of it here

      Made by `swift run --package-path Samples SampleFeatures`; a test checks that every test named
      here exists. Of \(rows.count) behaviours \(holding) hold, \(rows.count - holding - absent) are \
      different on purpose, and \(absent) are absent.

      """
    for system in systems {
      text += "\n## \(system.title)\n\n| | published | here | test |\n| --- | --- | --- | --- |\n"
      for row in system.rows {
        let test = row.test.map { "`\($0)`" } ?? "–"
        text += "| \(row.id) | \(row.behaviour) | \(here(row.verdict)) | \(test) |\n"
      }
    }
    return text
  }

  private static func here(_ verdict: Feature.Verdict) -> String {
    switch verdict {
    case .holds: "holds"
    case .different(let text): "**different:** \(text)"
    case .absent(let text): "**absent:** \(text)"
    }
  }
}
