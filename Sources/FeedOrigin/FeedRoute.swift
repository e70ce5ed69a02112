/// The refusals that every feed shares.
enum FeedRoute {
  /// The answer to a request that is for no feed of these kinds; nil when it is.
  static func refusal(of request: OriginRequest, kinds: [EnvelopeKind]) -> OriginResponse? {
    guard request.method == "GET" || request.method == "HEAD" else {
      return message(405, "a feed is only read").withHeader("Allow", "GET, HEAD")
    }
    guard let kind = EnvelopeKind.routing(request), kinds.contains(kind) else {
      return message(404, "there is no feed here")
    }
    return nil
  }

  /// An error with its reason as JSON.
  static func message(_ status: Int, _ text: String) -> OriginResponse {
    OriginResponse(status: status, json: ["message": .string(text)])
  }
}
