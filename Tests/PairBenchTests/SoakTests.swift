import FeedModel
import FeedReactor
import FeedScreen
import FeedTransform
import PairBench
import Testing

@Suite(.serialized) struct SoakTests {
  private let makers: [(any PageSource) -> any FeedSubject] = [
    { FeedViewModelSubject(source: $0, policies: FeedPolicies()) },
    { FeedViewReactorSubject(source: $0, policies: FeedPolicies()) },
  ]

  private let screens: [(any PageSource, GridSize, @escaping () -> Duration) -> any Screen] = [
    { TransformScreen(viewModel: FeedViewModel(source: $0), size: $1, clock: $2) },
    { ReactorScreen(reactor: FeedViewReactor(source: $0), size: $1, clock: $2) },
  ]

  @Test func `twenty thousand intents leave as many objects alive as two thousand`() {
    for make in makers {
      let run = Soak(intents: 20_000).run("feed", make)
      #expect(run.marks.count == 10)
      let counts = run.marks.map(\.liveObjects)
      #expect(Set(counts).count == 1, "every mark is at rest: \(counts)")
      #expect(run.leftovers == [])
      #expect(run.marks[9].failures > 100)
      #expect(run.marks.allSatisfy { $0.frames == 0 })
    }
  }

  @Test func `screens are drawn meanwhile, and leave no object alive either`() {
    for make in screens {
      let run = Soak(intents: 4_000).run(screen: "screen", make)
      let counts = run.marks.map(\.liveObjects)
      #expect(Set(counts).count == 1, "every mark is at rest: \(counts)")
      #expect(run.leftovers == [])
      #expect(run.marks.map(\.frames) == (1...10).map { $0 * 400 / Soak.intentsPerFrame })
      #expect(run.marks[9].failures > 50)
    }
  }

  @Test func `the same seed gives the same run, and both feeds see as many failures`() {
    let runs = makers.map { Soak(intents: 5000, seed: 7).run("feed", $0).marks.last }
    let again = Soak(intents: 5000, seed: 7).run("feed", makers[0]).marks.last
    #expect(runs[0]?.states == again?.states)
    #expect(runs[0]?.states == runs[1]?.states)
    #expect(runs[0]?.failures == runs[1]?.failures)
  }

  @Test func `both screens get as many updates and announcements`() {
    let runs = screens.map { Soak(intents: 2_000, seed: 7).run(screen: "screen", $0).marks.last }
    #expect(runs[0]?.states == runs[1]?.states)
    #expect(runs[0]?.failures == runs[1]?.failures)
    #expect(runs[0]?.states ?? 0 > 100)
  }
}
