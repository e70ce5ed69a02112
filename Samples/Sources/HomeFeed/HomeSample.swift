import FeedNetwork
import FeedOrigin
import SamplePages
import SampleStage
import Streams

/// The home feed, as the stage knows it.
@main
final class HomeSample: Sample {
  static let name = "HomeFeed"
  static let summary = "a section for each page, asked for by the position of the list"
  static let asksServer = true
  static let keys = [
    Key("200", "scroll down by 200 points"), Key("-200", "scroll up by 200 points"),
    Key("pull", "pull the list down and let it go"),
  ]
  static let script = [
    "100", "100",
    // The third request fails: the rows stay, and the next movement near the end asks again.
    "550", "1",
    // A pull cancels the page that is under way.
    "600 then pull",
    "-100", "600 then leave",
  ]

  private let contact: ServerContact

  init(origin: String?) throws { contact = try ServerContact(origin: origin) }

  var unreachable: String? { contact.unreachable }

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let server = SampleServer(
      contact,
      kind: .feeds,
      plan: [3: .fault(.errorEnvelope)],
      clock: clock
    ) { FeedsEnvelope(baseURL: $0) }
    let view = HomeView(on: canvas) { await server.pages.settle() }
    switch style {
    case .transform: view.bind(to: HomeViewModel(source: server.pages))
    case .reactor: view.bind(to: HomeReactor(source: server.pages))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(HomeSample.self) }
}
