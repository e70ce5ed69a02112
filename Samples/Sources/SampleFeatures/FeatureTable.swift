/// The rows of all systems, and how they are printed.
enum FeatureTable {
  /// One published system, and where its rows come from.
  struct System {
    let title: String
    let rows: [Feature]
  }

  static let systems = [
    System(title: "Counter: steps that take time", rows: Feature.counter),
    System(title: "BankAccount: a reactor that is a view model", rows: Feature.bank),
    System(title: "Registration: a form that is checked while typed", rows: Feature.registration),
    System(title: "GitHubSearch: the search", rows: Feature.search),
    System(title: "PictureFeed: a view model with `transform`", rows: Feature.picture),
    System(title: "HomeFeed: a reactor and the position of a list", rows: Feature.home),
    System(title: "TraceableList: the traced value", rows: Feature.traced),
    System(title: "TraceableList: the list around it", rows: Feature.tracedList),
    System(title: "The reactor", rows: Feature.reactor),
    System(title: "Views of reactors", rows: Feature.views),
    System(title: "Refresh controls", rows: Feature.controls),
    System(title: "The network layer", rows: Feature.network),
    System(title: "Sections and data sources", rows: Feature.dataSources),
    System(title: "Operators", rows: Feature.operators),
    System(title: "Triggers of the following page", rows: Feature.triggers),
  ]

  static var rows: [Feature] { systems.flatMap(\.rows) }

  /// The tables in Markdown: the numbers first, then a table for each system, folded.
  static var markdown: String {
    var text = """
      | published system | behaviours | hold here | different on purpose | absent |
      | --- | ---: | ---: | ---: | ---: |

      """
    for system in systems {
      text += "| \(system.title) | \(counts(of: system.rows)) |\n"
    }
    text += "| **all** | \(counts(of: rows)) |\n"
    for system in systems {
      // GitHub renders Markdown inside the element only between blank lines.
      text += "\n<details>\n<summary>\(system.title.replacing("`", with: ""))</summary>\n\n"
      text += "| | published | here | shown by |\n| --- | --- | --- | --- |\n"
      for row in system.rows {
        let test = row.test.map { "`\($0.module)`: \($0.name)" } ?? "–"
        text += "| \(row.id) | \(row.behaviour) | \(here(row.verdict)) | \(test) |\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  private static func counts(of rows: [Feature]) -> String {
    let holding = rows.count { $0.verdict == .holds }
    let absent = rows.count { $0.test == nil }
    return "\(rows.count) | \(holding) | \(rows.count - holding - absent) | \(absent)"
  }

  private static func here(_ verdict: Feature.Verdict) -> String {
    switch verdict {
    case .holds: "holds"
    case .different(let text): "**different:** \(text)"
    case .absent(let text): "**absent:** \(text)"
    }
  }
}
