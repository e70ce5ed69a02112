import FeedNetwork
import FeedOrigin
import SamplePages
import SampleStage
import Streams

/// The search, as the stage knows it.
@main
final class SearchSample: Sample {
  static let name = "GitHubSearch"
  static let summary = "a search while somebody types, paged by the Link header"
  static let asksServer = true
  static let keys = [
    Key("s quiet", "type \"quiet\" into the search field"), Key("m", "reach the end"),
    Key("y", "retry"), Key("o 1", "open row 1"),
  ]
  static let script = [
    // Only the text that stands for 300 milliseconds is searched for.
    "s q", "wait 200", "s qui", "wait 200", "s quiet", "wait 300",
    "m", "o 1",
    // The server asks to wait two seconds; until then no request leaves.
    "m", "y", "wait 2500", "y",
    "s zebra crossing", "wait 300",
    // A cleared field is an empty list, without a request.
    "s", "wait 300",
    // A newer search takes the place of one that is under way.
    "s 灯笼 then wait 300 then s 등불 then wait 300",
    "s lantern then wait 300 then leave",
  ]

  private let contact: ServerContact

  init(origin: String?) throws { contact = try ServerContact(origin: origin) }

  var unreachable: String? { contact.unreachable }

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let server = SampleServer(
      contact,
      kind: .github,
      plan: [3: .fault(.rateLimitSeconds)],
      clock: clock
    ) { GitHubEnvelope(baseURL: $0) }
    let view = SearchView(on: canvas) { await server.pages.settle() }
    switch style {
    case .transform: view.bind(to: SearchViewModel(source: server.pages, clock: clock))
    case .reactor: view.bind(to: SearchReactor(source: server.pages, clock: clock))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(SearchSample.self) }
}
