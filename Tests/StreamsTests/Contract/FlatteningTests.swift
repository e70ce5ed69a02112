import Streams
import Testing

/// How streams of streams become one.
struct FlatteningTests {
  @Test func `flatMap waits for its inner streams`() {
    let outer = PublishSubject<Int>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let recording = Recording(outer.flatMap { inners[$0] })
    outer.onNext(0)
    outer.onNext(1)
    inners[1].onNext(10)
    inners[0].onNext(20)
    outer.onCompleted()
    inners[0].onCompleted()
    #expect(recording.text == "10 20")
    inners[1].onCompleted()
    #expect(recording.text == "10 20 |")
  }

  @Test func `merge of a limited number starts the next stream when one has completed`() {
    let outer = PublishSubject<Int>()
    let inners = (0..<4).map { _ in PublishSubject<Int>() }
    let recording = Recording(outer.map { inners[$0].asObservable() }.merge(maxConcurrent: 2))
    for number in 0..<4 { outer.onNext(number) }
    outer.onCompleted()
    #expect(inners.map(\.hasObservers) == [true, true, false, false])
    inners[1].onCompleted()
    #expect(inners.map(\.hasObservers) == [true, false, true, false])
    inners[0].onCompleted()
    inners[2].onCompleted()
    inners[3].onNext(9)
    inners[3].onCompleted()
    #expect(recording.text == "9 |")
  }

  @Test func `concatMap keeps the order of the source`() {
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let recording = Recording(Observable.of(0, 1).concatMap { inners[$0] })
    inners[1].onNext(5)
    inners[0].onNext(6)
    inners[0].onCompleted()
    inners[1].onNext(7)
    inners[1].onCompleted()
    #expect(recording.text == "6 7 |")
  }

  @Test func `flatMapFirst ignores values while an inner stream runs`() {
    let outer = PublishSubject<Int>()
    let inners = (0..<3).map { _ in PublishSubject<Int>() }
    let recording = Recording(outer.flatMapFirst { inners[$0] })
    outer.onNext(0)
    outer.onNext(1)
    inners[0].onNext(10)
    inners[0].onCompleted()
    outer.onNext(2)
    inners[2].onNext(30)
    outer.onCompleted()
    inners[2].onCompleted()
    #expect(recording.text == "10 30 |")
    #expect(!inners[1].hasObservers)
  }

  // region: streams.latest
  @Test func `flatMapLatest disposes the previous stream before it subscribes the new one`() {
    var log: [String] = []
    let outer = PublishSubject<Int>()
    let recording = Recording(
      outer.flatMapLatest { number in
        Observable<Int>.never().do(
          onSubscribe: { log.append("subscribe \(number)") },
          onDispose: { log.append("dispose \(number)") }
        )
      }
    )
    outer.onNext(1)
    outer.onNext(2)
    #expect(log == ["subscribe 1", "dispose 1", "subscribe 2"])
    recording.dispose()
    #expect(log.last == "dispose 2")
  }
  // endregion: streams.latest

  @Test func `flatMapLatest completes when source and latest stream have`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let recording = Recording(outer.flatMapLatest { _ in inner })
    outer.onNext(0)
    outer.onCompleted()
    inner.onNext(5)
    inner.onCompleted()
    #expect(recording.text == "5 |")
  }
}
