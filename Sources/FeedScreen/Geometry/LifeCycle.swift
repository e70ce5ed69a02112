/// The life of a screen: made, loaded once, then shown and hidden any number of times.
public struct LifeCycle: Hashable, Sendable {
  /// How far a screen is.
  public enum Stage: String, Hashable, Sendable {
    /// Made; its view does not exist.
    case made

    /// The view exists and was never shown.
    case loaded

    /// The view is shown.
    case appeared

    /// The view is hidden again.
    case disappeared
  }

  /// What a screen is told.
  public enum Event: String, Hashable, Sendable {
    /// The view exists from now on: the moment to bind.
    case load

    /// The view is shown from now on.
    case appear

    /// The view is hidden from now on.
    case disappear
  }

  /// How far the screen is.
  public private(set) var stage = Stage.made

  /// How often it was shown.
  public private(set) var appearances = 0

  /// Creates the life of a screen that was just made.
  public init() {}

  /// Whether the view exists.
  public var isLoaded: Bool { stage != .made }

  /// Shows the screen.
  ///
  /// - Returns: What the screen is told, in order: a first time loads it. Nothing when it is shown
  ///   already.
  public mutating func appear() -> [Event] {
    if stage == .appeared { return [] }
    let events: [Event] = load() + [.appear]
    stage = .appeared
    appearances += 1
    return events
  }

  /// Makes the view without showing it.
  ///
  /// - Returns: What the screen is told; nothing when the view exists.
  public mutating func load() -> [Event] {
    if isLoaded { return [] }
    stage = .loaded
    return [.load]
  }

  /// Hides the screen.
  ///
  /// - Returns: What the screen is told; nothing when it is not shown.
  public mutating func disappear() -> [Event] {
    guard stage == .appeared else { return [] }
    stage = .disappeared
    return [.disappear]
  }
}
