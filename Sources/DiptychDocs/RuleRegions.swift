public import FeedContract

/// Where the sources keep each rule: the regions to read beside it.
///
/// A region whose name begins with `feed.` is marked in both architectures, one with `model.` in
/// `FeedModel`, which both share. In a build with coverage `diptych docs --check` also demands that
/// each of them runs in a witness of its rule.
public enum RuleRegions {
  /// The regions of a rule, the most telling first.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Their names; none for the rules of part 5, which concern bytes.
  public static func of(_ rule: RuleID) -> [String] { table[rule.description] ?? [] }

  private static let table: [String: [String]] = [
    "1.1": ["feed.loadMore", "feed.run"],
    "1.2": ["feed.loadMore"],
    "1.3": ["feed.loadMore"],
    "1.4": ["feed.fail"],
    "1.5": ["feed.loadMore", "feed.fail"],
    "1.6": ["feed.refresh", "model.page"],
    "1.7": ["feed.output", "feed.connect"],
    "1.8": ["feed.connect"],
    "1.9": ["feed.loadMore", "feed.begin"],
    "2.1": ["feed.run"],
    "2.2": ["feed.run", "feed.begin"],
    "2.3": ["feed.answer", "model.replace"],
    "2.4": ["feed.loadMore", "feed.run"],
    "2.5": ["feed.answer", "model.page"],
    "2.6": ["feed.answer", "model.cursor"],
    "2.7": ["feed.answer", "model.cursor"],
    "2.8": ["feed.answer", "model.cursor"],
    "2.9": ["feed.answer", "model.page"],
    "2.10": ["feed.answer", "model.page"],
    "3.1": ["feed.begin", "feed.answer"],
    "3.2": ["feed.answer", "feed.fail"],
    "3.3": ["feed.begin", "feed.choose"],
    "3.4": ["feed.answer", "model.cursor"],
    "3.5": ["feed.fail", "feed.output"],
    "3.6": ["feed.fail"],
    "3.7": ["feed.begin", "feed.answer"],
    "3.8": ["feed.run", "feed.begin"],
    "3.9": ["feed.fail", "feed.retry"],
    "3.10": ["feed.retry"],
    "4.1": ["feed.begin", "feed.answer"],
    "4.2": ["feed.choose", "feed.run"],
    "4.3": ["feed.output"],
    "4.4": ["feed.connect"],
    "4.5": ["feed.connect"],
    "4.6": ["feed.source", "feed.run"],
    "4.7": ["feed.make"],
  ]
}
