import FeedNetwork
import FeedOrigin
import SamplePages
import SampleStage
import Streams

/// The picture feed, as the stage knows it.
@main
final class PictureSample: Sample {
  static let name = "PictureFeed"
  static let summary = "categories, pages and a refresh status, over libcurl"
  static let asksServer = true
  static let keys =
    [Key("r", "pull to refresh"), Key("m", "reach the end"), Key("y", "retry")]
    + PictureCategory.allCases.map { Key($0.rawValue, "choose a category") }
  static let script = [
    "r", "m",
    // The server fails the third request; the rows stay, and a retry asks for the same page.
    "m", "m", "y",
    // A category whose name is not ASCII, then one that is left before it has come.
    "福利", "iOS then Android",
    "r then m then leave",
  ]

  private let contact: ServerContact

  init(origin: String?) throws { contact = try ServerContact(origin: origin) }

  var unreachable: String? { contact.unreachable }

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let server = SampleServer(
      contact,
      kind: .gank,
      plan: [3: .fault(.serverError)],
      clock: clock
    ) { GankEnvelope(baseURL: $0) }
    let view = PictureView(on: canvas) { await server.pages.settle() }
    switch style {
    case .transform: view.bind(to: PictureViewModel(source: server.pages))
    case .reactor: view.bind(to: PictureReactor(source: server.pages))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(PictureSample.self) }
}
