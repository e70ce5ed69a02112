import FeedContract
import Testing

@testable import diptych

@MainActor
@Suite struct BreakCommandTests {
  @Test func `a feed with other fixed policies is not run, and both policies are named`() async {
    let run = await CommandLineRun.of(["break", "HomeFeed", "3.1"])
    #expect(run.status == .notExercised)
    #expect(run.output.contains("Caught."))
    #expect(
      run.output.hasSuffix(
        """
        HomeFeed, the same sequence

        Not run: the sequence needs P1=queue, and HomeFeed has fixed policies:
        P1=ignore P2=ignore P4=retry P16=end.
        Name a subject that follows any policies, such as FeedTransform, or another rule.

        """
      )
    )
  }

  @Test func `a feed that never meets the rule in the sequence has not kept it`() async {
    let run = await CommandLineRun.of(["break", "LoadingSearchFeed", "2.1"])
    #expect(run.status == .notExercised)
    #expect(
      run.output.hasSuffix(
        """
        Not exercised: in this sequence LoadingSearchFeed never comes to where the rule applies.
        Look for it in other orders: diptych explore LoadingSearchFeed --rule 2.1

        """
      )
    )
  }

  @Test func `a feed that breaks the rule too is broken, with what was seen`() async {
    let run = await CommandLineRun.of(["break", "HomeFeed", "2.1"])
    #expect(run.status == .broken)
    #expect(run.output.hasSuffix("\n  expected  rows [3a 3b]\nBroken.\n"))
  }

  @Test(arguments: ["1.1", "2.1", "3.1", "4.4", "4.7"])
  func `every subject ends with a word that fits the status`(rule: String) async throws {
    for subject in Subjects.all {
      let run = await CommandLineRun.of(["break", subject.name, rule])
      let words = run.output.split(separator: "\n").suffix(3).map { $0.prefix { $0 != ":" } }
      switch run.status {
      case .held: #expect(words.last == "Held.", "\(subject.name)")
      case .broken: #expect(words.last == "Broken.", "\(subject.name)")
      case .notExercised:
        #expect(words.contains("Not run") || words.contains("Not exercised"), "\(subject.name)")
      default: Issue.record("\(subject.name): \(run.messages)")
      }
    }
  }
}
