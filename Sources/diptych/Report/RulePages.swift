import DiptychDocs
import FeedContract
import FeedModel
import FeedSpecimens

/// The pages about the rules, for `Docs/Rules`: a page for each rule that is judged at the seam.
struct RulePages {
  let tree: SourceTree

  /// What leads from the page to the package's folder, as in `../../`.
  let root: String

  /// The rules that have a page, in order.
  static var rules: [Rule] { Rule.all.filter { $0.id.part < 5 } }

  /// The name of a rule's page.
  static func page(of rule: RuleID) -> String { "\(rule).md" }

  /// One rule: what it demands, the feed that breaks it, and how both architectures keep it.
  ///
  /// - Parameters:
  ///   - text: The rule's number.
  ///   - output: What a command of this program prints.
  /// - Returns: Markdown.
  /// - Throws: ``UsageError`` when there is no such rule, what `output` throws, or ``ExcerptError``
  ///   when a source cannot be read.
  @MainActor
  func markdown(of text: String, output: ([String]) async throws -> String) async throws -> String {
    let id = try RuleArgument.read(text)
    guard let place = RulePages.rules.firstIndex(where: { $0.id == id }),
      let wrong = WrongFeed.breaking(id)
    else { throw UsageError("rule \(id) has no page: it concerns bytes.") }
    let rule = RulePages.rules[place]
    var parts = ["> \(rule.must)", "The intent: \(rule.intent)."]
    let words = ["diptych", "break", "\(id)"]
    parts.append("## A feed that breaks it, and one that does not")
    parts.append("```text\n$ \(words.joined(separator: " "))\n\(try await output(words))\n```")
    let mark = "\"\(wrong.fault)\""
    if let file = try tree.file(of: "FeedSpecimens", where: { $1.contains(mark) }) {
      parts.append("The wrong feed, [`\(file.name)`](\(root)\(file.file)):")
      parts.append("```swift\n\(file.text)\n```")
    }
    parts.append("## How both styles keep it")
    for region in RuleRegions.of(id) { parts.append(try markdown(ofRegion: region)) }
    parts.append(neighbours(of: place))
    return parts.joined(separator: "\n\n")
  }

  /// Every rule with its intent and the feed that breaks it, as a table that leads to the pages.
  ///
  /// - Returns: Markdown.
  /// - Throws: ``UsageError`` when a rule's page is missing, or a page has no rule.
  func table() throws(UsageError) -> String {
    let known = Set(RulePages.rules.map { RulePages.page(of: $0.id) } + ["README.md"])
    let folder = "Docs/Rules/"
    if let stray = tree.documents().first(where: { document in
      document.hasPrefix(folder) && !known.contains(String(document.dropFirst(folder.count)))
    }) {
      throw UsageError("\(stray) is about no rule: remove it.")
    }
    var lines = [
      "| rule | intent | the feed that breaks it | kept in |", "| --- | --- | --- | --- |",
    ]
    for rule in RulePages.rules {
      let page = RulePages.page(of: rule.id)
      guard (try? tree.text(of: "Docs/Rules/\(page)")) != nil else {
        throw UsageError(
          "Docs/Rules/\(page) is missing: write it with a part \"rule: \(rule.id)\"."
        )
      }
      let fault = WrongFeed.breaking(rule.id)?.fault ?? ""
      let regions = RuleRegions.of(rule.id).map { "`\($0)`" }.joined(separator: " ")
      lines.append("| [\(rule.id)](\(page)) | \(rule.intent) | \(fault) | \(regions) |")
    }
    return lines.joined(separator: "\n")
  }

  private func markdown(ofRegion region: String) throws(ExcerptError) -> String {
    if region.hasPrefix("model.") {
      let excerpt = try tree.excerpt(region, of: "FeedModel")
      return "`\(region)`, in the model that both share: " + excerpt.markdown(root: root)
    }
    let pair = ExcerptPair(
      transform: try tree.excerpt(region, of: Architecture.transform.name),
      reactor: try tree.excerpt(region, of: Architecture.reactor.name)
    )
    return "`\(region)`:\n\n" + pair.markdown(root: root)
  }

  private func neighbours(of place: Int) -> String {
    let rules = RulePages.rules
    var links: [String] = []
    if place > 0 {
      let rule = rules[place - 1].id
      links.append("[← \(rule)](\(RulePages.page(of: rule)))")
    }
    links.append("[all rules](README.md)")
    if place + 1 < rules.count {
      let rule = rules[place + 1].id
      links.append("[\(rule) →](\(RulePages.page(of: rule)))")
    }
    return links.joined(separator: " · ")
  }
}
