public import FeedTransform
public import ReactorStyle
import Streams

/// The feed's screen over the view model: a view binds the streams of one `transform`.
public final class TransformScreen: ViewController, Screen {
  /// What is seen.
  public let view: FeedListView
  let viewModel: FeedViewModel
  var disposeBag = DisposeBag()

  /// Creates a screen that is not loaded.
  ///
  /// - Parameters:
  ///   - viewModel: The feed.
  ///   - size: How large the screen is.
  ///   - rowHeight: How high a row is.
  ///   - clock: The time, for notices.
  public init(
    viewModel: FeedViewModel,
    size: GridSize,
    rowHeight: Int = 1,
    clock: @escaping () -> Duration = { .zero }
  ) {
    self.viewModel = viewModel
    view = FeedListView(
      title: "Transform",
      colour: .blue,
      size: size,
      rowHeight: rowHeight,
      clock: clock,
      makeCell: TransformCell.init
    )
    super.init()
  }

  /// Binds the view once, before the first load.
  public override func viewDidLoad() {
    super.viewDidLoad()
    bind(viewModel: viewModel)
  }
}
