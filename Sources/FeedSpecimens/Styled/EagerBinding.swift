internal import FeedModel

private let fault = "Every view that is bound loads, also one that shows a feed already loaded."

extension TransformSpecimen {
  static let eager = WrongFeed(1, 7, fault, style: "transform", witness: "R ok1»2 B") {
    EagerTransform(source: $0, policies: $1)
  }
}

extension ReactorSpecimen {
  static let eager = WrongFeed(1, 7, fault, style: "reactor", witness: "R ok1»2 B") {
    EagerReactor(source: $0, policies: $1)
  }
}

private final class EagerTransform: TransformSpecimen {
  private var isBound = false

  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let end = super.bind(state: state, failure: failure)
    if isBound { send(.refresh) }
    isBound = true
    return end
  }
}

private final class EagerReactor: ReactorSpecimen {
  private var isBound = false

  override func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let end = super.bind(state: state, failure: failure)
    if isBound { send(.refresh) }
    isBound = true
    return end
  }
}
