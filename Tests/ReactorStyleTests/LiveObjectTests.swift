import ReactorStyle
import Streams
import StreamsTesting
import Testing

@Suite struct LiveObjectTests {
  @Test func `a thousand reactors, used and dropped with a request pending, leave nothing`() {
    let ledger = LifetimeLedger()
    let left = LiveObjects.left {
      var reactors: [LoadingReactor] = []
      for _ in 0..<1000 {
        let reactor = LoadingReactor(ledger)
        let bag = DisposeBag()
        reactor.state.subscribe(onNext: { _ in }).disposed(by: bag)
        reactor.action.onNext(.load)
        reactors.append(reactor)
      }
      #expect(ledger.alive.count == 1000)
      reactors = []
    }
    #expect(left == [])
    #expect(ledger.alive == [])
  }

  @Test func `a subscription that nobody disposed goes with the reactor`() {
    let ledger = LifetimeLedger()
    let left = LiveObjects.left {
      let reactor = LoadingReactor(ledger)
      let entry = ledger.entry("observer")
      _ = reactor.state.subscribe(onNext: { _ in _ = entry })
      _ = reactor.action.subscribe { _ in _ = entry }
      reactor.action.onNext(.load)
    }
    #expect(left == [])
    #expect(ledger.alive == [])
  }

  @Test func `who subscribes when the reactor is gone leaves nothing`() {
    let ledger = LifetimeLedger()
    let left = LiveObjects.left {
      var reactor: LoadingReactor? = LoadingReactor(ledger)
      let action = reactor?.action
      let actions = action?.asObservable()
      let states = reactor?.state
      reactor = nil
      let entry = ledger.entry("observer")
      _ = action?.subscribe { _ in _ = entry }
      _ = actions?.subscribe { _ in _ = entry }
      _ = states?.subscribe { _ in _ = entry }
    }
    #expect(left == [])
    #expect(ledger.alive == [])
  }

  @Test func `a reactor with transforms, pulses, a stub and failures leaves nothing`() {
    let ledger = LifetimeLedger()
    let left = LiveObjects.left {
      let reactor = LoadingReactor(ledger)
      let bag = DisposeBag()
      reactor.pulse(\.$message).subscribe(onNext: { _ in }).disposed(by: bag)
      reactor.failures.subscribe(onNext: { _ in }).disposed(by: bag)
      reactor.action.onNext(.load)
      reactor.action.onNext(.fail)
      reactor.isStubEnabled = true
      reactor.action.onNext(.load)
      reactor.stub.state.value = LoadingReactor.State()
      reactor.isStubEnabled = false
    }
    #expect(left == [])
    #expect(ledger.alive == [])
  }
}

private final class LoadingReactor: Reactor {
  enum Action {
    case load
    case fail
  }

  struct State {
    @Pulse var message: String?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let ledger: LifetimeLedger

  init(_ ledger: LifetimeLedger) {
    self.ledger = ledger
  }

  func transform(mutation: Observable<Action>) -> Observable<Action> {
    .merge(mutation, .never())
  }

  func mutate(action: Action) -> Observable<Action> {
    switch action {
    case .load:
      let request = ledger.entry("request")
      return Observable.never().do(onDispose: { _ = request })
        .take(until: self.action.filter { if case .fail = $0 { true } else { false } })
    case .fail:
      return .error(Failure())
    }
  }

  func reduce(into state: inout State, mutation: Action) {
    state.message = "\(mutation)"
  }
}
