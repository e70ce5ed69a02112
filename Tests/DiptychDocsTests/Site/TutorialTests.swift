import DiptychDocs
import Testing

@Suite struct TutorialTests {
  private static let source = """
    import Streams

    final class Counter {
      // region: input
      let taps = 1
      // endregion: input

      // region: work
      func work() {
        // region: inner
        count()
        // endregion: inner
      }
      // endregion: work
    }

    """

  @Test func `each step says what is shown, where it comes from and what is not there yet`() throws
  {
    let tutorial = try Tutorial(
      """
      @Steps {
        @Step {
          First.

          @Code(name: "A.swift", file: "A-1.swift")
          @Comment { from Sources/A.swift without a.two a.one }
        }
        @Step {
          @Code(name: "B.txt", file: "B.txt")
          @Comment { from Sources/B.txt }
        }
        @Step {
          @Code(name: "A.swift", file: "A-2.swift")
          @Comment { from Sources/A.swift }
        }
      }
      """
    )
    #expect(tutorial.steps.map(\.name) == ["A.swift", "B.txt", "A.swift"])
    #expect(tutorial.steps.map(\.file) == ["A-1.swift", "B.txt", "A-2.swift"])
    #expect(
      tutorial.steps.map(\.source) == ["Sources/A.swift", "Sources/B.txt", "Sources/A.swift"]
    )
    #expect(tutorial.steps.map(\.omitted) == [["a.one", "a.two"], [], []])
    #expect(tutorial.steps.map(\.line) == [5, 9, 13])
  }

  @Test func `a step leaves out the markers, what is not there yet, and the gaps`() throws {
    let codes = try [
      " without input work", " without work", " without inner", "",
    ].map { try step($0).code(of: Self.source) }
    let head = "import Streams\n\nfinal class Counter {\n"
    #expect(
      codes == [
        head + "}\n",
        head + "  let taps = 1\n}\n",
        head + "  let taps = 1\n\n  func work() {\n  }\n}\n",
        head + "  let taps = 1\n\n  func work() {\n    count()\n  }\n}\n",
      ]
    )
  }

  @Test func `a region that the source does not have is named`() throws {
    let step = try step(" without output")
    #expect(throws: ExcerptError.missing(name: "output", module: "Sources/A.swift")) {
      try step.code(of: Self.source)
    }
  }

  @Test(arguments: [
    "@Code(name: \"A\", file: \"a\")",
    "@Code(name: \"A\", file: \"a\")\n@Comment { by hand }",
    "@Code(name: \"A\", file: \"a\")\n@Comment { from B without }",
    "@Code(name: \"A\", file: \"a\")\n@Comment { from B with c }",
    "@Code(name: \"A\", file: \"a\")\n\n@Comment { from B }",
    "@Code(name: \"A\", file: \"a\")\n@Code(name: \"A\", file: \"b\")\n@Comment { from B }",
  ])
  func `code that does not say where it comes from is refused`(text: String) {
    #expect(throws: TutorialError.sourceless(file: "a", line: 1)) { try Tutorial(text) }
  }

  @Test(arguments: ["@Code(file: \"a\")", "@Code(name: \"A\", file: \"a\", reset: true)"])
  func `code that is written otherwise is refused`(text: String) {
    #expect(throws: TutorialError.unreadable(line: 1)) { try Tutorial(text) }
  }

  @Test(arguments: ["B without c d", "B without c e", "C without c", "B without d"])
  func `a step that does not show more than the one before is refused`(origin: String) {
    let text = """
      @Code(name: "A", file: "a")
      @Comment { from B without c }
      @Code(name: "A", file: "b")
      @Comment { from \(origin) }
      """
    #expect(throws: TutorialError.shrinking(file: "b", line: 3)) { try Tutorial(text) }
  }

  @Test func `a file that is never completed is refused`() {
    let text = """
      @Code(name: "A", file: "a")
      @Comment { from B without c d }
      @Code(name: "A", file: "b")
      @Comment { from B without c }
      """
    #expect(throws: TutorialError.unfinished(name: "A", line: 3)) { try Tutorial(text) }
  }

  private func step(_ omission: String) throws -> Tutorial.Step {
    let last =
      omission.isEmpty ? "" : "\n@Code(name: \"A\", file: \"b\")\n@Comment { from Sources/A.swift }"
    let text =
      "@Code(name: \"A\", file: \"a\")\n@Comment { from Sources/A.swift\(omission) }\(last)"
    return try #require(Tutorial(text).steps.first)
  }
}
