import Streams
import Testing
import TransformStyle

@Suite struct CommandRelayTests {
  @Test func `equal commands in a row are carried out each`() {
    let commands = CommandRelay<String>()
    let view = Recorder(commands.asObservable())
    commands.send("end header refresh")
    commands.send("end header refresh")
    #expect(view.values == ["end header refresh", "end header refresh"])
  }

  @Test func `a view that is bound later does not carry out what was given before`() {
    let commands = CommandRelay<String>()
    let first = Recorder(commands.asObservable())
    commands.send("scroll to top")
    let second = Recorder(commands.asObservable())
    #expect(first.values == ["scroll to top"])
    #expect(second.values == [])
  }

  @Test func `a command given while one is carried out comes after it, for everybody`() {
    let commands = CommandRelay<String>()
    let first = commands.asSignal().emit(onNext: { command in
      if command == "a" { commands.send("b") }
    })
    let second = Recorder(commands.asObservable())
    commands.send("a")
    #expect(second.values == ["a", "b"])
    first.dispose()
  }

  @Test func `it is freed, and does not complete`() {
    var commands: CommandRelay<String>? = CommandRelay()
    weak let freed = commands
    let view = commands.map { Recorder($0.asObservable()) }
    commands = nil
    #expect(freed == nil)
    #expect(view?.end == nil)
  }
}
