/// What to explore, and how.
public struct Exploration: Sendable {
  /// What is put together.
  public var alphabet: Alphabet

  /// The length of the longest orders, at least 1.
  public var depth: Int

  /// The rules to judge by.
  public var rules: RuleSet

  /// How many threads work at a time; nil for one on each core.
  public var jobs: Int?

  /// Which part of the orders is explored.
  public var shard: Shard

  /// Random walks beyond the depth; nil for none.
  public var walks: Walks?

  /// Whether the orders from inside an observer, the answers inside the call, and two feeds side by
  /// side are explored too (rules 4.5 and 4.7), to one step less than the depth.
  public var exploresVariants: Bool

  /// The steps after which every order begins; none for a fresh feed.
  public var start: [Step]

  /// Creates an exploration.
  ///
  /// - Parameters:
  ///   - alphabet: What is put together.
  ///   - depth: The length of the longest orders.
  ///   - rules: The rules to judge by.
  ///   - jobs: How many threads work at a time; nil for one on each core.
  ///   - shard: Which part of the orders is explored.
  ///   - walks: Random walks beyond the depth.
  ///   - exploresVariants: Whether orders from inside and two feeds are explored too.
  ///   - start: The steps after which every order begins.
  public init(
    alphabet: Alphabet = .full,
    depth: Int = 5,
    rules: RuleSet = .all,
    jobs: Int? = nil,
    shard: Shard = .whole,
    walks: Walks? = nil,
    exploresVariants: Bool = true,
    start: [Step] = []
  ) {
    precondition(depth >= 1, "An exploration must be at least one step deep")
    self.alphabet = alphabet
    self.depth = depth
    self.rules = rules
    self.jobs = jobs
    self.shard = shard
    self.walks = walks
    self.exploresVariants = exploresVariants
    self.start = start
  }
}
