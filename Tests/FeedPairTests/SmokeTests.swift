import FeedContract
import FeedModel
import Testing

@Suite struct SmokeTests {
  @Test func `prints`() throws {
    for text in ["R ok1[a b]»2 M err2(500) Y ok3[c]»∅ M", "R ok1[a]»2 M R ok3[b]»2 ok2[z]»3 X", "C(a) C(b) ok1[x]»2 ok2[y]»2 B C()"] {
      for a in Architecture.pair {
        print("== \(a.name): \(text)")
        let run = Run(of: a)
        run.perform(try Scenario(text))
        for e in run.log.events { print("   ", e) }
      }
    }
  }
}
