/// A feed seen from outside: intents go in, states and announcements come out.
///
/// Requests leave through the ``PageSource`` that the feed was made with. Adapting an architecture
/// takes at most twenty lines; releasing the subject must dispose everything (rule 4.6).
public protocol FeedSubject: AnyObject {
  /// Takes one intent. An intent that comes from inside an observer is handled after the current
  /// one, none lost, none nested (rule 4.5).
  ///
  /// - Parameter intent: What the person wants.
  func send(_ intent: FeedIntent)

  /// Adds one more observer, shows it the current state at once and sends no request (rule 1.7).
  ///
  /// - Parameters:
  ///   - state: Called with the current state, then with every further one.
  ///   - failure: Called with every failure from now on, once each.
  /// - Returns: A function that ends the observation.
  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void
}
