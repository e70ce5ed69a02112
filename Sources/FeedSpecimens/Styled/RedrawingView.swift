internal import FeedModel
internal import FeedReactor
internal import FeedTransform
internal import ReactorStyle
internal import Streams

private let fault = "The view is drawn again although nothing that it shows has changed."

extension TransformSpecimen {
  /// Two outputs that change together draw one after the other.
  static let redrawing = WrongFeed(4, 3, fault, style: "transform", witness: "R ok1»2") {
    RedrawingTransform(source: $0, policies: $1)
  }
}

extension ReactorSpecimen {
  /// Every state draws, also one in which only a waiting action differs.
  static let redrawing = WrongFeed(
    4,
    3,
    fault,
    style: "reactor",
    witness: "policy: P3=queue\nR ok1»2 R M"
  ) {
    RedrawingReactor(source: $0, policies: $1)
  }
}

private final class RedrawingTransform: TransformSpecimen {
  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let drawn = Driver.combineLatest(output.state, output.items) { state, _ in state }
    let states = drawn.drive(onNext: state)
    return Disposables.create(states, output.announcements.emit(onNext: failure)).dispose
  }
}

private final class RedrawingReactor: ReactorSpecimen {
  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.state.map { $0.feed }.subscribe(onNext: state)
    return Disposables.create(states, reactor.announcements.subscribe(onNext: failure)).dispose
  }
}
