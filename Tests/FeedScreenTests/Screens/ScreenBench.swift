import FeedContract
import FeedModel
import FeedReactor
import FeedScreen
import FeedTransform

/// A screen of either style over a source that is answered by hand.
final class ScreenBench: CustomStringConvertible {
  enum Style: String, CaseIterable {
    case transform
    case reactor
    case subject
  }

  let source = HandSource()
  let screen: any Screen
  let size: GridSize
  var now = Duration.zero

  init(_ style: Style, policies: FeedPolicies = FeedPolicies(), columns: Int = 30, rows: Int = 8) {
    size = GridSize(columns: columns, rows: rows)
    let box = ClockBox()
    let clock = { box.now }
    switch style {
    case .transform:
      let model = FeedViewModel(source: source, policies: policies)
      screen = TransformScreen(viewModel: model, size: size, clock: clock)
    case .reactor:
      let reactor = FeedViewReactor(source: source, policies: policies)
      screen = ReactorScreen(reactor: reactor, size: size, clock: clock)
    case .subject:
      let subject = FeedViewReactorSubject(source: source, policies: policies)
      screen = SubjectScreen(title: "Subject", subject: subject, size: size, clock: clock)
    }
    self.box = box
  }

  private let box: ClockBox

  var requestCount: Int { source.log.requests.count }

  var view: FeedListView { screen.view }

  func pass(_ duration: Duration) { box.now += duration }

  func answer(_ number: Int, _ ids: String, next: PageKey? = nil) {
    let items = ids.map { FeedItem(id: String($0), title: "Row \($0)") }
    answer(number, Page(items: items, next: next))
  }

  func answer(_ number: Int, _ page: Page) { source.answer(number, with: .success(page)) }

  func fail(_ number: Int, _ error: FeedError = .timedOut) {
    source.answer(number, with: .failure(error))
  }

  /// The picture, without the bar, whose title differs.
  var body: String {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }

  var description: String { view.currentContents().draw(in: size).description }
}

private final class ClockBox {
  var now = Duration.zero
}
