import FeedModel
import FeedReactor
import FeedTransform
import PairBench
import Testing

@Suite(.serialized) struct SoakTests {
  private let makers: [(any PageSource) -> any FeedSubject] = [
    { FeedViewModelSubject(source: $0, policies: FeedPolicies()) },
    { FeedViewReactorSubject(source: $0, policies: FeedPolicies()) },
  ]

  @Test func `twenty thousand intents leave as many objects alive as two thousand`() {
    for make in makers {
      let (marks, leftovers) = Soak(intents: 20_000).run(make)
      #expect(marks.count == 10)
      let counts = marks.map(\.liveObjects)
      // A request may be open at one mark and not at another: a handful of nodes.
      #expect(abs(counts[9] - counts[0]) < 40, "\(counts)")
      #expect(leftovers == [])
      #expect(marks[9].failures > 100)
    }
  }

  @Test func `the same seed gives the same run, and both feeds see as many failures`() {
    let runs = makers.map { Soak(intents: 5000, seed: 7).run($0).marks.last }
    let again = Soak(intents: 5000, seed: 7).run(makers[0]).marks.last
    #expect(runs[0]?.states == again?.states)
    #expect(runs[0]?.states == runs[1]?.states)
    #expect(runs[0]?.failures == runs[1]?.failures)
  }
}
