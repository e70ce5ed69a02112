/// The window through which a list is seen: how high it is, and which part of the content it shows.
///
/// Distances are rows of the terminal. The offset is 0 when the content's first row stands at the
/// top, negative when the list is pulled down past it.
public struct Viewport: Hashable, Sendable {
  /// How many rows the window has.
  public private(set) var height: Int

  /// How high the content is.
  public private(set) var contentHeight: Int

  /// How many rows stay free above the content, for a header that spins.
  public private(set) var topInset: Int

  /// How many rows stay free below the content, for a footer.
  public private(set) var bottomInset: Int

  /// The content row at the top of the window.
  public private(set) var offset: Int

  /// Creates a window at the top of its content.
  ///
  /// - Parameters:
  ///   - height: How many rows the window has.
  ///   - contentHeight: How high the content is.
  public init(height: Int, contentHeight: Int = 0) {
    self.height = max(height, 0)
    self.contentHeight = max(contentHeight, 0)
    topInset = 0
    bottomInset = 0
    offset = 0
  }

  /// The offset at the top, with room for what stands above the content.
  public var lowestOffset: Int { -topInset }

  /// The offset at the bottom; the top when everything fits.
  public var highestOffset: Int { max(contentHeight + bottomInset - height, lowestOffset) }

  /// How far the list is pulled down past its top.
  public var pull: Int { max(lowestOffset - offset, 0) }

  /// How far the list is pulled up past its bottom.
  public var push: Int { max(offset - highestOffset, 0) }

  /// The part of the content that is seen.
  public var visible: Range<Int> {
    let first = max(offset, 0)
    return first..<max(min(offset + height, contentHeight), first)
  }

  /// Scrolls without leaving the content.
  ///
  /// - Parameter distance: How many rows, downwards when positive.
  public mutating func scroll(by distance: Int) {
    offset = min(max(offset + distance, lowestOffset), highestOffset)
  }

  /// Drags with a finger, which may leave the content.
  ///
  /// - Parameter distance: How many rows, downwards when positive.
  public mutating func drag(by distance: Int) { offset += distance }

  /// Lets go: what was pulled past an end returns to it.
  public mutating func release() { scroll(by: 0) }

  /// Scrolls as little as needed to show a part of the content.
  ///
  /// - Parameter part: The part; its top when it is higher than the window.
  public mutating func reveal(_ part: Range<Int>) {
    if part.upperBound > offset + height { offset = part.upperBound - height }
    if part.lowerBound < offset { offset = part.lowerBound }
    release()
  }

  /// Takes another window or content; the offset stays where it can.
  ///
  /// - Parameters:
  ///   - height: How many rows the window has.
  ///   - contentHeight: How high the content is.
  public mutating func resize(height: Int, contentHeight: Int) {
    self.height = max(height, 0)
    self.contentHeight = max(contentHeight, 0)
    release()
  }

  /// Opens or closes the room below the content.
  ///
  /// - Parameter bottomInset: How many rows stay free.
  public mutating func setBottomInset(_ bottomInset: Int) {
    self.bottomInset = max(bottomInset, 0)
    release()
  }

  /// Opens or closes the room above the content; a list at its top moves along.
  ///
  /// - Parameter topInset: How many rows stay free.
  public mutating func setTopInset(_ topInset: Int) {
    let wasAtTop = offset <= lowestOffset
    self.topInset = max(topInset, 0)
    if wasAtTop { offset = lowestOffset }
    release()
  }
}
