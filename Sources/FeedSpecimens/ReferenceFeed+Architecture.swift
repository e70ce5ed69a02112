public import FeedContract

extension ReferenceFeed {
  /// The reference as an architecture, for any policies.
  public static let architecture = Architecture(
    name: "Reference",
    configurable: { source, policies in
      ReferenceFeed(source: source, policies: policies)
    }
  )
}
