public import Foundation

/// The package's own sources, where excerpts come from.
public struct SourceTree {
  /// The package's folder.
  public let folder: URL

  /// Finds the package that contains a folder.
  ///
  /// - Parameter folder: Where to begin; every folder above is tried.
  /// - Returns: The tree, or nil when no folder above is this package.
  public static func containing(_ folder: URL) -> SourceTree? {
    var candidate = folder.standardizedFileURL
    while true {
      let manifest = candidate.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"Diptych\"")
      {
        return SourceTree(folder: candidate)
      }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      if parent == candidate { return nil }
      candidate = parent
    }
  }

  /// Reads every region of one module, or of those of its files that have a part of a name.
  ///
  /// Both styles of a sample stand in one module and mark the same regions: `Counter/Reactor` reads
  /// the files of one of them.
  ///
  /// - Parameter module: The module's name, a folder of ``SourceTree/sourceFolders``; after a slash,
  ///   a part of the files' names.
  /// - Returns: The regions, files in the order of their names.
  /// - Throws: ``ExcerptError`` when the markers are wrong or a file is not text.
  public func excerpts(of module: String) throws(ExcerptError) -> [Excerpt] {
    let words = module.split(separator: "/", maxSplits: 1).map(String.init)
    let place = try folder(of: words[0])
    let path = folder.appending(path: place).path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    var reader = ExcerptReader()
    for name in names.sorted() where name.hasSuffix(".swift") {
      if words.count > 1, !name.contains(words[1]) { continue }
      let file = "\(place)/\(name)"
      try reader.read(try text(of: file), file: file)
    }
    return reader.excerpts
  }

  /// Reads every region of one file.
  ///
  /// - Parameter file: The file, relative to the package's folder.
  /// - Returns: The regions, in the order in which they end.
  /// - Throws: ``ExcerptError`` when the markers are wrong or the file is not text.
  public func excerpts(in file: String) throws(ExcerptError) -> [Excerpt] {
    var reader = ExcerptReader()
    try reader.read(try text(of: file), file: file)
    return reader.excerpts
  }

  /// Where modules are looked for, in order: those of the package, and those of its samples.
  public static let sourceFolders = [
    "Sources", "Samples/Sources", "Samples/YourArchitecture/Sources",
    "Samples/YourArchitecture/Tests", "Samples/Tests", "Samples",
  ]

  private func folder(of module: String) throws(ExcerptError) -> String {
    let places = SourceTree.sourceFolders.map { "\($0)/\(module)" }
    let found = places.first { place in
      FileManager.default.fileExists(atPath: folder.appending(path: place).path)
    }
    guard let found else { throw .unreadable(file: places[0]) }
    return found
  }

  /// One region of one module.
  ///
  /// - Parameters:
  ///   - name: The region's name.
  ///   - module: The module's name; after a slash, a part of its files' names.
  /// - Returns: The region.
  /// - Throws: ``ExcerptError`` when there is no such region.
  public func excerpt(_ name: String, of module: String) throws(ExcerptError) -> Excerpt {
    guard let excerpt = try excerpts(of: module).first(where: { $0.name == name }) else {
      throw .missing(name: name, module: module)
    }
    return excerpt
  }

  /// The documents that may have generated parts: the README and those below `Docs`.
  ///
  /// - Returns: Paths relative to the package's folder, in order.
  public func documents() -> [String] { ["README.md"] + writings(ending: ".md") }

  /// The tutorials of the documentation: those below `Docs`.
  ///
  /// - Returns: Paths relative to the package's folder, in order.
  public func tutorials() -> [String] { writings(ending: ".tutorial") }

  private func writings(ending: String) -> [String] {
    let docs = FileManager.default.enumerator(
      atPath: folder.appending(path: "Docs").path(percentEncoded: false)
    )
    let found = (docs?.allObjects as? [String] ?? []).filter { $0.hasSuffix(ending) }
    return found.sorted().map { "Docs/" + $0 }
  }

  /// Reads a file of the package.
  ///
  /// - Parameter file: The path relative to the package's folder.
  /// - Returns: The text.
  /// - Throws: ``ExcerptError/unreadable(file:)``.
  public func text(of file: String) throws(ExcerptError) -> String {
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
      throw .unreadable(file: file)
    }
    return text
  }

  /// Writes a file of the package, whole or not at all.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The path relative to the package's folder.
  /// - Throws: What the file system says.
  public func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: file), options: .atomic)
  }
}
