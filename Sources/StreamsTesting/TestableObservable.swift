public import Streams

/// A stream whose events are written down beforehand, and that remembers who subscribed when.
public final class TestableObservable<Element>: ObservableType {
  /// When something subscribed, and when it left.
  public private(set) var subscriptions: [Subscription] = []

  /// The events written down beforehand.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let script: Script<Element>

  init(hot events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    let audience = Audience<Element>()
    script = .hot(audience)
    for event in events {
      scheduler.scheduleAt(event.time) {
        switch event.value {
        case .next(let value): audience.send(value)
        case .error(let error): audience.end(with: error)
        case .completed: audience.end(with: nil)
        }
      }
    }
  }

  init(cold events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    script = .cold
  }

  /// Starts sending events to an observer, and writes the subscription down.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The stream as an observable.
  public func asObservable() -> Observable<Element> {
    Source(startsTrampoline: false) { sink in
      let visit = self.beginVisit()
      sink.adopt(visit)
      let entrance = SideSink<Element>(
        onNext: { sink.next($0) },
        onError: { error in
          sink.error(error)
          visit.dispose()
        },
        onCompleted: {
          sink.completed()
          visit.dispose()
        }
      )
      visit.adopt(entrance)
      switch self.script {
      case .hot(let audience): audience.seat(entrance)
      case .cold: self.play(to: entrance)
      }
      return nil
    }
  }

  private func beginVisit() -> DisposableLink {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let visit = DisposableLink()
    visit.hold(
      Disposables.create {
        let begun = self.subscriptions[index].subscribe
        self.subscriptions[index] = Subscription(begun, self.scheduler.clock)
      }
    )
    return visit
  }

  private func play(to entrance: SideSink<Element>) {
    let timers = CompositeDisposable()
    let link = DisposableLink()
    link.hold(timers)
    entrance.adopt(link)
    let observer = AnyObserver(sink: entrance)
    for event in recordedEvents {
      let timer = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
        observer.on(event.value)
        return Disposables.create()
      }
      _ = timers.insert(timer)
    }
  }
}

/// What a testable stream does with a subscription.
private enum Script<Element> {
  case hot(Audience<Element>)
  case cold
}
