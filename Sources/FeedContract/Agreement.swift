/// How two feeds compare over every order up to a depth.
public struct Agreement: Hashable, Sendable {
  /// The name of the first feed.
  public let first: String

  /// The name of the second feed.
  public let second: String

  /// The length up to which every order was run on both.
  public let depth: Int

  /// How many orders were run on both.
  public let orders: Int

  /// How many of them ended with nothing in flight, where both must agree.
  public let quiescentOrders: Int

  /// What the first feed showed on the way, over all orders.
  public let firstCounts: EmissionCounts

  /// What the second feed showed on the way, over all orders.
  public let secondCounts: EmissionCounts

  /// A shortest order after which they differ with nothing in flight; nil when they agree.
  public let disagreement: Comparison?

  /// Whether the feeds agree, and were compared at all.
  public var isHeld: Bool { disagreement == nil && quiescentOrders > 0 }
}

extension Agreement: CustomStringConvertible {
  /// The verdict, the costs on the way, and the first difference.
  public var description: String {
    let verdict =
      disagreement == nil
      ? "agree in \(quiescentOrders) orders that end with nothing in flight"
      : "do not agree"
    var lines = ["\(first) and \(second) \(verdict) (depth \(depth), \(orders) orders)"]
    for (name, counts) in [(first, firstCounts), (second, secondCounts)] {
      lines.append(
        "  \(name): \(counts.emissions) states shown, \(counts.redundant) of them redundant, "
          + "\(counts.listChanges) list changes"
      )
    }
    if let disagreement { lines += ["", disagreement.description] }
    return lines.joined(separator: "\n")
  }
}
