import DiptychDocs
import Testing

@Suite struct ExcerptReaderTests {
  @Test func `a region is read without its markers and its indentation`() throws {
    var reader = ExcerptReader()
    try reader.read(
      """
      struct A {
        // region: a.one
        func one() {
          two()
        }
        // endregion: a.one
      }
      """,
      file: "A.swift"
    )
    #expect(
      reader.excerpts == [
        excerpt("a.one", lines: 3...5, text: "func one() {\n  two()\n}")
      ]
    )
  }

  @Test func `a region inside another leaves no marker in the outer one`() throws {
    var reader = ExcerptReader()
    try reader.read(
      "// region: a\none\n// region: b\ntwo\n// endregion: b\n// endregion: a",
      file: "A.swift"
    )
    #expect(reader.excerpts.map(\.name) == ["b", "a"])
    #expect(reader.excerpts.map(\.text) == ["two", "one\ntwo"])
  }

  @Test func `a region that is not ended is refused`() {
    #expect(throws: ExcerptError.unbalanced(name: "a", file: "A.swift", line: 1)) {
      var reader = ExcerptReader()
      try reader.read("// region: a\none", file: "A.swift")
    }
  }

  @Test func `an end without a beginning is refused`() {
    #expect(throws: ExcerptError.unbalanced(name: "a", file: "A.swift", line: 1)) {
      var reader = ExcerptReader()
      try reader.read("// endregion: a", file: "A.swift")
    }
  }

  @Test func `an empty region is refused`() {
    #expect(throws: ExcerptError.empty(name: "a", file: "A.swift", line: 2)) {
      var reader = ExcerptReader()
      try reader.read("// region: a\n// endregion: a", file: "A.swift")
    }
  }

  @Test(arguments: ["func one() {\n  two()", "  two()\n}", "a(\nb", "} else {"])
  func `a region that cuts a declaration is refused`(part: String) {
    #expect(throws: ExcerptError.cut(name: "a", file: "A.swift", line: 2)) {
      var reader = ExcerptReader()
      try reader.read("before\n// region: a\n\(part)\n// endregion: a", file: "A.swift")
    }
  }

  @Test func `braces in comments and strings cut nothing`() throws {
    var reader = ExcerptReader()
    try reader.read("// region: a\nlet b = \"{\"  // }\n// endregion: a", file: "A.swift")
    #expect(reader.excerpts.count == 1)
  }

  @Test func `a name used twice in one module is refused`() {
    #expect(throws: ExcerptError.duplicate(name: "a", file: "B.swift", line: 1)) {
      var reader = ExcerptReader()
      try reader.read("// region: a\none\n// endregion: a", file: "A.swift")
      try reader.read("// region: a\none\n// endregion: a", file: "B.swift")
    }
  }

  private func excerpt(_ name: String, lines: ClosedRange<Int>, text: String) -> Excerpt {
    Excerpt(name: name, file: "A.swift", lines: lines, text: text, declaration: "A")
  }
}
