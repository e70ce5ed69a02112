import Testing

@Suite struct MarkupReaderTests {
  @Test func `what is well formed has no problems`() {
    let reader = MarkupReader("<p class=\"a\">x &amp; <b hidden>y</b><br></p>")
    #expect(reader.problems == [])
    #expect(reader.text == "x &amp; y")
    #expect(reader.values(of: "class") == ["a"])
  }

  @Test(arguments: ["<p>", "<p></b>", "a & b", "<p a=\"1\" a=\"2\"></p>", "1 < 2"])
  func `what is not well formed is found`(document: String) {
    #expect(!MarkupReader(document).problems.isEmpty)
  }
}
