import FeedNetwork
import Testing

struct PluginTests {
  private let events = Recorder<String>()
  private var plugin: RecordingPlugin { RecordingPlugin(name: "a", events: events) }

  /// Calls once and tells what the plugin heard at the beginning and at the end.
  private func heard(
    _ stub: Stub,
    _ target: PlainTarget = PlainTarget("http://a/")
  ) async -> [String] {
    let provider = Provider(StubTransport([stub]), plugins: [plugin])
    _ = try? await provider.response(of: target)
    return events.elements.filter { $0.contains("began") || $0.contains("ended") }
  }

  @Test func `a success is told once`() async {
    #expect(await heard(.text("x")) == ["a began 1", "a ended 1: 200"])
  }

  @Test func `a refused status is told once`() async {
    let events = await heard(.status(404))
    #expect(events == ["a began 1", "a ended 1: The server answered with status 404."])
  }

  @Test func `a failed transfer is told once`() async {
    let events = await heard(.failure(.truncated))
    #expect(events == ["a began 1", "a ended 1: The body ended before it was complete."])
  }

  @Test func `a request that cannot be made is told once`() async {
    let events = await heard(.text("x"), PlainTarget("http://a/", path: [".."]))
    let reason = "The request cannot be sent: a path segment may not be a dot or two."
    #expect(events == ["a began 1", "a ended 1: \(reason)"])
  }

  @Test func `an unreadable body is told once`() async {
    let provider = Provider(StubTransport([.text("{]")]), plugins: [plugin])

    await #expect(throws: NetworkError.self) {
      try await provider.value([Int].self, of: PlainTarget("http://a/"))
    }

    let told = events.elements.filter { $0.contains("ended") }
    #expect(told == ["a ended 1: The answer cannot be read: it is not JSON."])
  }

  @Test func `a cancelled call is told once`() async {
    let clock = ManualClock()
    let provider = Provider(StubTransport([.silence], clock: clock), plugins: [plugin])

    let call = Task { try await provider.response(of: PlainTarget("http://a/")) }
    await clock.sleeperArrived()
    call.cancel()
    _ = await call.result

    let told = events.elements.filter { $0.contains("ended") }
    #expect(told == ["a ended 1: The request was given up."])
  }

  @Test func `requests pass in order, answers in the reverse order`() async throws {
    let events = Recorder<String>()
    let provider = Provider(
      StubTransport([.text("x")]),
      plugins: [
        RecordingPlugin(name: "a", events: events), RecordingPlugin(name: "b", events: events),
      ]
    )

    _ = try await provider.response(of: PlainTarget("http://a/"))

    #expect(
      events.elements == [
        "a began 1", "b began 1", "a prepares 1", "b prepares 1", "b processes 1",
        "a processes 1", "b ended 1: 200", "a ended 1: 200",
      ]
    )
  }

  @Test func `activity turns on with the first call and off with the last`() async {
    let changes = Recorder<Bool>()
    let activity = ActivityPlugin { changes.record($0) }
    let clock = ManualClock()
    let provider = Provider(
      StubTransport([.silence], clock: clock),
      plugins: [activity],
      clock: clock
    )

    let calls = (0..<3).map { _ in
      Task { try await provider.response(of: PlainTarget("http://a/")) }
    }
    for call in calls {
      await clock.sleeperArrived()
      call.cancel()
      _ = await call.result
    }

    #expect(activity.openCalls == 0)
    #expect(changes.elements.first == true)
    #expect(changes.elements.last == false)
  }
}
