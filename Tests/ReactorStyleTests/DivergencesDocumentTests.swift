import Testing

@Suite struct DivergencesDocumentTests {
  @Test func `every divergence names a test that exists`() throws {
    let sources = try ["Tests/ReactorStyleTests", "Tests/TransformStyleTests"]
      .flatMap { try Repository.files(in: $0) }
      .map { try Repository.text(at: $0) }
      .joined()
    let names = try Repository.text(at: "Docs/Divergences-ReactorKit.md")
      .matches(of: /\| `([^|]+)` \|\n/).map { String($0.1) }
    #expect(names.count > 20)
    for name in names { #expect(sources.contains("func `\(name)`"), "\(name)") }
  }
}
