public import FeedModel

/// A subject whose work goes on after `send` and after an answer, on an executor of its own.
///
/// Everything in the contract happens in one isolation domain, and a step is judged when it is over.
/// A feed that uses `async` functions says here how to bring them to rest.
public protocol SettlingSubject: FeedSubject {
  /// Runs all work that can go on without a further answer.
  func settle()
}
