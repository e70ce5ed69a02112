import Foundation
import Testing

/// Every sample has the same files in both styles; this table is the whole difference.
private let lone: [String: [String]] = [
  "BankAccount": ["BankReactor+Transform.swift"],
  "PictureFeed": ["PictureReactor+Status.swift"],
]

/// Regions that only one style has, each with the reason.
private let loneRegions: [String: [String: String]] = [
  "Counter": [
    "counter.connect": "a reactor's actions come in by nature",
    "counter.mutation": "a view model has no name for a change",
  ]
]

@Suite struct ParityTests {
  @Test func `every file of one style has its counterpart in the other`() throws {
    for sample in try samples() {
      let files = try FileManager.default.contentsOfDirectory(atPath: path(sample))
      let transform = Set(files.filter { $0.contains("ViewModel") })
      let reactor = Set(files.filter { $0.contains("Reactor") })
      let mirrored = transform.map { $0.replacingOccurrences(of: "ViewModel", with: "Reactor") }
      let difference = Set(mirrored).symmetricDifference(reactor)
      #expect(difference == Set(lone[sample] ?? []), "\(sample)")
      #expect(!transform.isEmpty, "\(sample)")
    }
  }

  @Test func `both styles mark the same regions in the same order`() throws {
    for sample in try samples() {
      let lone = Set(loneRegions[sample, default: [:]].keys)
      let transform = try regions(of: sample, in: "ViewModel")
      let reactor = try regions(of: sample, in: "Reactor")
      #expect(Set(transform).symmetricDifference(reactor) == lone, "\(sample)")
      let shared = transform.filter { !lone.contains($0) }
      #expect(reactor.filter { !lone.contains($0) } == shared, "\(sample)")
      #expect(!shared.isEmpty, "\(sample)")
    }
  }

  @Test func `every exercise has a solution in both styles`() throws {
    let folder = sources.deletingLastPathComponent().appending(path: "Solutions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let transform = files.filter { $0.contains("ViewModel") }
    let reactor = files.filter { $0.contains("Reactor") }
    let mirrored = transform.map { $0.replacingOccurrences(of: "ViewModel", with: "Reactor") }
    #expect(mirrored.sorted() == reactor.sorted())
    #expect(try transform.count == samples().count)
  }

  private let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private func path(_ sample: String) -> String {
    sources.appending(path: sample).path(percentEncoded: false)
  }

  private func samples() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
      .filter { !$0.hasPrefix("Sample") }
      .sorted()
  }

  /// The regions that the files of one style mark, file by file.
  private func regions(of sample: String, in style: String) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: path(sample))
      .filter { $0.contains(style) }
      .sorted()
    return try files.flatMap { file in
      try String(contentsOf: sources.appending(path: "\(sample)/\(file)"), encoding: .utf8)
        .split(separator: "\n")
        .compactMap { $0.split(separator: "// region: ").dropFirst().first.map(String.init) }
    }
  }
}
