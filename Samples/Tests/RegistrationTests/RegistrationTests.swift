import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import Registration

@MainActor
@Suite struct RegistrationTests {
  @Test(arguments: Style.allCases)
  func `a newer keystroke cancels the check of the older name`(_ style: Style) {
    let form = Rehearsal(RegistrationSample(origin: nil), style)
    #expect(form.type("name captain") == ["name     … checking"])
    form.wait(999)
    #expect(form.type("name pilot") == [])
    #expect(form.wait(999) == [])
    #expect(form.wait(1) == ["name     ✓ free"])
  }

  @Test func `a check that is cancelled is given up at the server`() {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    for style in Style.allCases {
      let service = LocalRegistrationService(clock: clock)
      let view = RegistrationView(on: Canvas())
      switch style {
      case .transform: view.bind(to: RegistrationViewModel(service: service))
      case .reactor: view.bind(to: RegistrationReactor(service: service))
      }
      for name in ["p", "pi", "pil", ""] { _ = view.take("name \(name)") }
      #expect(service.cancelled == 3, "\(style)")
    }
  }

  @Test(
    arguments: Style.allCases,
    [
      ("captain", "✗ taken"), ("pilot", "✓ free"), ("busy", "✗ too many checks, try later"),
      ("broken", "✗ the server answers 500"), ("offline", "✗ the check did not work"),
      ("船长", "✓ free"),
    ]
  )
  func `only a missing page means that a name is free`(
    _ style: Style,
    _ expected: (name: String, text: String)
  ) {
    let form = Rehearsal(RegistrationSample(origin: nil), style)
    form.type("name \(expected.name)")
    #expect(form.wait(1_000) == ["name     \(expected.text)"])
    form.type("name carpenter")
    #expect(form.wait(1_000) == ["name     ✓ free"])
  }

  @Test(arguments: Style.allCases)
  func `what needs no server is told at once`(_ style: Style) {
    let form = Rehearsal(RegistrationSample(origin: nil), style)
    #expect(form.type("name a b") == ["name     ✗ letters and digits only"])
    #expect(form.type("name") == ["name     –"])
    #expect(form.type("password 1234") == ["password ✗ at least 5 characters"])
    #expect(form.type("repeat 1234") == ["repeat   ✗ of a password too short"])
    #expect(form.type("password 12345") == ["password ✓ long enough", "repeat   ✗ not the same"])
  }

  @Test(arguments: Style.allCases)
  func `the button sends a valid form once, and failures let it be sent again`(_ style: Style) {
    let form = Rehearsal(RegistrationSample(origin: nil), style)
    #expect(form.type("go") == [])
    for line in ["name pilot", "password 12345", "repeat 12345"] { form.type(line) }
    #expect(form.type("go") == [])
    #expect(form.wait(1_000) == ["name     ✓ free", "button   enabled"])
    #expect(form.type("go") == ["spinner  on", "button   disabled"])
    form.wait(1_500)
    #expect(form.type("go") == [])
    #expect(form.wait(500) == ["alert    welcome, pilot", "spinner  off", "button   enabled"])
    form.type("go")
    #expect(form.wait(2_000).first == "alert    not this time, try again")
    form.type("go")
    #expect(form.wait(2_000).first == "alert    welcome, pilot")
  }

  @Test(arguments: Style.allCases)
  func `a view that is bound again shows what is known, and one keystroke is one check`(
    _ style: Style
  ) {
    let canvas = Canvas()
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let service = LocalRegistrationService(clock: clock)
    let view = RegistrationView(on: canvas)
    let viewModel = RegistrationViewModel(service: service)
    let reactor = RegistrationReactor(service: service)
    func bind() { style == .transform ? view.bind(to: viewModel) : view.bind(to: reactor) }
    bind()
    _ = view.take("name captain")
    clock.advanceTo(500)
    _ = canvas.takeLines()
    bind()
    #expect(canvas.takeLines().first == "name     … checking")
    clock.advanceTo(1_000)
    #expect(canvas.takeLines() == ["name     ✗ taken"])
    _ = view.take("name pilot")
    clock.advanceTo(2_000)
    #expect(canvas.takeLines() == ["name     … checking", "name     ✓ free"])
    #expect(service.cancelled == 0)
  }

  @Test(arguments: Style.allCases)
  func `leaving while something is asked leaves nothing alive`(_ style: Style) {
    let left = LiveObjects.left {
      let form = Rehearsal(RegistrationSample(origin: nil), style)
      form.type("name pilot")
      form.leave()
      #expect(form.wait(2_000) == [])
    }
    #expect(left == [])
  }
}
