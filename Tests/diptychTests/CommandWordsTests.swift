import Testing

@testable import diptych

@Suite struct CommandWordsTests {
  @Test func `words are divided by spaces, except between quotes`() {
    #expect(
      CommandWords.split("diff A  B \"R ok1»2\" --depth 3") == [
        "diff", "A", "B", "R ok1»2", "--depth", "3",
      ]
    )
    #expect(CommandWords.split("\"\" a") == ["", "a"])
    #expect(CommandWords.split("  ") == [])
  }
}
