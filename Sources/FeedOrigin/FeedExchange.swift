/// A feed request with the page that answers it: all that an envelope or a fault needs.
struct FeedExchange: Sendable {
  let request: OriginRequest
  let kind: EnvelopeKind
  let query: PageQuery
  let page: EnvelopePage
  let settings: FaultSettings

  /// The good answer.
  var response: OriginResponse { kind.envelope.response(in: self) }
}
