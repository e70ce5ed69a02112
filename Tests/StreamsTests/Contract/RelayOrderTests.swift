import Streams
import Testing

/// What observers see when values are accepted from inside observers.
struct RelayOrderTests {
  @Test func `a relay keeps the order when it is re-entered`() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    var first: [Int] = []
    var second: [Int] = []
    relay.subscribe(onNext: {
      first.append($0)
      if $0 == 1 { relay.accept(2) }
    }).disposed(by: bag)
    relay.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    relay.accept(1)
    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
    #expect(relay.value == 2)
  }

  @Test func `a raw subject is depth-first when it is re-entered`() {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    var first: [Int] = []
    var second: [Int] = []
    subject.subscribe(onNext: {
      first.append($0)
      if $0 == 1 { subject.onNext(2) }
    }).disposed(by: bag)
    subject.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    subject.onNext(1)
    #expect(first == [1, 2])
    #expect(second == [2, 1])
  }

  @Test func `drivers of one relay stay in order when it is re-entered`() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    let driver = relay.asDriver()
    var first: [Int] = []
    var second: [Int] = []
    var other: [Int] = []
    driver.drive(onNext: {
      first.append($0)
      if $0 == 1 { relay.accept(2) }
    }).disposed(by: bag)
    driver.drive(onNext: { second.append($0) }).disposed(by: bag)
    relay.asDriver().map { $0 * 10 }.drive(onNext: { other.append($0) }).disposed(by: bag)
    relay.accept(1)
    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
    #expect(other == [0, 10, 20])
  }

  @Test func `the current-thread queue runs each value to completion`() {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    var log: [String] = []
    subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { value in
      log.append("begin \(value)")
      if value < 3 { subject.onNext(value + 1) }
      log.append("end \(value)")
    }).disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }
}
