public import FeedModel

/// One feed, driven step by step, with everything that crosses its seam written down.
///
/// ```swift
/// let run = Run(of: mine)
/// run.perform(try Scenario("R ok1»2 M err2 Y"))
/// print(run.trace)
/// ```
public final class Run {
  /// The feed that is driven.
  public let architecture: Architecture

  /// The source that is answered by hand; nil when the run is over another source.
  public let hand: HandSource?

  /// What happened so far.
  public let log: EventLog

  var steps: [Step] = []
  var starts: [Int] = []
  var scripted: Set<Int> = []

  /// Whether the source answers inside the call that asks.
  var answersAtOnce = false

  private(set) var subject: (any FeedSubject)?
  private let settles: Bool
  private var endings: [() -> Void] = []
  private var inside: [FeedIntent] = []
  private var calls = 0
  private var isInStep = false

  /// Makes a feed whose requests are answered by hand, and binds the first observer.
  ///
  /// - Parameter architecture: The feed to drive.
  public convenience init(of architecture: Architecture) {
    let hand = HandSource()
    self.init(architecture, hand: hand, log: hand.log, source: hand)
  }

  /// Makes a feed over another source, and binds the first observer.
  ///
  /// Every answer of the source that arrives between two steps is a step of its own.
  ///
  /// - Parameters:
  ///   - architecture: The feed to drive.
  ///   - source: The source that answers, from the same isolation domain.
  public convenience init(of architecture: Architecture, over source: any PageSource) {
    let watched = WatchedSource(source)
    self.init(architecture, hand: nil, log: watched.log, source: watched)
    log.onArrival = { [weak self] in self?.answerArrives() }
  }

  private init(
    _ architecture: Architecture,
    hand: HandSource?,
    log: EventLog,
    source: any PageSource
  ) {
    self.architecture = architecture
    self.hand = hand
    self.log = log
    steps.reserveCapacity(8)
    starts.reserveCapacity(8)
    let subject = architecture.make(source: source)
    settles = subject is any SettlingSubject
    self.subject = subject
    bind()
    settle()
  }

  /// How many observers were bound so far.
  public var observerCount: Int { endings.count }

  /// Whether the feed was released.
  public var hasLeft: Bool { subject == nil }

  /// Performs one step.
  ///
  /// An intent after `X` and an answer to a request that was never sent do nothing; answers need a
  /// run by hand.
  ///
  /// - Parameter step: What happens.
  public func perform(_ step: Step) {
    steps.append(step)
    starts.append(log.events.count)
    isInStep = true
    inside = step.inside
    switch step.action {
    case .intent(let intent): send(intent)
    case .bind: bind()
    case .leave: leave()
    case .answer(let answer): perform(answer)
    }
    settle()
    inside = []
    isInStep = false
  }

  private func settle() {
    if settles { (subject as? any SettlingSubject)?.settle() }
  }

  private func send(_ intent: FeedIntent) {
    guard let subject else { return }
    log.events.append(.intent(intent))
    subject.send(intent)
  }

  private func perform(_ answer: Answer) {
    guard let hand, log.requests.indices.contains(answer.request - 1) else { return }
    guard scripted.remove(answer.request) == nil else { return }
    let request = log.requests[answer.request - 1].request
    hand.answer(answer.request, with: answer.outcome.result(for: answer.request, request))
  }

  private func answerArrives() {
    guard !isInStep else { return }
    steps.append(.answer(Answer(0, .failure(.timedOut))))
    starts.append(log.events.count)
  }

  private func bind() {
    guard let subject else { return }
    let observer = endings.count
    log.events.append(.bound(observer))
    let end = subject.bind(
      state: { [weak self] state in self?.saw(state, observer) },
      failure: { [weak self] failure in self?.heard(failure, observer) }
    )
    endings.append(end)
  }

  private func saw(_ state: FeedState, _ observer: Int) {
    if calls > 0 { log.events.append(.nested(observer)) }
    calls += 1
    log.events.append(.state(observer, state))
    if observer == 0, !inside.isEmpty {
      let intents = inside
      inside = []
      for intent in intents { send(intent) }
    }
    calls -= 1
  }

  private func heard(_ failure: FeedFailure, _ observer: Int) {
    if calls > 0 { log.events.append(.nested(observer)) }
    calls += 1
    log.events.append(.failure(observer, failure))
    calls -= 1
  }

  private func leave() {
    guard subject != nil else { return }
    log.events.append(.leaving)
    for end in endings { end() }
    let count = endings.count
    endings = []
    endings.reserveCapacity(count)
    weak let released = subject
    subject = nil
    guard released != nil else { return }
    hand?.forgetFinished()
    if released != nil { log.events.append(.retained) }
  }
}
