import DiptychDocs
import Foundation

/// The sources whose regions the pages of DocC may quote.
enum QuotedSources {
  /// The name by which a page quotes, and the module or file.
  static let all: KeyValuePairs = [
    "FeedTransform": "FeedTransform",
    "FeedReactor": "FeedReactor",
    "CounterViewModel": "Counter/ViewModel",
    "CounterReactor": "Counter/Reactor",
    "FeedStore": "YourArchitecture",
    "FeedStoreTests": "YourArchitectureTests",
    "StreamsTests": "Tests/StreamsTests/Contract/FlatteningTests.swift",
    "StreamsTestingTests": "Tests/StreamsTests/Testing/TestSchedulerTests.swift",
    "FeedNetworkTests": "Tests/FeedNetworkTests/Targets/ShelfTests.swift",
    "FeedOriginTests": "Tests/FeedOriginTests/OriginTests.swift",
    "FeedSpecimensTests": "Tests/FeedSpecimensTests/WrongFeedTests.swift",
    "FeedScreenTests": "Tests/FeedScreenTests/Screens/ScreenTests.swift",
    "DiptychDocsTests": "Tests/DiptychDocsTests/GeneratedPartsTests.swift",
  ]

  /// Writes the regions as a symbol graph.
  ///
  /// - Parameters:
  ///   - tree: The package.
  ///   - folder: Where the file is put; made when it is not there.
  /// - Throws: ``ExcerptError`` when markers are wrong, or what the file system says.
  static func write(of tree: SourceTree, into folder: URL) throws {
    let graph = try SnippetGraph(package: "Diptych", sources: all, in: tree)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try graph.json().write(to: folder.appending(path: graph.fileName), options: .atomic)
  }
}
