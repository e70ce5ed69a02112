/// The small drawings of a page.
enum ReportIcons {
  static let held: Markup = """
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8.5 6.5 12 13 4.5"/></svg>
    """

  static let broken: Markup = """
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg>
    """

  static let previous: Markup = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M13 4 6 10l7 6z"/></svg>
    """

  static let next: Markup = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 4l7 6-7 6z"/></svg>
    """

  static let play: Markup = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M6 3.5 16.5 10 6 16.5z"/></svg>
    """

  static let pause: Markup = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 4h4v12H5zM11 4h4v12h-4z"/></svg>
    """

  /// The shape of a feed.
  static func mark(_ mark: Mark) -> Markup {
    let shape = mark.shape(8, 8, radius: 6, "m")
    return """
      <svg class="mk \(mark.style)" viewBox="0 0 16 16" aria-hidden="true">\(shape)</svg>
      """
  }

  /// A crossed shape, for failures.
  static let failure: Markup = """
    <svg class="mk bad" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3l10 10M13 3L3 13"/></svg>
    """
}
