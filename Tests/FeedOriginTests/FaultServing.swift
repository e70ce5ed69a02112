import FeedOrigin
import Testing

/// What a fault sent, beside the page it spoilt.
struct FaultResult {
  /// The answer that the request gets without a fault.
  let page: RawResponse
  /// All bytes of the fault.
  let bytes: [UInt8]
  /// How the connection ended.
  let ending: RawClient.Ending?
  /// The fault's bytes read as HTTP.
  var response: RawResponse { RawResponse(bytes) }
  /// The first half of the page's body.
  var half: [UInt8] { Array(page.body.prefix(page.body.count / 2)) }
}

extension Fault {
  /// Asks for a page with this fault.
  func result(
    _ kind: EnvelopeKind = .pages,
    size: Int = 4,
    settings: FaultSettings = FaultSettings(dripPause: .zero)
  ) throws -> FaultResult {
    let target = kind.target(size: size)
    let plan = FeedPlan([2: .fault(self)], settings: settings)
    return try serving(.feed(kind: kind, plan: plan)) { origin in
      let page = FeedOriginTests.response(origin, target)
      let (bytes, ending) = exchange(origin, target)
      return FaultResult(page: page, bytes: bytes, ending: ending)
    }
  }
}
