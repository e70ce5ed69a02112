import FeedContract
import FeedModel
import Testing

@Suite struct ScenarioTests {
  @Test func `a scenario prints as it was written`() throws {
    let text = """
      title: all of it
      policy: P1=queue pageSize=2
      answers: at once
      R ok1[a b]»2 M err2(timeout)(late) Y ok3[c ?]»∅#5 C(a) C(?q) C(a?q) C() B D(a) X ok4»= ok5»+20
      """
    let scenario = try Scenario(text)
    #expect(scenario.description == text)
    #expect(try Scenario(scenario.description) == scenario)
  }
}
