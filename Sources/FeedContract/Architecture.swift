public import FeedModel

/// A feed under the contract: its name, the policies it declares, and how one is made.
///
/// A feed for one set of policies:
///
/// ```swift
/// let mine = Architecture(name: "Mine") { source in MyFeed(source: source) }
/// ```
///
/// A feed that can be made for any policies, so that the suite runs once for each value:
///
/// ```swift
/// let mine = Architecture(name: "Mine", configurable: { MyFeed(source: $0, policies: $1) })
/// ```
///
/// The function is called once for each order, on many threads at a time; each feed it makes is used
/// on one.
public struct Architecture: Sendable {
  /// The name in reports and diagrams.
  public let name: String

  /// The policies that the feeds follow.
  public let policies: FeedPolicies

  /// Whether feeds can be made for other policies too.
  public let isConfigurable: Bool

  private let makeFeed: @Sendable (any PageSource, FeedPolicies) -> any FeedSubject

  /// Declares a feed with fixed policies.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - policies: The policies that the feed follows.
  ///   - make: Makes a feed that asks this source.
  public init(
    name: String,
    policies: FeedPolicies = FeedPolicies(),
    make: @escaping @Sendable (any PageSource) -> any FeedSubject
  ) {
    self.name = name
    self.policies = policies
    isConfigurable = false
    makeFeed = { source, _ in make(source) }
  }

  /// Declares a feed that can be made for any policies.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - policies: The policies to begin with; small numbers unless told otherwise.
  ///   - configurable: Makes a feed that asks this source and follows these policies.
  public init(
    name: String,
    policies: FeedPolicies = .explored,
    configurable: @escaping @Sendable (any PageSource, FeedPolicies) -> any FeedSubject
  ) {
    self.name = name
    self.policies = policies
    isConfigurable = true
    makeFeed = configurable
  }

  private init(_ base: Architecture, policies: FeedPolicies) {
    name = base.name
    self.policies = policies
    isConfigurable = true
    makeFeed = base.makeFeed
  }

  /// The same feed under other policies.
  ///
  /// - Parameter policies: The policies to follow.
  /// - Returns: The architecture; nil when its policies are fixed and are others.
  public func under(_ policies: FeedPolicies) -> Architecture? {
    if policies == self.policies { return self }
    return isConfigurable ? Architecture(self, policies: policies) : nil
  }

  /// Makes a feed.
  ///
  /// - Parameter source: Where the feed gets its pages.
  /// - Returns: A feed of which nothing is loaded.
  public func make(source: any PageSource) -> any FeedSubject { makeFeed(source, policies) }
}
