internal import FeedModel
internal import FeedReactor
internal import FeedTransform
internal import ReactorStyle
internal import Streams

private let fault = "A view that is bound later is told of the last failure again."

extension TransformSpecimen {
  /// The announcements go through a subject that remembers.
  static let remembering = WrongFeed(3, 5, fault, style: "transform", witness: "R err1 B") {
    RememberingTransform(source: $0, policies: $1)
  }
}

extension ReactorSpecimen {
  /// The pulse is observed as it is, with its present value.
  static let remembering = WrongFeed(3, 5, fault, style: "reactor", witness: "R err1 B") {
    RememberingReactor(source: $0, policies: $1)
  }
}

private final class RememberingTransform: TransformSpecimen {
  private let remembered = ReplaySubject<FeedFailure>.create(bufferSize: 1)
  private let bag = DisposeBag()

  override init(source: any PageSource, policies: FeedPolicies) {
    super.init(source: source, policies: policies)
    output.announcements.emit(to: remembered).disposed(by: bag)
  }

  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = output.state.drive(onNext: state)
    return Disposables.create(states, remembered.subscribe(onNext: failure)).dispose
  }
}

private final class RememberingReactor: ReactorSpecimen {
  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feed.subscribe(onNext: state)
    let failures = reactor.pulse { $0.$failure }.compactMap { $0 }
    return Disposables.create(states, failures.subscribe(onNext: failure)).dispose
  }
}
