import DiptychDocs
import FeedModel
import Foundation

/// `diptych new`: a package with an empty subject and its one test.
struct NewCommand: Command {
  static let name = "new"
  static let summary = "Writes a package with an empty feed of yours and its one test"
  static let help = """
    Usage: diptych new DIRECTORY [--diptych PATH]

    Writes a Swift package whose feed does nothing yet and whose one test holds it to the contract.
    The directory must not exist, or be empty, and is called otherwise than that of Diptych.

      --diptych PATH    where the Diptych package is; the one around this folder unless told
                        otherwise
    """

  private let directory: String
  private let library: String?

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    library = try arguments.takeOption("--diptych")
    guard let directory = arguments.takeNext() else {
      throw UsageError("it needs the directory to write.")
    }
    if directory.isEmpty { throw UsageError("it needs the name of the directory to write.") }
    // A tilde that the shell has left alone is part of the name.
    self.directory = directory.hasPrefix("~") ? "./" + directory : directory
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    let files = FileManager.default
    let target = URL(filePath: directory).standardizedFileURL
    let existing = try? files.contentsOfDirectory(atPath: target.path(percentEncoded: false))
    guard existing?.isEmpty ?? !files.fileExists(atPath: target.path(percentEncoded: false)) else {
      throw UsageError("\(PlainText(directory)) exists and is not empty; choose another name.")
    }
    let library = try libraryFolder()
    guard NewPackage.identity(of: target) != NewPackage.identity(of: library) else {
      throw UsageError(
        "the package manager knows a package by the name of its folder, and the Diptych package is in "
          + "a folder \"\(PlainText(library.lastPathComponent))\" itself; choose another name."
      )
    }
    let package = NewPackage(library: library.path(percentEncoded: false))
    for (path, text) in package.files {
      let file = target.appending(path: path)
      do {
        try files.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw UsageError("\(PlainText(path)) cannot be written: \(error.localizedDescription)")
      }
      terminal.print("wrote \(PlainText(directory))/\(path)")
    }
    terminal.print("Fill in Sources/MyFeed/MyFeed.swift until this passes:")
    let quoted = directory.replacingOccurrences(of: "'", with: "'\\''")
    let isPlain = directory.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    terminal.print(
      "  swift test --package-path=\(isPlain ? directory : "'\(PlainText(quoted))'")"
    )
    return .held
  }

  private func libraryFolder() throws(UsageError) -> URL {
    if let library {
      let folder = URL(filePath: library).standardizedFileURL
      guard SourceTree.containing(folder)?.folder == folder else {
        throw UsageError("\(PlainText(library)) is not the Diptych package.")
      }
      return folder
    }
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let tree = SourceTree.containing(here) else {
      throw UsageError("there is no Diptych package around this folder; name it with --diptych.")
    }
    return tree.folder
  }
}
