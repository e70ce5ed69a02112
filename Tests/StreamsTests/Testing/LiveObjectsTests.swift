import Streams
import StreamsTesting
import Testing

struct LiveObjectsTests {
  @Test func `a graph that is let go leaves nothing`() {
    let left = LiveObjects.left {
      let bag = DisposeBag()
      let relay = BehaviorRelay(value: 0)
      relay.asDriver().map { $0 + 1 }.drive(onNext: { _ in }).disposed(by: bag)
      relay.accept(1)
    }
    #expect(left == [])
  }

  @Test func `a subscription kept by a living source is found`() {
    let subject = PublishSubject<Int>()
    let left = LiveObjects.left { _ = subject.map { $0 }.subscribe() }
    #expect(left.contains { $0.hasPrefix("MapStage") })
    #expect(left.contains { $0.hasPrefix("CallbackSink") })
    subject.onCompleted()
  }

  @Test func `a cycle through a closure is found`() {
    final class Screen {
      let relay = PublishRelay<Int>()
      let bag = DisposeBag()
      var last = 0
    }
    var screen: Screen?
    let left = LiveObjects.left {
      let made = Screen()
      made.relay.subscribe(onNext: { made.last = $0 }).disposed(by: made.bag)
      screen = made
      screen = nil
    }
    #expect(left.contains("DisposeBag"))
    #expect(left.contains { $0.hasPrefix("RelaySource") })
    _ = screen
  }

  @Test func `an observable that is never subscribed is counted too`() {
    var kept: Observable<Int>?
    let left = LiveObjects.left { kept = Observable.of(1).filter { $0 > 0 } }
    #expect(left.count == 2)
    kept = nil
    #expect(kept == nil)
  }

  @Test func `a source that goes away lets its subscribers go`() {
    let left = LiveObjects.left {
      let subject = PublishSubject<Int>()
      _ = subject.map { $0 }.share().filter { $0 > 0 }.subscribe()
    }
    #expect(left == [])
  }

  @Test func `a ledger shows which closures were let go`() {
    let ledger = LifetimeLedger()
    let subject = PublishSubject<Int>()
    var subscription: (any Disposable)?
    do {
      let entry = ledger.entry("closure")
      subscription = subject.subscribe(onNext: { _ in _ = entry })
    }
    #expect(ledger.alive == ["closure"])
    subscription?.dispose()
    subscription = nil
    #expect(ledger.alive == [])
  }
}
