import DiptychDocs

/// The code that the tutorials of the documentation show, step by step, as files beside them.
enum TutorialSteps {
  /// Makes the files of every tutorial.
  ///
  /// - Parameter tree: The package.
  /// - Returns: A folder for each place that has tutorials.
  /// - Throws: ``UsageError`` with the tutorial and what is wrong with it.
  static func folders(in tree: SourceTree) throws(UsageError) -> [GeneratedFolder] {
    var folders: [String: GeneratedFolder] = [:]
    for tutorial in tree.tutorials() {
      let place = tutorial.split(separator: "/").dropLast().joined(separator: "/") + "/Steps"
      var folder = folders[place] ?? GeneratedFolder(path: place)
      do {
        for step in try Tutorial(tree.text(of: tutorial)).steps {
          let file = "\(place)/\(step.file)"
          let code = try step.code(in: tree)
          guard folder.files.updateValue(code, forKey: file).map({ $0 == code }) ?? true else {
            throw UsageError("line \(step.line): \(step.file) is the name of another step too.")
          }
        }
      } catch {
        throw UsageError("\(tutorial): \(error)")
      }
      folders[place] = folder
    }
    return folders.values.sorted { $0.path < $1.path }
  }
}
