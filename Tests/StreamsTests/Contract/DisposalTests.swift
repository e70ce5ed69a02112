import Streams
import StreamsTesting
import Testing

/// What disposal stops, and when.
struct DisposalTests {
  @Test func `what create returned is disposed once at the end or at disposal`() {
    for end in [Event<Int>.completed, .error(Failure())] {
      var count = 0
      let subject = PublishSubject<Int>()
      let recording = Recording(
        Observable<Int>.create { observer in
          let inner = subject.subscribe(observer)
          return Disposables.create {
            count += 1
            inner.dispose()
          }
        }
      )
      subject.on(end)
      recording.dispose()
      #expect(count == 1)
    }
  }

  @Test func `an observer that left earlier in a dispatch does not receive its value`() {
    let subject = PublishSubject<Int>()
    var second: Recording<Int>?
    let first = Recording(subject.asObservable()) { _ in second?.dispose() }
    second = Recording(subject.asObservable())
    subject.onNext(1)
    subject.onNext(2)
    #expect(first.text == "1 2")
    #expect(second?.text == "")
  }

  @Test func `an observer that came during a dispatch receives the next value`() {
    let subject = PublishSubject<Int>()
    var late: Recording<Int>?
    let first = Recording(subject.asObservable()) { _ in
      if late == nil { late = Recording(subject.asObservable()) }
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(first.text == "1 2")
    #expect(late?.text == "2")
  }

  @Test func `observers are called in the order of their subscription`() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    var subscriptions: [any Disposable] = []
    for number in 0..<100 {
      subscriptions.append(subject.subscribe(onNext: { _ in log.append(number) }))
    }
    for number in stride(from: 0, to: 100, by: 3) { subscriptions[number].dispose() }
    subject.onNext(1)
    #expect(log == (0..<100).filter { $0 % 3 != 0 })
    for subscription in subscriptions { subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test func `an operator drops what is in flight when it is disposed`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    var subscription: (any Disposable)?
    subscription =
      subject
      .map { value -> Int in
        subscription?.dispose()
        return value
      }
      .do(onNext: { log.append("do \($0)") })
      .subscribe(onNext: { log.append("next \($0)") })
    subject.onNext(1)
    #expect(log == [])
  }

  @Test func `a serial holder disposes the old one after the exchange`() {
    let holder = SerialDisposable()
    let first = BooleanDisposable()
    let second = BooleanDisposable()
    holder.disposable = first
    holder.disposable = second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    holder.dispose()
    #expect(second.isDisposed)
    let late = BooleanDisposable()
    holder.disposable = late
    #expect(late.isDisposed)
  }

  @Test func `a single assignment may come before or after the disposal`() {
    let before = SingleAssignmentDisposable()
    let resource = BooleanDisposable()
    before.setDisposable(resource)
    before.dispose()
    #expect(resource.isDisposed)
    let after = SingleAssignmentDisposable()
    after.dispose()
    let late = BooleanDisposable()
    after.setDisposable(late)
    #expect(late.isDisposed)
  }

  @Test func `a second single assignment stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let holder = SingleAssignmentDisposable()
      holder.setDisposable(Disposables.create())
      holder.setDisposable(Disposables.create())
    }
  }

  @Test func `a group disposes what is removed from it`() {
    let group = CompositeDisposable()
    let first = BooleanDisposable()
    let second = BooleanDisposable()
    let key = group.insert(first)
    _ = group.insert(second)
    #expect(group.count == 2)
    if let key { group.remove(for: key) }
    #expect(first.isDisposed)
    #expect(group.count == 1)
    group.dispose()
    #expect(second.isDisposed)
    let late = BooleanDisposable()
    let lateKey = group.insert(late)
    #expect(lateKey.map { _ in true } == nil)
    #expect(late.isDisposed)
  }

  @Test func `a counted disposable waits for all that depend on it`() {
    let resource = BooleanDisposable()
    let counter = RefCountDisposable(disposable: resource)
    let first = counter.retain()
    let second = counter.retain()
    counter.dispose()
    first.dispose()
    first.dispose()
    #expect(!resource.isDisposed)
    second.dispose()
    #expect(resource.isDisposed)
    #expect(counter.isDisposed)
  }

  @Test func `a function given to create is called once`() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func `a bag takes several disposables at once`() {
    var log: [String] = []
    do {
      let bag = DisposeBag()
      bag.insert(
        Disposables.create { log.append("first") },
        Disposables.create { log.append("second") }
      )
      withExtendedLifetime(bag) {}
    }
    #expect(log == ["first", "second"])
  }

  @Test func `disposing a long chain needs no stack`() {
    var log: [Int] = []
    let links = (0..<100_000).map { number in
      let link = DisposableLink()
      if number % 25_000 == 0 { link.hold(Disposables.create { log.append(number) }) }
      return link
    }
    for (lower, upper) in zip(links, links.dropFirst()) { lower.adopt(upper) }
    links[0].dispose()
    #expect(log == [75_000, 50_000, 25_000, 0])
    let areStopped = links.allSatisfy { $0.isStopped }
    #expect(areStopped)
  }
}
