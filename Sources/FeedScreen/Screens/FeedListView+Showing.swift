public import FeedModel

extension FeedListView {
  /// Shows everything that a state tells; "no more" comes last.
  ///
  /// - Parameter state: The feed's state.
  public func show(_ state: FeedState) {
    show(situation: state)
    show(state.items, of: state.topic)
    show(isRefreshing: state.refresh.isLoading)
    if !state.hasReachedEnd { show(hasNoMore: false) }
    show(isLoadingMore: state.append.isLoading)
    show(appendFailure: state.append.error)
    if state.hasReachedEnd { show(hasNoMore: true) }
  }

  /// Shows other rows.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - topic: What they are about: the section's title.
  public func show(_ items: FeedItems, of topic: FeedTopic) {
    source.update([FeedSection(topic: topic, items: items)])
  }

  /// Shows where the feed stands: what it is about, and what stands in the list's place.
  ///
  /// - Parameter state: The feed's state; the controls that it moves are told by other methods.
  public func show(situation state: FeedState) {
    contents.topic = state.topic
    contents.isStale = state.isStale
    contents.notice = ListNotice(state)
    if let ending = RefreshEnding(from: situation, to: state) { self.ending = ending }
    if state != situation { footer.reconsider() }
    situation = state
  }

  /// Shows whether the feed is refreshing; the end of a refresh that brought rows anew is told.
  ///
  /// - Parameter isRefreshing: Whether it is.
  public func show(isRefreshing: Bool) {
    if isRefreshing { return perform(header.begin()) }
    let isFirst = header.lastUpdate == nil
    let isApplied = ending == .applied
    let actions = header.end(at: isApplied ? clock() : nil)
    perform(actions)
    if isApplied, !isFirst, !actions.isEmpty {
      notifications.show(.success("Up to date"), at: clock())
    }
  }

  /// Shows whether the feed is loading the following page.
  ///
  /// - Parameter isLoadingMore: Whether it is.
  public func show(isLoadingMore: Bool) {
    _ = isLoadingMore ? footer.begin() : footer.end()
  }

  /// Shows whether the last append failed.
  ///
  /// - Parameter failure: Why; nil when it did not.
  public func show(appendFailure failure: FeedError?) {
    contents.failure = failure
    footer.show(failed: failure != nil)
  }

  /// Shows whether the feed has reached its end.
  ///
  /// - Parameter hasNoMore: Whether it has.
  public func show(hasNoMore: Bool) {
    if hasNoMore { _ = footer.showNoMore() } else { footer.reset() }
  }

  /// Shows a failure over the list for a while.
  ///
  /// - Parameter error: Why something failed.
  public func announce(_ error: FeedError) {
    announcementCount += 1
    notifications.show(.failure("\(error)"), at: clock())
  }

  /// Makes room for the header's spinner, or takes it back.
  func perform(_ actions: [RefreshAction]) {
    for action in actions {
      switch action {
      case .open: list.move { $0.setTopInset(1) }
      case .close: list.move { $0.setTopInset(0) }
      case .load, .retry: break
      }
    }
  }

  /// Everything that is shown now.
  ///
  /// - Returns: The contents, to be drawn in the view's size.
  /// - Complexity: O(log n + k) for n rows of which k are seen.
  public func currentContents() -> ScreenContents {
    var contents = contents
    let viewport = list.viewport
    contents.header = header.phase
    contents.lastUpdate = header.lastUpdate
    contents.footer = footer.phase
    contents.notification = notifications.visible(at: clock())
    contents.visible = viewport.visible
    contents.contentHeight = viewport.contentHeight
    contents.lines = list.layoutCells().map { placed, cell in
      line(placed, cell: cell, top: placed.extent.lowerBound - viewport.offset)
    }
    let footerRow = viewport.contentHeight - viewport.offset
    if viewport.contentHeight > 0, footerRow < viewport.height { contents.footerRow = footerRow }
    return contents
  }

  private func line(
    _ placed: ListLayout.Placed,
    cell: any FeedCell,
    top: Int
  ) -> ScreenContents.Line {
    switch placed.element {
    case .header(let section):
      let shown = source.sections[section]
      let count = shown.items.count
      return ScreenContents.Line(
        text: "\(shown.topic.category)\(shown.topic.query)",
        detail: "\(count) row\(count == 1 ? "" : "s")",
        row: top,
        isTitle: true
      )
    case .row(let place):
      return ScreenContents.Line(
        text: cell.text,
        detail: cell.detail,
        row: top,
        height: placed.extent.count,
        isSelected: place == list.selection
      )
    }
  }
}
