import Streams
import Testing

struct DisposeBagTests {
  @Test func `a bag disposes in the order of insertion when it goes`() {
    var log: [Int] = []
    do {
      let bag = DisposeBag()
      for number in 1...3 {
        Disposables.create(with: { log.append(number) }).disposed(by: bag)
      }
      withExtendedLifetime(bag) { #expect(log.isEmpty) }
    }
    #expect(log == [1, 2, 3])
  }

  @Test func `a bag forgets subscriptions that have finished`() {
    let bag = DisposeBag()
    for number in 0..<10_000 {
      Observable.just(number).subscribe().disposed(by: bag)
    }
    #expect(bag.count <= 16)
  }
}
