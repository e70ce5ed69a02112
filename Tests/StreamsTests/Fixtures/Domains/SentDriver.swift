// error: risks causing data races
import Streams

actor Screen {
  func show(_ items: Driver<[Int]>) { items.drive(onNext: { print($0) }).dispose() }
}

@MainActor
func show(_ relay: BehaviorRelay<[Int]>, on screen: Screen) async {
  await screen.show(relay.asDriver())
}
