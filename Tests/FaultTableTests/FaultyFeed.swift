import FeedContract
import FeedModel
import FeedNetwork
import FeedOrigin

/// One feed of the pair over a real connection to an origin that fails when it is told to.
@MainActor
final class FaultyFeed {
  let run: Run
  let clock = SkippingClock()
  private let source: AwaitedSource
  private let envelope: FaultyEnvelope

  init(_ architecture: Architecture, _ origin: Origin, _ kind: EnvelopeKind) {
    envelope = FaultyEnvelope(
      kind == .github ? GitHubEnvelope(baseURL: origin.url) : FeedsEnvelope(baseURL: origin.url)
    )
    source = AwaitedSource(
      NetworkPageSource(provider: Provider(CurlTransport(), clock: clock), envelope: envelope)
    )
    run = Run(of: architecture, over: source)
  }

  /// Sends an intent and waits until nothing is in flight.
  func perform(_ intent: FeedIntent, with fault: Fault? = nil) async {
    envelope.fault.set(fault)
    run.perform(.intent(intent))
    await source.idle()
  }

  var state: FeedState { Trace(run).lastState ?? FeedState() }

  var failures: [FeedFailure] { Trace(run).failures }
}

/// An envelope whose requests name the fault that the origin is to show, in their query.
struct FaultyEnvelope: FeedEnvelope {
  let base: any FeedEnvelope
  let fault = FaultSwitch()

  init(_ base: any FeedEnvelope) {
    self.base = base
  }

  func target(for request: PageRequest) -> PlainTarget {
    var target = base.target(for: request)
    if let fault = fault.get() { target.query.append(QueryItem("fault", fault.name)) }
    target.limits = Limits(
      connect: .seconds(2),
      stall: .milliseconds(300),
      total: .seconds(5),
      bodyBytes: 1 << 16
    )
    return target
  }

  func page(from response: HTTPResponse, for request: PageRequest) throws(FeedError) -> Page {
    try base.page(from: response, for: request)
  }
}
