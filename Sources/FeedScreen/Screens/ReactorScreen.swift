public import FeedReactor
public import ReactorStyle
public import Streams

/// The feed's screen over the reactor: the reactor is assigned, and bound when the view is loaded.
public final class ReactorScreen: ViewController, Screen, DeferredView {
  /// What is seen.
  public let view: FeedListView

  /// Where the screen keeps its reactor.
  public let reactorBinding = ReactorBinding<FeedViewReactor>()

  /// What holds the subscriptions.
  public var disposeBag = DisposeBag()

  /// Creates a screen that is not loaded.
  ///
  /// - Parameters:
  ///   - reactor: The feed; may be replaced at any time.
  ///   - size: How large the screen is.
  ///   - rowHeight: How high a row is.
  ///   - clock: The time, for notices.
  public init(
    reactor: FeedViewReactor?,
    size: GridSize,
    rowHeight: Int = 1,
    clock: @escaping () -> Duration = { .zero }
  ) {
    view = FeedListView(
      title: "Reactor",
      colour: .yellow,
      size: size,
      rowHeight: rowHeight,
      clock: clock,
      makeCell: ReactorCell.init
    )
    super.init()
    self.reactor = reactor
  }
}
