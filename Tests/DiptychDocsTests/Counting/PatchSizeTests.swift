import DiptychDocs
import Foundation
import Testing

@Suite struct PatchSizeTests {
  @Test func `lines are counted file by file`() {
    let size = PatchSize(
      """
      diff --git a/One.swift b/One.swift
      --- a/One.swift
      +++ b/One.swift
      @@ -1,3 +1,4 @@
       same
      -old
      +new
      +newer
       same
      @@ -9 +10 @@
      -last
      +final
      \\ No newline at end of file
      diff --git a/Two.swift b/Two.swift
      new file mode 100644
      --- /dev/null
      +++ b/Two.swift
      @@ -0,0 +1,2 @@
      +first
      +second
      diff --git a/Three.swift b/Three.swift
      deleted file mode 100644
      --- a/Three.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -gone

      """
    )
    #expect(size.files.map(\.path) == ["One.swift", "Two.swift", "Three.swift"])
    #expect(size.files.map(\.added) == [3, 2, 0])
    #expect(size.files.map(\.removed) == [2, 0, 1])
    #expect(size.added == 5)
    #expect(size.removed == 3)
  }

  @Test func `a changed line that looks like a file's name is a line`() {
    let size = PatchSize(
      """
      --- a/List.sql
      +++ b/List.sql
      @@ -1,2 +1,2 @@
      --- a comment
      +++ a sum
       
      """
    )
    #expect(size.files.map(\.path) == ["List.sql"])
    #expect(size.added == 1)
    #expect(size.removed == 1)
  }

  @Test func `both changes touch the same roles`() throws {
    let paths = try ["transform", "reactor"].map { style in
      Set(PatchSize(try text(of: "Changes/favourites-\(style).patch")).files.map(\.path))
    }
    let mirrored = paths[0].map { $0.replacingOccurrences(of: "ViewModel", with: "Reactor") }
    #expect(Set(mirrored) == paths[1])
  }

  private func text(of file: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let tree = try #require(SourceTree.containing(folder))
    return try tree.text(of: "Samples/\(file)")
  }
}
