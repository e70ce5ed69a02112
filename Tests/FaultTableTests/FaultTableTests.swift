import FeedContract
import FeedModel
import FeedOrigin
import FeedReactor
import FeedTransform
import Testing

private let pair = [
  Architecture(
    name: "FeedTransform",
    policies: FeedPolicies(),
    configurable: { FeedViewModelSubject(source: $0, policies: $1) }
  ),
  Architecture(
    name: "FeedReactor",
    policies: FeedPolicies(),
    configurable: { FeedViewReactorSubject(source: $0, policies: $1) }
  ),
]

/// Faults after which a client may have a page or not, as it reads the protocol.
private let undecided: Set<Fault> = [
  .twoLengths, .giantHeaders, .noContent, .emptyBody, .linkOtherPort,
]

/// Faults after which no request may leave before an instant (rule 5.5).
private let rateLimits: Set<Fault> = [.rateLimitSeconds, .rateLimitDate]

/// Every fault of a server, in the first load, in an append and in a refresh, on both feeds.
@MainActor
@Suite(.serialized) struct FaultTableTests {
  @Test(arguments: Fault.allCases, FeedOperation.allCases)
  func `a fault leaves both feeds whole`(fault: Fault, operation: FeedOperation) async throws {
    for architecture in pair {
      let origin = Origin.feed(
        plan: FeedPlan(settings: FaultSettings(retryAfter: 60, dripPause: .microseconds(50)))
      )
      try origin.start()
      defer { origin.stop() }
      let isLink = fault.name.hasPrefix("link-")
      let feed = FaultyFeed(architecture, origin, isLink ? .github : .feeds)

      if operation != .firstLoad { await feed.perform(.refresh) }
      let before = feed.state
      #expect(before.isLoaded == (operation != .firstLoad))
      await feed.perform(operation == .append ? .loadMore : .refresh, with: fault)
      check(feed, before, fault, operation)

      if rateLimits.contains(fault) { await checkPatience(feed, origin) }
      if fault != .originDies { await checkNextIntent(feed) }
      #expect(Judgement(feed.run).violations.map(\.description) == [])
    }
  }

  /// The spinner has ended, nothing is lost, and a failure was announced once.
  private func check(
    _ feed: FaultyFeed,
    _ before: FeedState,
    _ fault: Fault,
    _ operation: FeedOperation
  ) {
    let state = feed.state
    #expect(!state.refresh.isLoading && !state.append.isLoading)
    if undecided.contains(fault) {
      #expect(feed.failures.count <= 1)
    } else if fault.deliversPage {
      #expect(feed.failures == [])
      #expect(state.items.count > (operation == .append ? before.items.count : 0))
    } else {
      #expect(feed.failures.map(\.operation) == [operation])
      #expect(state.items == before.items)
      #expect(state.cursor == before.cursor)
    }
  }

  /// A retry before the instant fails at once, and nothing reaches the origin.
  private func checkPatience(_ feed: FaultyFeed, _ origin: Origin) async {
    let arrived = origin.requestCount
    await feed.perform(.retry)
    #expect(origin.requestCount == arrived)
    #expect(feed.failures.count == 2)
    feed.clock.skip(.seconds(120))
  }

  /// A retry where something failed, else a refresh; both bring a page.
  private func checkNextIntent(_ feed: FaultyFeed) async {
    let hasFailed = feed.state.refresh.error != nil || feed.state.append.error != nil
    let failures = feed.failures.count
    await feed.perform(hasFailed ? .retry : .refresh)
    #expect(feed.state.refresh == .idle && feed.state.append == .idle)
    #expect(feed.state.items.count >= FeedPolicies().pageSize)
    #expect(feed.failures.count == failures)
  }
}
