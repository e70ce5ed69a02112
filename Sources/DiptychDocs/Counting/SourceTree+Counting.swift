internal import Foundation

extension SourceTree {
  /// Counts the sources of one module.
  ///
  /// - Parameters:
  ///   - module: The module's name, a folder of `Sources`.
  ///   - libraries: The modules whose public names a reader must know.
  ///   - model: A module whose names are left out, as are the counted module's own.
  /// - Returns: What is counted.
  /// - Throws: ``ExcerptError`` when a folder or file cannot be read.
  public func count(
    of module: String,
    libraries: [String],
    model: String
  ) throws(ExcerptError) -> SourceCount {
    var vocabulary = Vocabulary()
    for library in libraries {
      for file in try files(of: library) { vocabulary.add(try text(of: file), isPublic: true) }
    }
    var own = Vocabulary()
    for file in try files(of: model) + files(of: module) {
      own.add(try text(of: file), isPublic: false)
    }
    var count = SourceCount()
    for file in try files(of: module) {
      count.add(try text(of: file), vocabulary: vocabulary.names.subtracting(own.names))
    }
    return count
  }

  /// The Swift files of a module, those in folders too.
  ///
  /// - Parameter module: The module's name, a folder of `Sources`.
  /// - Returns: Paths relative to the package's folder, in order.
  /// - Throws: ``ExcerptError/unreadable(file:)`` when there is no such module.
  public func files(of module: String) throws(ExcerptError) -> [String] {
    let path = folder.appending(path: "Sources/\(module)").path(percentEncoded: false)
    guard let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String],
      !found.isEmpty
    else { throw .unreadable(file: "Sources/\(module)") }
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\(module)/\($0)" }
  }
}
