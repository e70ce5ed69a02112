import FeedNetwork
import Streams
import Testing

@MainActor
struct SingleTests {
  @Test func `a single asks at each subscription and answers in the domain`() async throws {
    let transport = StubTransport([.text("[1,2]")])
    let single = Provider(transport).request([Int].self, of: PlainTarget("http://a/"))
    #expect(transport.requests.isEmpty)

    let first = try await single.map { $0.count }.value
    let second = try await single.map { $0.count }.value

    #expect([first, second] == [2, 2])
    #expect(transport.requests.count == 2)
  }

  @Test func `its error is the network's`() async {
    let single = Provider(StubTransport([.status(404)])).request(PlainTarget("http://a/"))

    let error = await #expect(throws: NetworkError.self) { try await single.value }

    #expect(error?.response?.status == 404)
  }

  @Test func `disposing gives the call up and says nothing`() async throws {
    let clock = ManualClock()
    let events = Recorder<String>()
    let provider = Provider(
      StubTransport([.silence], clock: clock),
      plugins: [RecordingPlugin(name: "a", events: events)]
    )
    var said = 0

    let subscription = provider.request(PlainTarget("http://a/")).subscribe { _ in said += 1 }
    await clock.sleeperArrived()
    subscription.dispose()
    while !events.elements.contains(where: { $0.contains("ended") }) { await Task.yield() }

    #expect(events.elements.last == "a ended 1: The request was given up.")
    #expect(said == 0)
  }
}
