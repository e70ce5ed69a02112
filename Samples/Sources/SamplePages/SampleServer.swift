public import FeedNetwork
public import FeedOrigin
public import Streams

/// Where a sample's view gets its pages: a server that was named, or one of the view's own.
@MainActor
public final class SampleServer {
  /// The pages, asked for over libcurl.
  public let pages: WatchedPages

  /// The view's own server; nil when another was named.
  public let origin: Origin?

  /// Makes the way to the pages.
  ///
  /// - Parameters:
  ///   - address: The server that was named; nil starts one on the loopback address.
  ///   - kind: The format that the own server speaks.
  ///   - plan: Which requests the own server fails.
  ///   - clock: The clock of the sample.
  ///   - makeEnvelope: How a server at an address is asked.
  public init(
    _ address: ServerAddress?,
    kind: EnvelopeKind,
    plan: FeedPlan = FeedPlan(),
    clock: any SchedulerType,
    makeEnvelope: (String) -> any FeedEnvelope
  ) {
    let own = address == nil ? SampleServer.start(kind, plan) : nil
    origin = own
    let time = ScriptTime()
    let isLive = clock is MainScheduler
    let source = NetworkPageSource(
      provider: Provider(CurlTransport(), clock: isLive ? SystemClock() : time),
      envelope: makeEnvelope(address?.url ?? own?.url ?? "")
    )
    pages = WatchedPages(source) { time.set(clock.now.nanoseconds) }
  }

  /// A server that could not be started is one that cannot be reached, and the view will say so.
  private static func start(_ kind: EnvelopeKind, _ plan: FeedPlan) -> Origin {
    let origin = Origin.feed(kind: kind, plan: plan)
    try? origin.start()
    return origin
  }
}
