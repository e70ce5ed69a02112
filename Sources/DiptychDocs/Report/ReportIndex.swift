internal import FeedContract

/// A page that leads to several reports.
public struct ReportIndex: Sendable {
  /// A report and where it stands.
  public struct Entry: Sendable {
    /// The folder, relative to the index.
    public let folder: String

    /// The report.
    public let page: ReportPage

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - folder: The folder, relative to the index.
    ///   - page: The report.
    public init(folder: String, page: ReportPage) {
      self.folder = folder
      self.page = page
    }
  }

  /// The reports, in order.
  public let entries: [Entry]

  /// Makes an index.
  ///
  /// - Parameter entries: The reports, in order.
  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// The page as one document.
  public var html: String {
    let names = entries.first?.page.subjects.map(\.name).joined(separator: " and ") ?? ""
    let main: Markup = """
      <header class="top"><p class="eb">Comparison reports</p><h1>One feed, twice</h1>
      <p class="lede">\(names), each scenario on a page of its own.</p></header>
      <ul class="pages">\(entries.map(card).joined(by: "\n"))</ul>
      """
    return ReportDocument(title: "Diptych reports", main: main, start: nil).html
  }

  private func card(_ entry: Entry) -> Markup {
    let steps = ReportStep.all(of: entry.page.subjects)
    let verdict = ReportHeader(page: entry.page, steps: steps).verdict
    let facts = entry.page.subjects.map { subject in
      """
      <div class="\(subject.mark.style)"><dt>\(ReportIcons.mark(subject.mark))\(subject.name)</dt>\
      <dd><b>\(subject.heldCount)</b> of \(subject.exercised.count) hold</dd></div>
      """ as Markup
    }
    return """
      <li><a class="card" href="\(entry.folder)/index.html"><h2>\(entry.page.title)</h2>\
      <p>\(verdict)</p><dl class="facts">\(facts.joined())</dl></a></li>
      """
  }
}
