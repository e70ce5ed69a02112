import Dispatch
import Streams
import StreamsTesting
import Testing

/// The small parts: events, observers, bindings, times.
struct CoreTests {
  @Test func `an event says what it is`() {
    let next = Event<Int>.next(1)
    #expect(next.element == 1)
    #expect(!next.isStopEvent)
    #expect(Event<Int>.completed.isCompleted)
    #expect(Event<Int>.error(Failure()).error is Failure)
    #expect("\(next) \(Event<Int>.completed)" == "next(1) completed")
    #expect(next.map { $0 * 2 } == .next(2))
    #expect(next.map { _ -> Int in throw Failure() } == .error(Failure()))
  }

  @Test func `a mapped observer transforms what it passes on`() {
    let subject = PublishSubject<Int>()
    let recording = Recording(subject.asObservable())
    let observer: AnyObserver<String> = subject.mapObserver { text in
      guard let number = Int(text) else { throw Failure() }
      return number
    }
    observer.onNext("1")
    observer.onNext("x")
    #expect(recording.text == "1 #")
  }

  @Test func `a type of one's own can be an observable`() {
    struct Twice: ObservableType {
      typealias Element = Int

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    #expect(said(by: Twice().map { $0 * 2 }) == "4 |")
  }

  @Test func `a binder sets its object as long as that is there`() {
    final class Label { var text = "" }
    var label: Label? = Label()
    let subject = PublishSubject<String>()
    let bag = DisposeBag()
    if let label {
      subject.bind(to: Binder(label) { $0.text = $1 }).disposed(by: bag)
    }
    subject.onNext("a")
    #expect(label?.text == "a")
    label = nil
    subject.onNext("b")
    subject.onCompleted()
  }

  @Test func `a binding to relays passes values on and no completion`() {
    let publish = PublishRelay<Int>()
    let behaviour = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optional = BehaviorRelay<Int?>(value: nil)
    let recording = Recording(publish.asObservable())
    let bag = DisposeBag()
    let source = Observable.of(1, 2)
    source.bind(to: publish).disposed(by: bag)
    source.bind(to: behaviour).disposed(by: bag)
    source.bind(to: replay).disposed(by: bag)
    source.bind(to: optional).disposed(by: bag)
    #expect(recording.text == "1 2")
    #expect(behaviour.value == 2)
    #expect(optional.value == 2)
    #expect(said(by: replay.asObservable()) == "2")
  }

  #if DEBUG
  @Test func `an error in a binding stops the program`() async {
    await #expect(processExitsWith: .failure) {
      Observable<Int>.error(Failure()).bind(onNext: { _ in }).dispose()
    }
  }
  #endif

  @Test func `a negative count stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
  }

  @Test func `debug says what passes`() {
    var lines: [String] = []
    let source = Observable.of(1).debug("items", trimOutput: false, write: { lines.append($0) })
    _ = said(by: source)
    #expect(
      lines == [
        "items -> subscribed", "items -> Event next(1)", "items -> Event completed",
        "items -> isDisposed",
      ]
    )
    lines = []
    let long = Observable.just(String(repeating: "x", count: 100))
      .debug("long", trimOutput: true, write: { lines.append($0) })
    _ = said(by: long)
    #expect(lines[1].count < 80)
  }

  @Test func `a control property and its events`() {
    let text = BehaviorRelay<String?>(value: nil)
    let property = ControlProperty<String?>(
      values: text.asObservable(),
      valueSink: Binder(text) { $0.accept($1) }
    )
    let values = Recording(property.orEmpty.asObservable())
    let changes = Recording(property.changed.asObservable().map { $0 ?? "-" })
    Observable.of("a").concat(Observable<String>.never()).bind(to: property.orEmpty).dispose()
    #expect(text.value == "a")
    #expect(values.events.compactMap(\.element) == ["", "a"])
    #expect(changes.text == "a")
    let taps = PublishSubject<Void>()
    let event = ControlEvent(events: taps)
    var count = 0
    let subscription = event.asSignal().emit(onNext: { count += 1 })
    taps.onNext(())
    #expect(count == 1)
    subscription.dispose()
  }

  @Test func `times are counted without losing or wrapping`() {
    #expect(RxTimeInterval.seconds(2).totalNanoseconds == 2_000_000_000)
    #expect(RxTimeInterval.milliseconds(-1).totalNanoseconds == -1_000_000)
    #expect(RxTimeInterval.seconds(.max).totalNanoseconds == .max)
    #expect(RxTimeInterval.never.totalNanoseconds == .max)
    let now = RxTime(nanoseconds: 5)
    #expect(now.addingInterval(.microseconds(1)).nanoseconds == 1_005)
    #expect(now.addingInterval(.never).nanoseconds == .max)
    #expect(now.addingInterval(.nanoseconds(3)).interval(since: now) == .nanoseconds(3))
  }

  @Test func `a graph can live on a serial queue`() async {
    let queue = DispatchQueue(label: "graph")
    let seen = await withCheckedContinuation { continuation in
      queue.async {
        let scheduler = SerialDispatchQueueScheduler(queue: queue)
        var seen: [Int] = []
        let bag = DisposeBag()
        Observable.of(1, 2)
          .concat(Observable<Int>.timer(.milliseconds(1), scheduler: scheduler))
          .observe(on: scheduler)
          .subscribe(
            onNext: { seen.append($0) },
            onCompleted: {
              continuation.resume(returning: seen)
              withExtendedLifetime(bag) {}
            }
          )
          .disposed(by: bag)
      }
    }
    #expect(seen == [1, 2, 0])
  }

  @Test func `work for a queue from elsewhere stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = SerialDispatchQueueScheduler(queue: DispatchQueue(label: "elsewhere"))
      _ = scheduler.schedule(()) { Disposables.create() }
    }
  }
}
