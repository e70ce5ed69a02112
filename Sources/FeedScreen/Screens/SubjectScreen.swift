import FeedContract
public import FeedModel
public import ReactorStyle

/// The feed's screen over any feed that the contract can drive, whatever its architecture.
public final class SubjectScreen: ViewController, Screen {
  /// What is seen.
  public let view: FeedListView
  let subject: any FeedSubject
  var unbind: [() -> Void] = []

  /// Creates a screen that is not loaded.
  ///
  /// - Parameters:
  ///   - title: The feed's name.
  ///   - subject: The feed.
  ///   - size: How large the screen is.
  ///   - rowHeight: How high a row is.
  ///   - clock: The time, for notices.
  public init(
    title: String,
    subject: any FeedSubject,
    size: GridSize,
    rowHeight: Int = 1,
    clock: @escaping () -> Duration = { .zero }
  ) {
    self.subject = subject
    view = FeedListView(
      title: title,
      colour: .green,
      size: size,
      rowHeight: rowHeight,
      clock: clock,
      makeCell: TransformCell.init
    )
    super.init()
  }

  deinit {
    for unbind in unbind { unbind() }
  }

  /// Lets a feed that works on an executor of its own come to rest.
  public func settle() { (subject as? any SettlingSubject)?.settle() }

  /// Binds the view once, before the first load.
  public override func viewDidLoad() {
    super.viewDidLoad()
    bind(subject: subject)
  }
}
