public import FeedModel

/// Everything that one screen shows at one moment, as a value.
///
/// Drawing is a pure function of it: see ``draw(in:)``.
public struct ScreenContents: Hashable, Sendable {
  /// One element of the list that the window shows.
  public struct Line: Hashable, Sendable {
    /// What it is.
    public var text: String

    /// What stands at the right, faintly.
    public var detail: String

    /// Where it begins, counted from the window's top; negative when scrolled out in part.
    public var row: Int

    /// How many rows it has.
    public var height: Int

    /// Whether it is a section's title.
    public var isTitle: Bool

    /// Whether it is selected.
    public var isSelected: Bool

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: What it is.
    ///   - detail: What stands at the right.
    ///   - row: Where it begins, counted from the window's top.
    ///   - height: How many rows it has.
    ///   - isTitle: Whether it is a section's title.
    ///   - isSelected: Whether it is selected.
    public init(
      text: String,
      detail: String = "",
      row: Int,
      height: Int = 1,
      isTitle: Bool = false,
      isSelected: Bool = false
    ) {
      self.text = text
      self.detail = detail
      self.row = row
      self.height = height
      self.isTitle = isTitle
      self.isSelected = isSelected
    }
  }

  /// The screen's name.
  public var title: String

  /// The colour of the name.
  public var colour: CellStyle.Colour

  /// What the feed is about.
  public var topic = FeedTopic.all

  /// Whether the rows still belong to an earlier topic.
  public var isStale = false

  /// What stands in the list's place.
  public var notice = ListNotice.notLoaded

  /// What the header is doing.
  public var header = RefreshHeader.Phase.idle

  /// When the last refresh ended, counted from the clock's beginning; nil before the first.
  public var lastUpdate: Duration?

  /// What the footer is doing.
  public var footer = RefreshFooter.Phase.idle

  /// Where the footer stands, counted from the window's top; nil when it is not seen.
  public var footerRow: Int?

  /// Why the refresh or the append failed last.
  public var failure: FeedError?

  /// What floats over the list.
  public var notification: HUD.Notice?

  /// The elements that the window shows.
  public var lines: [Line] = []

  /// The part of the content that is seen.
  public var visible = 0..<0

  /// How high the content is.
  public var contentHeight = 0

  /// Creates the contents of a screen that shows nothing yet.
  ///
  /// - Parameters:
  ///   - title: The screen's name.
  ///   - colour: The colour of the name.
  public init(title: String, colour: CellStyle.Colour = .plain) {
    self.title = title
    self.colour = colour
  }
}
