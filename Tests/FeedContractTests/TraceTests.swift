import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct TraceTests {
  @Test func `a trace is drawn as a marble diagram`() throws {
    let scenario = try Scenario("R ok1[a b]»2 M err2(timeout)")
    let run = try #require(Run.of(scenario, ReferenceFeed.architecture))
    #expect(
      Judgement(run).description == """
        Reference, policies default
        step         1                  2           3           4
        intents   -  R                  -           M           -
        answers   -  -                  ok1[a b]»2  -           err2(timeout)
        requests  -  1:firstLoad»first  -           2:append»2  -
        states    -  -↻                 [a b]»2     [a b]»2↓    [a b]»2!↓
        failures  -  -                  -           -           append:timeout

        every rule kept
        """
    )
  }

  @Test func `a trace is written as JSON`() throws {
    let run = try #require(Run.of(try Scenario("R err1(500)"), ReferenceFeed.architecture))
    #expect(
      Trace(run).json == """
        {
          "feed" : "Reference",
          "policies" : "default",
          "scenario" : "R err1(500)",
          "schema" : "diptych.trace/1",
          "steps" : [
            {
              "cancelled" : [

              ],
              "failures" : [

              ],
              "requests" : [

              ],
              "states" : [
                {
                  "append" : "idle",
                  "cursor" : "not loaded",
                  "isStale" : false,
                  "observer" : 0,
                  "refresh" : "idle",
                  "rows" : [

                  ],
                  "topic" : "all"
                }
              ],
              "step" : ""
            },
            {
              "cancelled" : [

              ],
              "failures" : [

              ],
              "requests" : [
                "1: a first load »first of all"
              ],
              "states" : [
                {
                  "append" : "idle",
                  "cursor" : "not loaded",
                  "isStale" : false,
                  "observer" : 0,
                  "refresh" : "loading",
                  "rows" : [

                  ],
                  "topic" : "all"
                }
              ],
              "step" : "R"
            },
            {
              "cancelled" : [

              ],
              "failures" : [
                "0: a first load failed (500)"
              ],
              "requests" : [

              ],
              "states" : [
                {
                  "append" : "idle",
                  "cursor" : "not loaded",
                  "isStale" : false,
                  "observer" : 0,
                  "refresh" : "failed (500)",
                  "rows" : [

                  ],
                  "topic" : "all"
                }
              ],
              "step" : "err1(500)"
            }
          ]
        }
        """
    )
  }

  @Test func `answers of another source are steps of their own`() throws {
    let source = HandSource()
    let run = Run(of: ReferenceFeed.architecture, over: source)
    run.perform(.refresh)
    source.answer(1, with: .success(Page(items: [FeedItem(id: "a")], next: .token("2"))))
    run.perform(.loadMore)
    source.answer(2, with: .failure(.timedOut))
    #expect(Trace(run).scenario.stepText == "R ok1[a]»2 M err2(timeout)")
    #expect(Judgement(run).violations == [])
  }

  @Test func `an intent from inside and an answer at once are followed in order`() throws {
    for text in ["R ok1»2{M} ok2»3", "answers: at once\nR ok1»2 M ok2»3 R err3"] {
      let judgement = try #require(
        Contract.judge(try Scenario(text), ReferenceFeed.architecture)
      )
      #expect(judgement.violations == [])
      #expect(judgement.situations(of: RuleID(4, 5)) > 0)
    }
  }

  @Test func `two feeds are run in lockstep`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(4, 2))).architecture
    let scenario = try Scenario("C(a) C(b) ok2 ok1(late)")
    let comparison = try #require(Comparison(scenario, ReferenceFeed.architecture, wrong))
    #expect(comparison.disagreement?.stepNumber == 4)
    #expect(
      comparison.description.hasSuffix(
        """
        They differ after step 4.
          Reference: b [2a 2b], next key 2, refresh idle, append idle
          wrong-4.2: b [1a 1b], next key 2, refresh idle, append idle
        """
      )
    )
  }
}
