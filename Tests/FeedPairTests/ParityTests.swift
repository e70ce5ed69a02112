import DiptychDocs
import Foundation
import Testing

/// The two folders have the same files, role by role; this table is the whole difference.
private let roles: [(transform: String?, reactor: String?, role: String)] = [
  ("FeedViewModel.swift", "FeedViewReactor.swift", "the type and its initializer"),
  ("FeedViewModel+Input.swift", "FeedViewReactor+Action.swift", "what comes in"),
  (nil, "FeedViewReactor+Mutation.swift", "what changes the state"),
  ("FeedViewModel+Output.swift", "FeedViewReactor+State.swift", "what goes out"),
  ("FeedViewModel+Requests.swift", "FeedViewReactor+Requests.swift", "one request at a time"),
  ("FeedViewModel+Refresh.swift", "FeedViewReactor+Refresh.swift", "first load and refresh"),
  ("FeedViewModel+Paging.swift", "FeedViewReactor+Paging.swift", "the following page"),
  ("FeedViewModel+Topic.swift", "FeedViewReactor+Topic.swift", "category and query"),
  ("FeedViewModel+Failure.swift", "FeedViewReactor+Failure.swift", "failure and retry"),
  ("RefreshStatus.swift", nil, "the status enum"),
  ("RefreshStatus+Derivation.swift", nil, "how the status is derived"),
  ("FeedViewModel+Subject.swift", "FeedViewReactor+Subject.swift", "the adapter to the contract"),
  ("PageSource+Answers.swift", "PageSource+Answers.swift", "a page source as a stream"),
  ("FeedTransform.docc", "FeedReactor.docc", "the pages of its documentation"),
]

/// Regions that only one side has, each with the reason.
private let loneRegions = ["feed.status": "the reactor's views read the state itself"]

@Suite struct ParityTests {
  @Test func `both folders have the files of the table and no others`() throws {
    #expect(try files(in: "FeedTransform") == Set(roles.compactMap(\.transform)))
    #expect(try files(in: "FeedReactor") == Set(roles.compactMap(\.reactor)))
  }

  @Test func `both sides mark the same regions`() throws {
    let transform = try regions(in: "FeedTransform")
    let reactor = try regions(in: "FeedReactor")
    #expect(transform.symmetricDifference(reactor) == Set(loneRegions.keys))
    #expect(transform.isSuperset(of: ["feed.connect", "feed.refresh", "feed.loadMore"]))
  }

  @Test func `an adapter to the contract has at most twenty lines of code`() throws {
    for file in [
      "FeedTransform/FeedViewModel+Subject.swift", "FeedReactor/FeedViewReactor+Subject.swift",
    ] {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let type = text.components(separatedBy: "\n}\n")[0]
      let code = type.split(separator: "\n").filter { line in
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        return !trimmed.isEmpty && !trimmed.hasPrefix("//") && !trimmed.contains("import ")
      }
      #expect(code.count <= 20, "\(file) has \(code.count) lines")
    }
  }

  private let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private func files(in module: String) throws -> Set<String> {
    let folder = sources.appending(path: module).path(percentEncoded: false)
    return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
  }

  private func regions(in module: String) throws -> Set<String> {
    var reader = ExcerptReader()
    for file in try files(in: module).sorted() where file.hasSuffix(".swift") {
      let path = sources.appending(path: "\(module)/\(file)")
      try reader.read(String(contentsOf: path, encoding: .utf8), file: file)
    }
    return Set(reader.excerpts.map(\.name))
  }
}
