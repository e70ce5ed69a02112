/// Where a list stands, in points.
struct ScrollPosition: Hashable {
  /// How far the content is moved up; negative when it is pulled down.
  var offset: Int

  /// How high the view is.
  var height: Int

  /// How high the content is.
  var contentHeight: Int

  // region: home.triggers
  /// Whether the first page is wanted: nothing is there, or the list is pulled down far enough.
  var wantsFirstPage: Bool { height > 0 && (offset < -60 || contentHeight == 0) }

  /// Whether the following page is wanted, 50 points before the end is seen.
  var wantsNextPage: Bool { contentHeight > 0 && offset + height + 50 > contentHeight }
  // endregion: home.triggers
}
