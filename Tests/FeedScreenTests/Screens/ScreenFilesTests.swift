import Foundation
import Testing

/// The two screens have the same files, role by role; the one role that differs stands here.
struct ScreenFilesTests {
  private let onlyReactor = ["FeedCellReactor.swift"]

  private func names() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let folder = root.appending(path: "Sources/FeedScreen/Screens").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  @Test func `both screens have the same files`() throws {
    let names = try names()
    let transform = names.filter { $0.hasPrefix("Transform") }.map { $0.dropFirst(9) }
    let reactor = names.filter { $0.hasPrefix("Reactor") }.map { $0.dropFirst(7) }
    #expect(transform.sorted() == reactor.sorted())
    #expect(!transform.isEmpty)
    #expect(names.filter { $0.hasSuffix("Reactor.swift") } == onlyReactor)
  }
}
