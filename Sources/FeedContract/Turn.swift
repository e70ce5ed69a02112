/// What decided the state at the end of a step: the one thing that differences are blamed on.
enum Turn {
  case left
  case refreshPage
  case appendPage
  case refreshFailure
  case appendFailure
  case retrying
  case choice
  case removal
  case intent
  case stale
  case bound
  case nothing

  init(_ causes: Causes) {
    let order: [(Causes, Turn)] = Turn.order
    self = order.first { causes.contains($0.0) }?.1 ?? .nothing
  }

  private static let order: [(Causes, Turn)] = [
    (.left, .left), (.refreshSucceeded, .refreshPage), (.appendSucceeded, .appendPage),
    (.refreshFailed, .refreshFailure), (.appendFailed, .appendFailure), (.retried, .retrying),
    (.topicChosen, .choice), (.removed, .removal), (.sameTopicChosen, .intent), (.intent, .intent),
    (.stale, .stale), (.bound, .bound),
  ]
}
