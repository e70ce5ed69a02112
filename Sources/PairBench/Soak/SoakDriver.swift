import FeedModel

/// Chooses what happens next in a long run.
struct SoakDriver {
  private var state: UInt64
  private let topics = ["all", "a", "b", "福利"].map { FeedTopic(category: $0) }

  init(seed: UInt64) {
    state = seed
  }

  /// Sends one intent, then perhaps answers a request.
  mutating func step(_ source: SoakSource, send: (FeedIntent) -> Void) {
    send(intent())
    if source.openCount > 0, below(4) > 0 {
      source.answer(below(source.openCount)) { result(for: $0) }
    }
  }

  /// Brings a feed to rest: no request is open, and its list is always the same page.
  ///
  /// Whatever is open is answered with a page after which there is no other, then the list is
  /// refreshed with it, so that what is alive does not depend on when it is counted.
  func rest(_ source: SoakSource, send: (FeedIntent) -> Void) {
    let page = Page(items: (0..<10).map { FeedItem(id: name($0)) }, next: nil)
    func answerAll() {
      while source.openCount > 0 { source.answer(0) { _ in .success(page) } }
    }
    answerAll()
    send(.choose(topics[0]))
    answerAll()
    send(.refresh)
    answerAll()
  }

  private mutating func intent() -> FeedIntent {
    switch below(20) {
    case 0...2: .refresh
    case 3...12: .loadMore
    case 13...15: .retry
    case 16...17: .choose(topics[below(topics.count)])
    default: .remove(name(below(400)))
    }
  }

  /// A page of ten rows out of four hundred, so that lists end, overlap and stay small; or a failure.
  private mutating func result(for request: PageRequest) -> Result<Page, FeedError> {
    if below(5) == 0 { return .failure(below(2) == 0 ? .timedOut : .refused(status: 500)) }
    let first = below(400)
    let items = (first..<first + 10).map { FeedItem(id: name($0 % 400)) }
    let next: PageKey? = below(12) == 0 ? nil : .token("\(below(1_000_000))")
    return .success(Page(items: items, next: next))
  }

  private func name(_ number: Int) -> String { "row \(number)" }

  /// The next number of a SplitMix64 sequence, below a limit.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
