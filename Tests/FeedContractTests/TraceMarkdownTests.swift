import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct TraceMarkdownTests {
  @Test func `a trace is a diagram in a fence, a table of the steps and what held`() throws {
    #expect(
      try markdown("title: A page fails\nR ok1[a b]»2 M err2(timeout)") == """
        ### A page fails

        `Reference`, policies `default`

        ```text
        step         1                  2           3           4
        intents   -  R                  -           M           -
        answers   -  -                  ok1[a b]»2  -           err2(timeout)
        requests  -  1:firstLoad»first  -           2:append»2  -
        states    -  -↻                 [a b]»2     [a b]»2↓    [a b]»2!↓
        failures  -  -                  -           -           append:timeout
        ```

        | # | step | requests | states | failures |
        | ---: | --- | --- | --- | --- |
        | 0 |  |  | `all [], not loaded, refresh idle, append idle` |  |
        | 1 | `R` | `1: a first load »first of all` | \
        `all [], not loaded, refresh loading, append idle` |  |
        | 2 | `ok1[a b]»2` |  | `all [a b], next key 2, refresh idle, append idle` |  |
        | 3 | `M` | `2: an append »2 of all` | \
        `all [a b], next key 2, refresh idle, append loading` |  |
        | 4 | `err2(timeout)` |  | \
        `all [a b], next key 2, refresh idle, append failed (timeout)` | \
        `an append failed (timeout)` |

        Rules held: 1.4, 1.5, 1.8, 1.9, 2.7, 3.2, 3.5, 3.6, 4.1, 4.3
        """
    )
  }

  @Test func `a breach is pointed at and told`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 1)))
    let judgement = try #require(Contract.judge(wrong.witness, wrong.architecture))
    let text = TraceMarkdown(judgement).description
    #expect(text.hasPrefix("`wrong-2.1`, policies `default`\n"))
    #expect(text.contains("\n  ") && text.contains(" ^\n```\n"))
    #expect(
      text.contains(
        "\n\n- Rule 2.1, step 6: observed `rows [3a 3b 2a 2b]`, expected `rows [3a 3b]`\n\n"
      )
    )
  }

  @Test func `two requests or states of a step stand below each other, observers by number`() throws
  {
    let text = try markdown("R ok1[a]»2 B M R")
    #expect(text.contains("| `3: a refresh »first of all`<br>`2: cancelled` |"))
    #expect(text.contains("`#1: all [a], next key 2, refresh idle, append idle`"))
  }

  @Test func `policies, their limits and answers at once stand above`() throws {
    #expect(
      try markdown("policy: P1=queue P12=fill viewport=5\nanswers: at once\nR ok1»∅").hasPrefix(
        "`Reference`, policies `P1=queue P12=fill viewport=5 pagesPerIntent=2`, answers at once\n"
      )
    )
  }

  @Test func `nothing exercised is not called held`() throws {
    #expect(try markdown("").hasSuffix("\n\nRules held: none"))
  }

  @Test(
    arguments: [
      "a|b", "a\\|b", "|", "`", "``a```", "<script>", "[x](http://x)", "@someone", "#1", "**a**",
      "a&#124;b", "a\u{301}|\u{301}`\u{301}", "\u{1b}[31m", "a\nb", "\u{2028}", "\u{202e}b", "---",
      "```\n# heading", " a ", ":smile:", "$x$",
    ]
  )
  func `no row's identity leaves its cell or its code`(identity: String) throws {
    var scenario = try Scenario("R")
    scenario.steps.append(.answer(Answer(1, .page(PageSketch(rows: [identity])))))
    scenario.title = identity
    let judgement = try #require(Contract.judge(scenario, ReferenceFeed.architecture))
    let text = TraceMarkdown(judgement, title: scenario.title).description
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.allSatisfy { PlainText($0).description == $0 })
    #expect(lines[0] == "### " + span(in: lines[0]))

    let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| # |") }.dropFirst()
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.unicodeScalars.count { $0 == "|" } == 6)
      let cells = row.unicodeScalars.split(separator: "|").map(String.init)
      for cell in cells.dropFirst(2) where cell.contains("[") {
        let code = cell.dropFirst().dropLast()
        #expect(String(code) == span(in: String(code)))
      }
    }
    let fences = lines.filter { $0.hasPrefix("```") }
    #expect(fences.count == 2 && fences[0] == fences[1] + "text")
  }

  /// The code span that a text begins with after its last heading mark, as CommonMark finds it: up to
  /// the next run of as many backticks.
  private func span(in text: String) -> String {
    var scalars = Substring.UnicodeScalarView(text.unicodeScalars[...])
    if text.hasPrefix("### ") { scalars = scalars.dropFirst(4) }
    let opening = scalars.prefix { $0 == "`" }.count
    guard opening > 0 else { return "" }
    var run = 0
    var length = opening
    for scalar in scalars.dropFirst(opening) {
      if scalar != "`", run == opening { break }
      run = scalar == "`" ? run + 1 : 0
      length += 1
    }
    return String(String.UnicodeScalarView(scalars.prefix(length)))
  }

  private func markdown(_ text: String) throws -> String {
    let scenario = try Scenario(text)
    let judgement = try #require(Contract.judge(scenario, ReferenceFeed.architecture))
    return TraceMarkdown(judgement, title: scenario.title).description
  }
}
