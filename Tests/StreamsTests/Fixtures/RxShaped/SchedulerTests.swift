import Foundation
import RxSwift
import RxTest

struct Wrong: Error, Equatable {}

final class SchedulerTests {
  var scheduler = TestScheduler(initialClock: 0)
  var disposeBag = DisposeBag()

  func testHot() -> Bool {
    let xs = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(220, 3), .completed(230),
    ])
    let res = scheduler.start { xs.map { $0 * 2 } }
    let correct = Recorded.events(.next(210, 4), .next(220, 6), .completed(230))
    return res.events == correct && xs.subscriptions == [Subscription(200, 230)]
  }

  func testCold() -> Bool {
    let xs: TestableObservable<Int> = scheduler.createColdObservable([
      .next(10, 1), .error(20, Wrong()),
    ])
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { [disposeBag] in xs.subscribe(observer).disposed(by: disposeBag) }
    scheduler.start()
    return observer.events == [.next(310, 1), .error(320, Wrong())]
      && xs.subscriptions == [Subscription(300, 320)]
  }

  func testTimes() -> [Recorded<Event<Int>>] {
    let res = scheduler.start(created: 100, subscribed: 250, disposed: 400) {
      Observable<Int>.interval(.seconds(50), scheduler: self.scheduler)
    }
    return res.events.filter { $0.time < 400 && $0.value.element != nil }
  }
}
