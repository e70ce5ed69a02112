import FeedContract
import FeedModel

/// `diptych merge`: one report of the parts of a divided exploration.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Merges the reports of an exploration that was divided with --shard"
  static let help = """
    Usage: diptych merge FILE FILE … [--json]

    Reads what diptych explore … --shard I/N --json printed for every part and says of each rule what
    all parts together say. A report is complete only when every part is there. A file has 16 MiB at
    most.

      --json    the merged report as JSON (schema diptych.report/1)

    Exit status: 0 held, 1 broken, 2 a part is missing or nothing was exercised, 64 wrong usage.
    """

  private let files: [String]
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    printsJSON = arguments.takeFlag("--json")
    var files: [String] = []
    while let file = arguments.takeNext() { files.append(file) }
    if files.isEmpty { throw UsageError("it needs the reports of the parts, one file each.") }
    self.files = files
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    var reports: [Report] = []
    for file in files {
      guard let input = try InputFile(file, of: .report) else {
        throw UsageError("there is no file \"\(PlainText(file))\".")
      }
      let text = try input.text()
      do throws(DocumentError) {
        reports.append(try Report(json: text))
      } catch {
        throw UsageError("\(PlainText(file)): \(error)")
      }
    }
    let merged: Report
    do throws(MergeError) {
      merged = try Report.merging(reports)
    } catch {
      throw UsageError("\(error)")
    }
    terminal.print(printsJSON ? merged.json : merged.description)
    if !merged.broken.isEmpty { return .broken }
    return merged.isComplete && merged.isHeld ? .held : .notExercised
  }
}
