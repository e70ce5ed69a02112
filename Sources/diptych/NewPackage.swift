import Foundation

/// The files of a package with an empty feed and its one test.
struct NewPackage {
  /// Where the Diptych package is.
  let library: String

  /// What the package manager knows a package in a folder by: two of a name are one to it.
  static func identity(of folder: URL) -> String {
    let name = folder.lastPathComponent.lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Paths and texts, in order.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/MyFeed/MyFeed.swift", feed),
      ("Tests/MyFeedTests/ContractTests.swift", test),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "MyFeed",
      dependencies: [.package(name: "Diptych", path: \(library.debugDescription))],
      targets: [
        .target(
          name: "MyFeed",
          dependencies: [.product(name: "FeedModel", package: "Diptych")]
        ),
        .testTarget(
          name: "MyFeedTests",
          dependencies: ["MyFeed", .product(name: "FeedContract", package: "Diptych")]
        ),
      ]
    )

    """
  }

  private var feed: String {
    """
    import FeedModel

    /// A feed of your own architecture, seen from outside.
    public final class MyFeed: FeedSubject {
      private let source: any PageSource
      private let state = FeedState()

      public init(source: any PageSource) {
        self.source = source
      }

      public func send(_ intent: FeedIntent) {
        // Ask the source for a page and show what comes of it.
      }

      public func bind(
        state: @escaping (FeedState) -> Void,
        failure: @escaping (FeedFailure) -> Void
      ) -> () -> Void {
        state(self.state)
        return {}
      }
    }

    """
  }

  private var test: String {
    """
    import FeedContract
    import MyFeed
    import Testing

    @Test func `my feed keeps the contract`() throws {
      try Contract.verify(Architecture(name: "MyFeed") { MyFeed(source: $0) })
    }

    """
  }
}
