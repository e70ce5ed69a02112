public import ReactorStyle

/// A screen of a feed: a view with a binding to some architecture.
///
/// A screen is made, then loaded, which binds it, then shown and hidden any number of times. Showing
/// it for the first time asks for the first page. Releasing it ends everything.
public protocol Screen: ViewController {
  /// What is seen.
  var view: FeedListView { get }
}

extension Screen {
  /// Loads the screen if it is not loaded, and shows it; the first time it asks for the first page.
  public func appear() { follow(view.life.appear()) }

  /// Hides the screen.
  public func disappear() { follow(view.life.disappear()) }

  private func follow(_ events: [LifeCycle.Event]) {
    for event in events {
      switch event {
      case .load:
        loadViewIfNeeded()
        view.load()
      case .appear: view.appear()
      case .disappear: view.disappear()
      }
    }
  }
}
