internal import FeedModel

/// A request that a feed really sent, beside what was called for.
struct Sending {
  /// The number of the request.
  let number: Int

  /// What was called for; nil when nothing was.
  let prediction: Prediction?

  /// What the feed reacted to.
  let stimulus: Stimulus

  /// What was known when the feed was given the stimulus.
  let facts: StimulusFacts

  /// Which request of this stimulus it is, from 1.
  let ordinal: Int

  /// Whether another append was open, sent for an earlier stimulus.
  let besideOpenAppend: Bool
}
