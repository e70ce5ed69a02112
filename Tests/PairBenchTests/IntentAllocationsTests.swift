import FeedModel
import FeedReactor
import FeedTransform
import PairBench
import Testing

@Suite(.enabled(if: IntentAllocations.areCounted, "A sanitizer brings an allocator of its own."))
struct IntentAllocationsTests {
  @Test func `a feed that does nothing allocates nothing`() {
    #expect(IntentAllocations.count { _ in IdleFeed() } == 0)
  }

  @Test func `an object for each intent is counted, and two are two`() {
    #expect(IntentAllocations.count { _ in IdleFeed(objects: 1) } == 1)
    #expect(IntentAllocations.count { _ in IdleFeed(objects: 2) } == 2)
  }

  @Test func `both feeds of the pair allocate, the same number each time`() throws {
    let makers: [(any PageSource) -> any FeedSubject] = [
      { FeedViewModelSubject(source: $0, policies: FeedPolicies()) },
      { FeedViewReactorSubject(source: $0, policies: FeedPolicies()) },
    ]
    for make in makers {
      let count = try #require(IntentAllocations.count(make))
      #expect(count > 0)
      #expect(IntentAllocations.count(make) == count)
    }
  }
}

/// A feed that allocates as many objects as it is told to for each intent, and nothing else.
private final class IdleFeed: FeedSubject {
  private final class Object {
    var next: Object?
  }

  private let objects: Int
  private var last: Object?

  init(objects: Int = 0) { self.objects = objects }

  func send(_ intent: FeedIntent) {
    for _ in 0..<objects { last = Object() }
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void { {} }
}
