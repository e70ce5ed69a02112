import DiptychDocs
import Foundation

/// `diptych docs`: the parts of the documents that are made from runs and sources.
struct DocsCommand: Command {
  static let name = "docs"
  static let summary = "Regenerates the documents made from runs; --check only compares"
  static let help = """
    Usage: diptych docs [--check]
           diptych docs --snippets DIRECTORY

    Regenerates, in README.md and Docs/, every part between "<!-- begin KIND: … -->" and
    "<!-- end KIND -->". Kinds: run (a command of this program and its output), excerpt (MODULE
    REGION of the sources), quote (FILE REGION), pair (REGION of both architectures), regions (all
    that both have), drawing (compare SCENARIO, or break RULE, as SVG files in Docs/diagrams), costs
    (counted over all scenarios), rules (all), rule (ID: the feed that breaks it, and both styles),
    change (NAME in both styles, measured), sample (what a sample prints), features (what has become
    of published systems, as a program of the samples prints it). Beside each tutorial it writes the
    code of every step, into Steps, from the source that the step names.

      --check       changes nothing; ends with 1 and names the files that are out of date. A program
                    built with coverage also checks that each rule's regions run in its witnesses
      --snippets D  writes the regions that the pages of DocC quote into D, and nothing else

    Exit status: 0, 1 out of date or impossible to make, with the reason, 64 wrong usage.
    """

  private let checks: Bool
  private let snippets: String?

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    checks = arguments.takeFlag("--check")
    snippets = try arguments.takeOption("--snippets")
    if checks, snippets != nil { throw UsageError("--snippets checks nothing.") }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let tree = SourceTree.containing(folder) else {
      throw UsageError("run it inside the package's folder, where the documents are.")
    }
    if let snippets {
      try QuotedSources.write(of: tree, into: URL(filePath: snippets, directoryHint: .isDirectory))
      return .held
    }
    var outdated: [String] = []
    var problems: [String] = []
    let shelf = DrawingShelf()
    for file in tree.documents() {
      terminal.progress(file)
      let text = try tree.text(of: file)
      let fresh: String
      do {
        fresh = try await GeneratedParts.regenerate(text) { directive in
          try await part(directive, for: file, in: tree, shelf)
        }
      } catch {
        problems.append("\(file): \(error)")
        continue
      }
      if fresh == text { continue }
      outdated.append(file)
      if !checks { try tree.write(fresh, to: file) }
    }
    for folder in [shelf.folder] + (try TutorialSteps.folders(in: tree)) {
      let files = folder.outdated(in: tree)
      if !checks { try folder.accept(files, in: tree) }
      outdated += files
    }
    terminal.endProgress()
    for file in outdated {
      terminal.print(checks ? "\(file) is out of date" : "\(file) written")
    }
    for problem in problems { terminal.complain(problem) }
    if !problems.isEmpty { return .broken }
    if checks, let check = RegionCheck(tree: tree) {
      let idle = try check.idleRegions { terminal.progress("regions of rule \($0)") }
      terminal.endProgress()
      for finding in idle { terminal.complain(finding) }
      if !idle.isEmpty { return .broken }
    }
    if checks, !outdated.isEmpty {
      terminal.complain("Accept the change with: swift run diptych docs")
      return .broken
    }
    return .held
  }

  @MainActor
  private func part(
    _ directive: GeneratedParts.Directive,
    for file: String,
    in tree: SourceTree,
    _ shelf: DrawingShelf
  ) async throws -> String {
    let words = CommandWords.split(directive.arguments)
    let root = String(repeating: "../", count: file.split(separator: "/").count - 1)
    switch directive.kind {
    case "run":
      return "```text\n$ \(directive.arguments)\n\(try await output(of: words))\n```"
    case "excerpt":
      guard words.count == 2 else { throw UsageError("excerpt needs MODULE REGION.") }
      let excerpt = try tree.excerpt(words[1], of: words[0])
      return "```swift\n\(excerpt.text)\n```"
    case "quote":
      guard words.count == 2 else { throw UsageError("quote needs FILE REGION.") }
      guard let excerpt = try tree.excerpts(in: words[0]).first(where: { $0.name == words[1] })
      else { throw ExcerptError.missing(name: words[1], module: words[0]) }
      return "```swift\n\(excerpt.text)\n```"
    case "sample":
      // Samples/check compares the accepted output with what the sample prints.
      var text = try tree.text(of: "Samples/Expected/\(directive.arguments).txt")
      while text.hasSuffix("\n") { text.removeLast() }
      let command = "swift run --package-path Samples \(directive.arguments) --script"
      return "```text\n$ \(command)\n\(text)\n```"
    case "features":
      // A test of the samples compares the accepted table with the one that its rows give.
      var text = try tree.text(of: "Samples/Expected/\(directive.arguments).md")
      while text.hasSuffix("\n") { text.removeLast() }
      return text
    case "pair":
      let pair = ExcerptPair(
        transform: try tree.excerpt(directive.arguments, of: "FeedTransform"),
        reactor: try tree.excerpt(directive.arguments, of: "FeedReactor")
      )
      return pair.markdown(root: root)
    case "regions":
      return try ExcerptPair.shared(in: tree).map { pair in
        "## `\(pair.transform.name)`\n\n\(pair.markdown(root: root))"
      }.joined(separator: "\n\n")
    case "costs":
      return try CostsPart.markdown(in: tree)
    case "rules":
      return try RulePages(tree: tree, root: root).table()
    case "rule":
      let pages = RulePages(tree: tree, root: root)
      return try await pages.markdown(of: directive.arguments) { try await output(of: $0) }
    case "change":
      return try ChangePart.markdown(of: directive.arguments, in: tree)
    case "drawing":
      return try shelf.picture(of: words, root: root)
    default:
      throw UsageError("line \(directive.line): there is no kind \"\(directive.kind)\".")
    }
  }

  /// What a command of this program prints into a pipe of 100 columns.
  @MainActor
  private func output(of words: [String]) async throws -> String {
    let isItself = words.dropFirst().first == DocsCommand.name && !words.contains("--help")
    guard words.first == "diptych", !isItself else {
      throw UsageError("run takes a command of diptych, not \(words.joined(separator: " ")).")
    }
    var text = ""
    let terminal = Terminal(
      hasColour: false,
      showsProgress: false,
      columns: 100,
      write: { text += $0 },
      writeError: { text += $0 }
    )
    let status = await Diptych.run(Array(words.dropFirst()), on: terminal)
    if status == .wrongUsage || status == .originNotReachable {
      throw UsageError("\(words.joined(separator: " ")) failed: \(text)")
    }
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
