import Streams
import StreamsTesting
import Testing

/// What holds for every operator, tried on every operator.
@Suite struct EveryOperatorTests {
  @Test(arguments: OperatorCase.all)
  func `values and completion of a synchronous source`(_ operation: OperatorCase) {
    #expect(said(by: operation.build(.of(1, 2, 3))) == operation.whole)
  }

  @Test(arguments: OperatorCase.all)
  func `an empty source`(_ operation: OperatorCase) {
    #expect(said(by: operation.build(.empty())) == operation.empty)
  }

  @Test(arguments: OperatorCase.all)
  func `an error of the source`(_ operation: OperatorCase) {
    let source = Observable.of(1, 2).concat(Observable.error(Failure()))
    #expect(said(by: operation.build(source)) == operation.failing)
  }

  @Test(arguments: OperatorCase.all)
  func `values sent one by one`(_ operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let recording = Recording(operation.build(subject))
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    #expect(recording.text == operation.whole)
    #expect(!subject.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `a value sent from inside the observer comes after the one in progress`(
    _ operation: OperatorCase
  ) {
    let relay = PublishRelay<Int>()
    let end = PublishSubject<Void>()
    var next = 2
    let recording = Recording(operation.build(relay.asObservable().take(until: end)))
    recording.onNext = { _ in
      guard next <= 3 else { return }
      next += 1
      relay.accept(next - 1)
    }
    relay.accept(1)
    while next <= 3 {
      next += 1
      relay.accept(next - 1)
    }
    end.onNext(())
    #expect(recording.text == operation.whole)
  }

  @Test(arguments: OperatorCase.all)
  func `disposal stops the source and everything after it`(_ operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let recording = Recording(operation.build(subject))
    subject.onNext(1)
    let before = recording.text
    recording.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(2)
    subject.onCompleted()
    #expect(recording.text == before)
  }

  @Test(arguments: OperatorCase.all)
  func `disposal from inside the observer stops what follows`(_ operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let recording = Recording(operation.build(subject))
    recording.onNext = { _ in recording.dispose() }
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    #expect(recording.events.filter { !$0.isStopEvent }.count <= 1 + startingCount(operation))
    #expect(!subject.hasObservers)
  }

  /// How many values come inside `subscribe`, before the subscription is known.
  private func startingCount(_ operation: OperatorCase) -> Int {
    let recording = Recording(operation.build(.never()))
    defer { recording.dispose() }
    return recording.events.count
  }

  @Test(arguments: OperatorCase.all)
  func `nothing is left alive after the end, an error or disposal`(_ operation: OperatorCase) {
    let left = LiveObjects.left {
      for end in [Event<Int>.completed, .error(Failure())] {
        let subject = PublishSubject<Int>()
        let recording = Recording(operation.build(subject))
        subject.onNext(1)
        subject.on(end)
        recording.dispose()
      }
      let subject = PublishSubject<Int>()
      let recording = Recording(operation.build(subject))
      subject.onNext(1)
      recording.dispose()
      _ = said(by: operation.build(.of(1, 2, 3)))
    }
    #expect(left == [])
  }

  @Test(arguments: OperatorCase.all)
  func `a stream can be subscribed again`(_ operation: OperatorCase) {
    let source = operation.build(Observable.of(1, 2, 3))
    let first = said(by: source)
    if operation.name == "share(replay:scope:)" {
      #expect(said(by: source) == "3 |")
    } else {
      #expect(said(by: source) == first)
    }
  }
}
