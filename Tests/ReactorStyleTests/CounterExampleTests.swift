import ReactorStyle
import Streams
import StreamsTesting
import Testing

/// ReactorKit's counter: both buttons answer after half a second, with a spinner and an alert.
@Suite struct CounterExampleTests {
  @Test func `increasing shows the spinner, then the value, then the alert`() {
    let scheduler = TestScheduler(initialClock: 0)
    let view = CounterView()
    view.reactor = CounterViewReactor(scheduler: scheduler)
    view.increaseButton.tap()
    #expect(view.spinner.isAnimating)
    #expect(view.valueLabel.text == "0")
    scheduler.start()
    #expect(!view.spinner.isAnimating)
    #expect(view.valueLabel.text == "1")
    #expect(view.alerts == ["increased!"])
  }

  @Test func `each tap has its alert, also an equal one`() {
    let scheduler = TestScheduler(initialClock: 0)
    let view = CounterView()
    view.reactor = CounterViewReactor(scheduler: scheduler)
    for _ in 0..<2 {
      view.increaseButton.tap()
      scheduler.start()
    }
    view.decreaseButton.tap()
    scheduler.start()
    #expect(view.alerts == ["increased!", "increased!", "decreased!"])
    #expect(view.valueLabel.text == "1")
  }
}

private final class CounterViewReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }

  enum Mutation {
    case increaseValue
    case decreaseValue
    case setLoading(Bool)
    case setAlertMessage(String)
  }

  struct State {
    var value = 0
    var isLoading = false
    @Pulse var alertMessage: String?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let scheduler: any SchedulerType

  init(scheduler: any SchedulerType) {
    self.scheduler = scheduler
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: change(.increaseValue, "increased!")
    case .decrease: change(.decreaseValue, "decreased!")
    }
  }

  private func change(_ mutation: Mutation, _ message: String) -> Observable<Mutation> {
    .concat([
      .just(.setLoading(true)),
      .just(mutation).delay(.milliseconds(500), scheduler: scheduler),
      .just(.setLoading(false)),
      .just(.setAlertMessage(message)),
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .increaseValue: state.value += 1
    case .decreaseValue: state.value -= 1
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setAlertMessage(let message): state.alertMessage = message
    }
    return state
  }
}

private final class CounterView: View {
  let reactorBinding = ReactorBinding<CounterViewReactor>()
  var disposeBag = DisposeBag()
  let increaseButton = Button()
  let decreaseButton = Button()
  let valueLabel = Label()
  let spinner = Spinner()
  var alerts: [String] = []

  func bind(reactor: CounterViewReactor) {
    increaseButton.taps
      .map { Reactor.Action.increase }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    decreaseButton.taps
      .map { Reactor.Action.decrease }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.value }
      .distinctUntilChanged()
      .map { "\($0)" }
      .bind(to: Binder(valueLabel) { $0.text = $1 })
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoading }
      .distinctUntilChanged()
      .bind(to: Binder(spinner) { $0.isAnimating = $1 })
      .disposed(by: disposeBag)

    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .subscribe(onNext: { [weak self] in self?.alerts.append($0) })
      .disposed(by: disposeBag)
  }
}
