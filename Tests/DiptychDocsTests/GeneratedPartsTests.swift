import DiptychDocs
import Testing

@Suite struct GeneratedPartsTests {
  // region: docs.parts
  @Test func `what stands between the comments is replaced and the rest is kept`() async throws {
    let document = "# A\n<!-- begin run: x y -->\nold\nolder\n<!-- end run -->\nrest\n"
    let fresh = try await GeneratedParts.regenerate(document) { directive in
      #expect(directive.kind == "run")
      #expect(directive.arguments == "x y")
      return "new"
    }
    #expect(fresh == "# A\n<!-- begin run: x y -->\nnew\n<!-- end run -->\nrest\n")
  }
  // endregion: docs.parts

  @Test func `a fresh document stays as it is`() async throws {
    let document = "<!-- begin run: x -->\nnew\n<!-- end run -->"
    let fresh = try await GeneratedParts.regenerate(document) { _ in "new" }
    #expect(fresh == document)
  }

  @Test func `a part without an end is refused with its line`() async {
    await #expect(throws: GeneratedParts.Malformed.unended(kind: "run", line: 2)) {
      _ = try await GeneratedParts.regenerate("a\n<!-- begin run: x -->\n") { _ in "" }
    }
  }

  @Test func `an end of another part is refused with its line`() async {
    await #expect(throws: GeneratedParts.Malformed.unbegun(kind: "pair", line: 2)) {
      _ = try await GeneratedParts.regenerate(
        "<!-- begin run: x -->\n<!-- end pair -->"
      ) { _ in "" }
    }
  }
}
