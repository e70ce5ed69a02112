extension Contract {
  /// Runs two feeds through every order up to a depth and compares them when nothing is in flight.
  ///
  /// They must agree on the state, the requests and the announced failures. How often they show a
  /// state on the way may differ, and is counted.
  ///
  /// - Parameters:
  ///   - first: A feed; its requests decide which orders there are.
  ///   - second: Another feed.
  ///   - exploration: What to explore; its rules are not judged.
  ///   - progress: Called from several threads, now and then.
  ///   - isCancelled: Asked now and then.
  /// - Returns: The comparison.
  public static func compare(
    _ first: Architecture,
    _ second: Architecture,
    _ exploration: Exploration = Exploration(),
    progress: @escaping @Sendable (Progress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Agreement {
    let crew = Crew(exploration, progress: progress, isCancelled: isCancelled)
    let alphabet = exploration.alphabet.fitting(first.policies)
    var total = LevelResult()
    var depth = 0
    for level in 1...exploration.depth where total.agreement.disagreement == nil {
      total.add(
        crew.work(level: level) {
          Worker(
            first,
            alphabet,
            level: level,
            rules: RuleSet([]),
            exploresVariants: false,
            start: exploration.start,
            companion: second,
            isCancelled: isCancelled
          )
        }
      )
      if isCancelled() { break }
      depth = level
    }
    let counts = total.agreement
    return Agreement(
      first: first.name,
      second: second.name,
      depth: depth,
      orders: total.orders,
      quiescentOrders: counts.quiescent,
      firstCounts: counts.first,
      secondCounts: counts.second,
      disagreement: counts.disagreement.flatMap { Comparison($0, first, second) }
    )
  }
}
