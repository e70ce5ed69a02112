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
  ///   - contact: The server to ask, which learns whether it is reached; unless one was named, one is
  ///     started on the loopback address.
  ///   - kind: The format that the own server speaks.
  ///   - plan: Which requests the own server fails.
  ///   - clock: The clock of the sample.
  ///   - makeEnvelope: How a server at an address is asked.
  public init(
    _ contact: ServerContact,
    kind: EnvelopeKind,
    plan: FeedPlan = FeedPlan(),
    clock: any SchedulerType,
    makeEnvelope: (String) -> any FeedEnvelope
  ) {
    let own = contact.address == nil ? SampleServer.start(kind, plan) : nil
    origin = own
    let time = ScriptTime()
    let isLive = clock is MainScheduler
    let source = NetworkPageSource(
      provider: Provider(CurlTransport(), clock: isLive ? SystemClock() : time),
      envelope: makeEnvelope(contact.address?.url ?? own?.url ?? "")
    )
    pages = WatchedPages(
      source,
      willSend: { time.set(clock.now.nanoseconds) },
      didAnswer: contact.note
    )
  }

  /// A server that could not be started is one that cannot be reached, and the view will say so.
  private static func start(_ kind: EnvelopeKind, _ plan: FeedPlan) -> Origin {
    let origin = Origin.feed(kind: kind, plan: plan)
    try? origin.start()
    return origin
  }
}
