// compiles
import Streams

@MainActor
final class Model {
  let items = BehaviorRelay<[Int]>(value: [])
  let bag = DisposeBag()

  func start() {
    items.asDriver().map(\.count).drive(onNext: { print($0) }).disposed(by: bag)
  }
}

actor Feed {
  private let relay = BehaviorRelay(value: 0)
  func accept(_ value: Int) { relay.accept(value) }
  var value: Int { relay.value }
}

func graphOfItsOwn() async {
  let subject = PublishSubject<Int>()
  let task = Task.detached { subject.onNext(1) }
  await task.value
}
