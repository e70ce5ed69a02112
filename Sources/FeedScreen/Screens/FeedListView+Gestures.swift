public import FeedModel
import Streams

extension FeedListView {
  /// The view is shown from now on; a first load that waited is asked for.
  public func appear() { send(header.appear(), to: .header) }

  /// The view is hidden from now on.
  public func disappear() { header.disappear() }

  /// Asks for the first page without a finger.
  public func load() { send(header.ask(), to: .header) }

  /// Goes to the top, pulls the list down and lets go.
  public func pull() {
    list.move { viewport in
      viewport.scroll(by: viewport.lowestOffset - viewport.offset)
      viewport.drag(by: -header.height)
    }
    header.drag(pull: list.viewport.pull)
    let actions = header.release()
    list.move { $0.release() }
    send(actions, to: .header)
  }

  /// Scrolls; at the end the list is pushed past it and let go.
  ///
  /// - Parameter distance: How many rows, downwards when positive.
  public func scroll(by distance: Int) {
    let pushes = distance > 0 && list.viewport.offset >= list.viewport.highestOffset
    list.move { pushes ? $0.drag(by: distance) : $0.scroll(by: distance) }
    var actions = footer.scrolled(list.viewport)
    if pushes { actions += footer.release(list.viewport) }
    list.move { $0.release() }
    send(actions, to: .footer)
  }

  /// Moves the selection, and the window with it; past the last row the list is pushed.
  ///
  /// - Parameter distance: How many rows, downwards when positive.
  public func moveSelection(by distance: Int) {
    let count = source.sections.first?.items.count ?? 0
    guard count > 0 else { return scroll(by: distance) }
    let current = list.selection?.row ?? (distance > 0 ? -1 : count)
    if distance > 0, current == count - 1 { return scroll(by: distance) }
    let row = min(max(current + distance, 0), count - 1)
    list.select(RowPlace(section: 0, row: row))
    send(footer.scrolled(list.viewport), to: .footer)
  }

  /// Taps the footer, or the notice of a failed first load.
  public func retry() {
    if footer.phase == .failed { return send(footer.tap(), to: .footer) }
    retries.accept(())
  }

  /// Chooses a topic.
  ///
  /// - Parameter topic: The topic.
  public func choose(_ topic: FeedTopic) { choices.accept(topic) }

  /// Removes the selected row; the one that takes its place is selected then.
  public func removeSelection() {
    guard let place = list.selection, let item = selectedItem else { return }
    removals.accept(item.id)
    let count =
      source.sections.indices.contains(place.section)
      ? source.sections[place.section].items.count : 0
    guard list.selection == nil, count > 0 else { return }
    list.select(RowPlace(section: place.section, row: min(place.row, count - 1)))
  }

  /// Sends an intent past the controls, as if some other part of the app wanted it.
  ///
  /// - Parameter intent: What is wanted.
  public func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: pulls.accept(())
    case .loadMore: ends.accept(())
    case .retry: retries.accept(())
    case .choose(let topic): choices.accept(topic)
    case .remove(let row): removals.accept(row)
    }
  }

  private enum Control {
    case header
    case footer
  }

  /// Sends what a control asks for, then lets it rest when the feed did not begin.
  private func send(_ actions: [RefreshAction], to control: Control) {
    perform(actions)
    for action in actions {
      switch (action, control) {
      case (.load, .header): pulls.accept(())
      case (.load, .footer): ends.accept(())
      case (.retry, _): retries.accept(())
      case (.open, _), (.close, _): break
      }
    }
    header.settle()
    footer.settle()
  }
}
