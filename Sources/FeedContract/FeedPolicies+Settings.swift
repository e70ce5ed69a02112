public import FeedModel

extension FeedPolicies {
  /// Applies one setting of a scenario: a choice such as `P1=queue`, or a number such as
  /// `pageSize=2`.
  ///
  /// - Parameter setting: The setting.
  /// - Throws: ``/FeedModel/PolicyError`` with what would be right.
  public mutating func apply(setting: String) throws(PolicyError) {
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = FeedPolicies.path(named: parts[0]) else {
      return try set(setting)
    }
    guard let number = Int(parts[1]), number >= 1, number <= 1000 else {
      throw .unknownValue(parts[1], of: parts[0], values: ["1", "…", "1000"])
    }
    self[keyPath: path] = number
  }

  /// Small numbers, so that every limit is reached within few steps.
  ///
  /// A page is 2 rows, a viewport 3; one intent fills at most 2 pages; one automatic retry, one
  /// repeated key.
  public static let explored: FeedPolicies = {
    var policies = FeedPolicies()
    policies.pageSize = 2
    policies.viewport = 3
    policies.pagesPerIntent = 2
    policies.retryLimit = 1
    policies.repeatLimit = 1
    return policies
  }()

  /// The numbers that the chosen values go by, as settings; the others change nothing in a run.
  var limits: [String] {
    var names: [String] = []
    if endSignal == .shortPage { names.append("pageSize") }
    if autoFill == .fill { names += ["viewport", "pagesPerIntent"] }
    if automaticRetry == .transient { names.append("retryLimit") }
    if repeatedKey == .goOn { names.append("repeatLimit") }
    return names.compactMap { name in
      FeedPolicies.path(named: name).map { "\(name)=\(self[keyPath: $0])" }
    }
  }

  private static func path(named name: String) -> WritableKeyPath<FeedPolicies, Int>? {
    switch name {
    case "pageSize": \.pageSize
    case "viewport": \.viewport
    case "pagesPerIntent": \.pagesPerIntent
    case "retryLimit": \.retryLimit
    case "repeatLimit": \.repeatLimit
    default: nil
    }
  }
}
