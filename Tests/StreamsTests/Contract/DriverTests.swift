import Streams
import StreamsTesting
import Testing

/// What drivers and signals promise to views.
struct DriverTests {
  @Test func `a driver replays its latest value and a signal replays nothing`() {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: 0)
    let signal = subject.asSignal(onErrorJustReturn: 0)
    let bag = DisposeBag()
    var late: [String] = []
    driver.drive().disposed(by: bag)
    signal.emit().disposed(by: bag)
    subject.onNext(1)
    driver.drive(onNext: { late.append("driver \($0)") }).disposed(by: bag)
    signal.emit(onNext: { late.append("signal \($0)") }).disposed(by: bag)
    subject.onNext(2)
    #expect(late.sorted() == ["driver 1", "driver 2", "signal 2"])
  }

  @Test func `a driver sends its replacement in the place of an error`() {
    let failing = Observable.of(1).concat(Observable<Int>.error(Failure()))
    #expect(said(by: failing.asDriver(onErrorJustReturn: 9).asObservable()) == "1 9 |")
    #expect(said(by: failing.asDriver(onErrorDriveWith: .empty()).asObservable()) == "1 |")
    #expect(
      said(by: failing.asDriver(onErrorRecover: { _ in .of(7, 8) }).asObservable()) == "1 7 8 |"
    )
    #expect(said(by: failing.asSignal(onErrorJustReturn: 9).asObservable()) == "1 9 |")
    #expect(said(by: failing.asSignal(onErrorSignalWith: .empty()).asObservable()) == "1 |")
  }

  @Test func `a driver delivers inside subscribe and inside accept, without a main loop`() {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    let subscription = relay.asDriver().map { $0 * 2 }.drive(onNext: { seen.append($0) })
    #expect(seen == [0])
    relay.accept(1)
    #expect(seen == [0, 2])
    subscription.dispose()
  }

  @Test func `a driver bound inside the observer of another delivers at once`() {
    let first = BehaviorRelay(value: 0)
    let second = BehaviorRelay(value: "a")
    let bag = DisposeBag()
    var log: [String] = []
    first.asDriver().drive(onNext: { value in
      log.append("begin \(value)")
      second.asDriver().drive(onNext: { log.append($0) }).disposed(by: bag)
      log.append("end \(value)")
    }).disposed(by: bag)
    #expect(log == ["begin 0", "a", "end 0"])
  }

  @Test func `every operator of a driver does its work once for all observers`() {
    let relay = BehaviorRelay(value: 0)
    var effects = 0
    let driver = relay.asDriver().map { value -> Int in
      effects += 1
      return value
    }
    let bag = DisposeBag()
    driver.drive().disposed(by: bag)
    driver.drive().disposed(by: bag)
    relay.accept(1)
    #expect(effects == 2)
  }

  @Test func `the observers of one driver see a re-entered subject in order`() {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: 0)
    let bag = DisposeBag()
    var first: [Int] = []
    var second: [Int] = []
    driver.drive(onNext: {
      first.append($0)
      if $0 == 1 { subject.onNext(2) }
    }).disposed(by: bag)
    driver.drive(onNext: { second.append($0) }).disposed(by: bag)
    subject.onNext(1)
    #expect(first == [1, 2])
    #expect(second == [1, 2])
  }

  @Test func `a driver drives relays, observers and functions`() {
    let relay = BehaviorRelay(value: 1)
    let copy = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let subject = PublishSubject<Int>()
    let recording = Recording(subject.asObservable())
    let bag = DisposeBag()
    relay.asDriver().drive(copy).disposed(by: bag)
    relay.asDriver().drive(optional).disposed(by: bag)
    relay.asDriver().drive(subject).disposed(by: bag)
    relay.accept(2)
    #expect(copy.value == 2)
    #expect(optional.value == 2)
    #expect(recording.text == "1 2")
    #expect(relay.asDriver().drive { _ in "passed" } == "passed")
  }

  @Test func `drivers combine like streams`() {
    let first = BehaviorRelay(value: 1)
    let second = BehaviorRelay(value: 10)
    let sum = Driver.combineLatest(first.asDriver(), second.asDriver()) { $0 + $1 }
    let recording = Recording(sum.asObservable())
    first.accept(2)
    #expect(recording.text == "11 12")
    let merged = Recording(Driver.merge(first.asDriver(), second.asDriver()).asObservable())
    #expect(merged.text == "2 10")
    let latest = Recording(
      first.asDriver().flatMapLatest { Driver.just($0 * 100) }.asObservable()
    )
    #expect(latest.text == "200")
    let zipped = Recording(
      Driver.zip(first.asDriver(), second.asDriver()) { $0 * $1 }.asObservable()
    )
    #expect(zipped.text == "20")
  }

  @Test func `a test can put its clock in the place of the drivers' scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let relay = BehaviorRelay(value: 1)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = relay.asDriver().drive(observer)
    }
    #expect(observer.events == [])
    scheduler.start()
    #expect(observer.events == [.next(1, 1)])
  }

  @Test func `a driver that has fallen back starts its source again for a late observer`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .error(Failure())
    }
    let driver = source.asDriver(onErrorJustReturn: -1)
    #expect(said(by: driver.asObservable()) == "-1 |")
    #expect(said(by: driver.asObservable()) == "-1 |")
    #expect(count == 2)
  }

  @Test func `a driver of values sends them inside subscribe`() {
    #expect(said(by: Driver.of(1, 2, 3).asObservable()) == "1 2 3 |")
    #expect(said(by: Driver.from([1, 2]).map { $0 * 2 }.asObservable()) == "2 4 |")
    #expect(said(by: Driver.just(1).asObservable()) == "1 |")
    #expect(said(by: Signal<Int>.empty().asObservable()) == "|")
  }
}
