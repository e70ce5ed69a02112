public import FeedModel

/// What every plain feed here is built on: one piece of work after the other, then one emission.
///
/// A piece of work that arrives while another is done waits (rule 4.5). After each piece the state is
/// shown if it changed, and then the failures are told (rules 3.5 and 4.3). Subclasses say what an
/// intent does in `handle(_:)`.
public class QueuedFeed: FeedSubject {
  struct Observer {
    let number: Int
    let state: (FeedState) -> Void
    let failure: (FeedFailure) -> Void
  }

  /// What is shown, or will be shown when the present piece of work is done.
  var state = FeedState()
  var shown = FeedState()
  var failures: [FeedFailure] = []
  var observers: [Observer] = []
  private var work: [() -> Void] = []
  private(set) var isWorking = false
  private var bindings = 0

  init() {}

  /// Takes one intent.
  ///
  /// - Parameter intent: What the person wants.
  public func send(_ intent: FeedIntent) {
    enqueue { [unowned self] in handle(intent) }
  }

  /// Adds one more observer and shows it the current state.
  ///
  /// - Parameters:
  ///   - state: Called with the current state, then with every further one.
  ///   - failure: Called with every failure from now on.
  /// - Returns: A function that ends the observation.
  public func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let number = bindings
    bindings += 1
    observers.append(Observer(number: number, state: state, failure: failure))
    welcome(number, state)
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// Shows a new observer the current state.
  func welcome(_ number: Int, _ see: (FeedState) -> Void) { see(shown) }

  /// Says what an intent does.
  func handle(_ intent: FeedIntent) {}

  /// Does a piece of work, after those that wait already.
  func enqueue(_ piece: @escaping () -> Void) {
    work.append(piece)
    guard !isWorking else { return }
    isWorking = true
    while !work.isEmpty {
      work.removeFirst()()
      publish()
    }
    isWorking = false
  }

  /// Shows the state if it changed, then tells the failures.
  func publish() {
    if state != shown { show() }
    let told = failures
    failures = []
    for failure in told {
      for observer in observers { observer.failure(failure) }
    }
  }

  /// Shows the state as it is.
  func show() {
    shown = state
    for observer in observers { observer.state(shown) }
  }
}
