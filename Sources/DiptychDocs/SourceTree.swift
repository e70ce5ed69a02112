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

  /// Reads every region of one module.
  ///
  /// - Parameter module: The module's name, a folder of `Sources`.
  /// - Returns: The regions, files in the order of their names.
  /// - Throws: ``ExcerptError`` when the markers are wrong or a file is not text.
  public func excerpts(of module: String) throws(ExcerptError) -> [Excerpt] {
    let path = folder.appending(path: "Sources/\(module)").path(percentEncoded: false)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .unreadable(file: "Sources/\(module)")
    }
    var reader = ExcerptReader()
    for name in names.sorted() where name.hasSuffix(".swift") {
      let file = "Sources/\(module)/\(name)"
      try reader.read(try text(of: file), file: file)
    }
    return reader.excerpts
  }

  /// One region of one module.
  ///
  /// - Parameters:
  ///   - name: The region's name.
  ///   - module: The module's name.
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
  public func documents() -> [String] {
    let docs = FileManager.default.enumerator(
      atPath: folder.appending(path: "Docs").path(percentEncoded: false)
    )
    let found = (docs?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md"] + found.sorted().map { "Docs/" + $0 }
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
