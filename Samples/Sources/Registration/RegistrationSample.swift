import SampleStage
import Streams

/// The sign-up form, as the stage knows it.
@main
final class RegistrationSample: Sample {
  static let name = "Registration"
  static let summary = "a name is checked while it is typed, and a form is sent once"
  static let keys = [
    Key("name cook", "type a name"), Key("password 12345", "type a password"),
    Key("repeat 12345", "type it again"), Key("go", "sign up"),
  ]
  static let script = [
    // A newer keystroke cancels the check of the older name.
    "name coo", "wait 500", "name cook", "wait 1000",
    "name the cook", "name offline", "wait 1000", "name broken", "wait 1000",
    "password 1234", "repeat 1234", "password 12345", "repeat 12345",
    "name carpenter", "go", "wait 1000",
    // One sign-up at a time.
    "go", "wait 1000", "go", "wait 1000",
    "go", "wait 2000",
    // The view leaves while a name is checked.
    "name pilot", "leave", "wait 1000",
  ]

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let view = RegistrationView(on: canvas)
    let service = LocalRegistrationService(clock: clock)
    switch style {
    case .transform: view.bind(to: RegistrationViewModel(service: service))
    case .reactor: view.bind(to: RegistrationReactor(service: service))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(RegistrationSample.self) }
}
