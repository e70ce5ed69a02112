extension Origin {
  /// How many requests arrived so far.
  public var requestCount: Int { core.log.count }

  /// Every request that arrived so far, in order; request n stands at index n - 1.
  public var requests: [OriginRequest] { core.log.exchanges.map(\.request) }

  /// Every request so far with what became of its answer.
  public var exchanges: [Exchange] { core.log.exchanges }

  /// Suspends until request `ordinal` has arrived.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  /// - Returns: The request, or nil when the origin stopped before it came.
  public func arrival(of ordinal: Int) async -> OriginRequest? {
    await core.log.exchange(ordinal, ended: false)?.request
  }

  /// Suspends until the answer to request `ordinal` has ended.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  /// - Returns: How it ended, or nil when the origin stopped before the request came.
  public func ending(of ordinal: Int) async -> ExchangeEnding? {
    await core.log.exchange(ordinal, ended: true)?.ending
  }

  /// Blocks the calling thread until request `ordinal` has arrived.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  /// - Returns: The request, or nil when the origin stopped before it came.
  @discardableResult
  public func awaitArrival(of ordinal: Int) -> OriginRequest? {
    core.log.wait(for: ordinal, ended: false)?.request
  }

  /// Blocks the calling thread until the answer to request `ordinal` has ended.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  /// - Returns: How it ended, or nil when the origin stopped before the request came.
  @discardableResult
  public func awaitEnding(of ordinal: Int) -> ExchangeEnding? {
    core.log.wait(for: ordinal, ended: true)?.ending
  }
}
