public import FeedContract
public import FeedModel
import FeedReactor
import FeedTransform

/// A feed that can be played: its name, and how a screen of it is made.
public struct PlaySubject {
  /// The name in the log.
  public let name: String

  let make: (any PageSource, GridSize, @escaping () -> Duration) -> any Screen

  /// Declares a feed.
  ///
  /// - Parameters:
  ///   - name: The name in the log.
  ///   - make: Makes a screen that is not loaded: over a source, in a size, by a clock.
  public init(
    name: String,
    make: @escaping (any PageSource, GridSize, @escaping () -> Duration) -> any Screen
  ) {
    self.name = name
    self.make = make
  }

  /// The view model's screen.
  ///
  /// - Parameter policies: What the feed does where people want different things.
  /// - Returns: The subject.
  public static func transform(policies: FeedPolicies) -> PlaySubject {
    PlaySubject(name: "transform") { source, size, clock in
      let model = FeedViewModel(source: source, policies: policies)
      return TransformScreen(viewModel: model, size: size, clock: clock)
    }
  }

  /// The reactor's screen.
  ///
  /// - Parameter policies: What the feed does where people want different things.
  /// - Returns: The subject.
  public static func reactor(policies: FeedPolicies) -> PlaySubject {
    PlaySubject(name: "reactor") { source, size, clock in
      let reactor = FeedViewReactor(source: source, policies: policies)
      return ReactorScreen(reactor: reactor, size: size, clock: clock)
    }
  }

  /// A screen of any feed that the contract can drive.
  ///
  /// - Parameter architecture: The feed.
  /// - Returns: The subject.
  public static func architecture(_ architecture: Architecture) -> PlaySubject {
    PlaySubject(name: architecture.name) { source, size, clock in
      SubjectScreen(
        title: architecture.name,
        subject: architecture.make(source: source),
        size: size,
        clock: clock
      )
    }
  }
}
