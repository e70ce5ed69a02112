/// One choice of ``FeedPolicies``: its number in the contract and its values by name.
public struct PolicyChoice: Sendable {
  /// The number in the contract, as in `P1`.
  public let id: String

  /// What is chosen, in a few words.
  public let title: String

  /// The names of the values; the first is the default.
  public let values: [String]

  private let write: @Sendable (inout FeedPolicies, String) -> Void
  private let read: @Sendable (FeedPolicies) -> String

  private init<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ id: String,
    _ title: String,
    _ path: any WritableKeyPath<FeedPolicies, Value> & Sendable
  ) {
    self.id = id
    self.title = title
    values = Value.allCases.map(\.rawValue)
    write = { policies, name in
      if let value = Value(rawValue: name) { policies[keyPath: path] = value }
    }
    read = { policies in policies[keyPath: path].rawValue }
  }

  /// Every choice that is offered, in the contract's order.
  public static let all = [
    PolicyChoice("P1", "refresh during append", \.refreshDuringAppend),
    PolicyChoice("P2", "refresh during refresh", \.refreshDuringRefresh),
    PolicyChoice("P3", "load more during refresh", \.loadMoreDuringRefresh),
    PolicyChoice("P4", "load more after a failed append", \.loadMoreAfterFailure),
    PolicyChoice("P5", "items at a category switch", \.itemsAtSwitch),
    PolicyChoice("P6", "items during refresh", \.itemsDuringRefresh),
    PolicyChoice("P7", "end signal", \.endSignal),
    PolicyChoice("P8", "overlapping item", \.overlap),
    PolicyChoice("P9", "new head items on refresh", \.headItems),
    PolicyChoice("P10", "local removal with offset keys", \.removal),
    PolicyChoice("P11", "bad element", \.badElement),
    PolicyChoice("P12", "auto-fill of a short page", \.autoFill),
    PolicyChoice("P14", "automatic retry", \.automaticRetry),
    PolicyChoice("P16", "repeated key", \.repeatedKey),
  ]

  /// The value that these policies have here.
  ///
  /// - Parameter policies: The policies to look at.
  /// - Returns: The value's name.
  public func value(in policies: FeedPolicies) -> String { read(policies) }

  /// Chooses a value by name.
  ///
  /// - Parameters:
  ///   - name: The value's name, one of ``values``.
  ///   - policies: The policies to change.
  /// - Throws: ``PolicyError/unknownValue(_:of:values:)`` when there is no such value.
  public func set(_ name: String, in policies: inout FeedPolicies) throws(PolicyError) {
    guard values.contains(name) else {
      throw .unknownValue(name, of: id, values: values)
    }
    write(&policies, name)
  }
}
