import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct NewCommandTests {
  private static let library = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  @Test func `a package called like the folder of Diptych is refused, and nothing is written`()
    async throws
  {
    let folder = try Folder()
    let name = Self.library.lastPathComponent
    for directory in [name, name + "/", name.uppercased(), name + ".git"] {
      let run = await CommandLineRun.of(
        [
          "new", "\(folder.path)/inner/\(directory)", "--diptych",
          Self.library.path(percentEncoded: false),
        ]
      )
      #expect(run.status == .wrongUsage)
      #expect(run.messages.contains("a folder \"\(name)\" itself; choose another name."))
      #expect(run.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/inner"))
  }

  @Test(arguments: [
    ("/a/Diptych", "diptych"), ("/a/my-kit/", "my-kit"), ("/a/Kit.git", "kit"), ("/a/b.x", "b.x"),
  ])
  func `a package is known by the name of its folder`(path: String, identity: String) {
    #expect(NewPackage.identity(of: URL(filePath: path)) == identity)
  }
}
