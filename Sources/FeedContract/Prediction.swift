internal import FeedModel

/// A request that the contract and the policies call for.
struct Prediction {
  /// Why a request is called for.
  enum Reason {
    /// An intent.
    case intent

    /// The topic already chosen was chosen again; a feed may load it again or not.
    case sameTopic

    /// An intent that had to wait (P1, P3).
    case queue

    /// A failure that may pass by itself (P14).
    case automaticRetry

    /// A list shorter than the viewport (P12).
    case autoFill
  }

  let reason: Reason
  let stimulus: Stimulus
  let operation: FeedOperation
  let topic: FeedTopic
  let key: PageKey
  var attempt = 0
  var delay = Duration.zero

  /// Whether something else was wanted before it left: then it may leave or not.
  var isSuperseded = false

  /// Whether the request must leave.
  var isRequired: Bool { reason != .sameTopic && !isSuperseded }
}
