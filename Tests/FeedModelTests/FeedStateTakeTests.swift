import FeedModel
import Testing

@Suite("FeedState takes pages")
struct FeedStateTakeTests {
  static func items(_ ids: String, title: String? = nil) -> [FeedItem] {
    ids.split(separator: " ").map { FeedItem(id: String($0), title: title) }
  }

  static func request(_ operation: FeedOperation, _ key: PageKey, size: Int = 2) -> PageRequest {
    PageRequest(operation: operation, topic: .all, key: key, pageSize: size)
  }

  static func page(_ ids: String, rejected: Int = 0, next: String?, total: Int? = nil) -> Page {
    Page(
      items: items(ids),
      rejectedCount: rejected,
      next: next.map(PageKey.token),
      total: total
    )
  }

  /// The state after a first page of `a b` whose following key is `2`.
  static func loaded(_ policies: FeedPolicies = FeedPolicies()) throws -> FeedState {
    var state = FeedState()
    try state.take(page("a b", next: "2"), for: request(.firstLoad, .first), under: policies)
    return state
  }

  @Test
  func `a first page and a following one stand in order`() throws {
    var state = try Self.loaded()
    #expect(state.items.map(\.id) == ["a", "b"])
    #expect(state.cursor == .next(.token("2")))
    #expect(state.rawCount == 2)
    let next = Self.page("c d", rejected: 1, next: "3")
    try state.take(next, for: Self.request(.append, .token("2")), under: FeedPolicies())
    #expect(state.items.map(\.id) == ["a", "b", "c", "d"])
    #expect(state.cursor == .next(.token("3")))
    #expect(state.rawCount == 5)
    #expect(state.refresh == .idle && state.append == .idle && state.topic == .all)
  }

  @Test(arguments: FeedPolicies.EndSignal.allCases)
  func `rule 2.7: the end is set by exactly the chosen signal (P7)`(
    signal: FeedPolicies.EndSignal
  ) throws {
    var policies = FeedPolicies()
    policies.endSignal = signal
    let pages: [(name: String, page: Page, endsUnder: Set<FeedPolicies.EndSignal>)] = [
      ("full", Self.page("c d", next: "3"), []),
      ("empty", Self.page("", next: "3"), [.emptyPage, .shortPage]),
      ("short", Self.page("c", next: "3"), [.shortPage]),
      ("short only by bad elements", Self.page("c", rejected: 1, next: "3"), []),
      ("nothing but bad elements", Self.page("", rejected: 2, next: "3"), []),
      ("total reached", Self.page("c d", next: "3", total: 4), [.total]),
      ("total not reached", Self.page("c d", next: "3", total: 5), []),
      ("known items", Self.page("a b", next: "3", total: 5), []),
    ]
    for (name, page, endsUnder) in pages {
      var state = try Self.loaded(policies)
      try state.take(page, for: Self.request(.append, .token("2")), under: policies)
      #expect(state.hasReachedEnd == endsUnder.contains(signal), "\(name)")
      #expect(state.hasReachedEnd || state.cursor == .next(.token("3")), "\(name)")
    }
    var state = try Self.loaded(policies)
    let last = Self.page("c d", next: nil, total: 9)
    try state.take(last, for: Self.request(.append, .token("2")), under: policies)
    #expect(state.hasReachedEnd, "without a following key under any policy")
  }

  @Test(arguments: FeedPolicies.Overlap.allCases)
  func `rule 2.5: an item that is there keeps its place (P8)`(
    overlap: FeedPolicies.Overlap
  ) throws {
    var policies = FeedPolicies()
    policies.overlap = overlap
    var state = try Self.loaded(policies)
    let page = Page(items: Self.items("b c c", title: "new"), next: .token("3"))
    try state.take(page, for: Self.request(.append, .token("2")), under: policies)
    #expect(state.items.map(\.id) == ["a", "b", "c"])
    #expect(state.items.map(\.title) == ["a", overlap == .takeContent ? "new" : "b", "new"])
    #expect(state.rawCount == 5)
  }

  @Test(arguments: FeedPolicies.HeadItems.allCases, [false, true])
  func `a refresh replaces the rows or comes in front (P9)`(
    head: FeedPolicies.HeadItems,
    isStale: Bool
  ) throws {
    var policies = FeedPolicies()
    policies.headItems = head
    var state = try Self.loaded(policies)
    state.isStale = isStale
    let page = Page(items: Self.items("n b", title: "new"), next: .token("2"))
    try state.take(page, for: Self.request(.refresh, .first), under: policies)
    let merges = head == .mergeInFront && !isStale
    #expect(state.items.map(\.id) == (merges ? ["n", "b", "a"] : ["n", "b"]))
    #expect(state.items.map(\.title) == (merges ? ["new", "new", "a"] : ["new", "new"]))
    #expect(!state.isStale)
    #expect(state.rawCount == 2)
  }

  @Test(arguments: FeedPolicies.BadElement.allCases)
  func `rule 5.2: bad elements are counted or fail the page (P11)`(
    badElement: FeedPolicies.BadElement
  ) throws {
    var policies = FeedPolicies()
    policies.badElement = badElement
    var state = try Self.loaded(policies)
    let before = state
    let page = Self.page("c", rejected: 2, next: "3")
    let request = Self.request(.append, .token("2"))
    switch badElement {
    case .skip:
      try state.take(page, for: request, under: policies)
      #expect(state.items.map(\.id) == ["a", "b", "c"])
      #expect(state.rawCount == 5)
    case .fail:
      #expect(throws: FeedError.badElements(2)) {
        try state.take(page, for: request, under: policies)
      }
      #expect(state == before)
    }
  }

  @Test(arguments: FeedPolicies.RepeatedKey.allCases)
  func `rule 2.9: a page that names its own key fails, ends or goes on for a while (P16)`(
    repeatedKey: FeedPolicies.RepeatedKey
  ) throws {
    var policies = FeedPolicies()
    policies.repeatedKey = repeatedKey
    policies.repeatLimit = 2
    var state = try Self.loaded(policies)
    let request = Self.request(.append, .token("2"))
    var history: [String] = []
    for id in ["c", "d", "e"] {
      let before = state
      do {
        try state.take(Self.page(id, next: "2"), for: request, under: policies)
        history.append("\(id) \(state.hasReachedEnd ? "end" : "on") \(state.repeatedKeys)")
      } catch {
        #expect(state == before)
        history.append("\(id) \(error)")
      }
    }
    let failure = "The page names its own key 2 as the following one."
    switch repeatedKey {
    case .error: #expect(history == ["c", "d", "e"].map { "\($0) \(failure)" })
    case .end: #expect(history == ["c end 1", "d end 2", "e end 3"])
    case .goOn: #expect(history == ["c on 1", "d on 2", "e \(failure)"])
    }
  }

  @Test
  func `a page with another key ends the row of repeated keys`() throws {
    var policies = FeedPolicies()
    policies.repeatedKey = .goOn
    var state = try Self.loaded(policies)
    let request = Self.request(.append, .token("2"))
    try state.take(Self.page("c", next: "2"), for: request, under: policies)
    #expect(state.repeatedKeys == 1)
    try state.take(Self.page("d", next: "3"), for: request, under: policies)
    #expect(state.repeatedKeys == 0)
  }

  @Test
  func `rule 2.10: an empty first page is loaded and empty`() throws {
    var state = FeedState()
    #expect(!state.isLoaded && !state.isEmpty)
    let page = Self.page("", next: nil)
    try state.take(page, for: Self.request(.firstLoad, .first), under: FeedPolicies())
    #expect(state.isLoaded && state.isEmpty && state.hasReachedEnd)
  }
}
