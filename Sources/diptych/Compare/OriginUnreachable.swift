import FeedModel

/// The origin stopped answering, or never did.
struct OriginUnreachable: Error, CustomStringConvertible {
  let origin: String
  let request: Int
  let reason: FeedError

  var description: String {
    "the origin \(PlainText(origin)) gave request \(request) no answer to use. \(reason)\n"
      + "Start it, or check the address after --origin; without --origin the built-in one answers."
  }
}
