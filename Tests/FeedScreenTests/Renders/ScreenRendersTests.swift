import FeedContract
import FeedModel
import FeedReactor
import FeedScreen
import FeedTransform
import Testing

struct ScreenRendersTests {
  private let subjects: [PlaySubject] = [
    .transform(policies: FeedPolicies()), .reactor(policies: FeedPolicies()),
  ]

  @Test func `the pair draws its list when it changed and never in vain`() throws {
    let scenario = try Scenario("R ok1[a b]»2 M err2 Y ok3[c]»∅ R ok4[a b]»2 B X")
    for subject in subjects {
      let counts = try #require(ScreenRenders.count(scenario, on: subject))
      // No rows, then the first page, the second, and the refresh.
      #expect(counts.updates == 4)
      #expect(counts.redundant == 0)
    }
  }

  @Test func `a screen that draws every state draws in vain`() throws {
    let architecture = Architecture(name: "Plain") {
      FeedViewReactorSubject(source: $0, policies: FeedPolicies())
    }
    let counts = ScreenRenders.count(
      try Scenario("R ok1[a b]»2 M err2"),
      on: .architecture(architecture)
    )
    // At once, loading, the page, loading more, failed; three of them with the rows of before.
    #expect(counts?.updates == 5)
    #expect(counts?.redundant == 3)
  }

  @Test func `what is answered inside the call is not counted`() throws {
    let scenario = try Scenario("answers: at once\nR ok1[a]")
    #expect(ScreenRenders.count(scenario, on: subjects[0]) == nil)
  }
}
