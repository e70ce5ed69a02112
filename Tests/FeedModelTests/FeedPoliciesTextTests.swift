import FeedModel
import Testing

@Suite("FeedPolicies as text")
struct FeedPoliciesTextTests {
  @Test
  func `a policy is chosen by its number and the value's name`() throws {
    var policies = FeedPolicies()
    try policies.set("P1=queue")
    try policies.set("P16=goOn")
    #expect(policies.refreshDuringAppend == .queue)
    #expect(policies.repeatedKey == .goOn)
    #expect(policies.description == "P1=queue P16=goOn")
  }

  @Test
  func `default policies say so`() throws {
    var policies = FeedPolicies()
    #expect(policies.description == "default")
    try policies.set("P1=cancel")
    #expect(policies.description == "default")
  }

  @Test
  func `the text of any policies sets the same policies`() throws {
    for choice in PolicyChoice.all {
      for value in choice.values.dropFirst() {
        var policies = FeedPolicies()
        try choice.set(value, in: &policies)
        var again = FeedPolicies()
        for word in policies.description.split(separator: " ") { try again.set(String(word)) }
        #expect(again == policies)
      }
    }
  }

  @Test(arguments: ["", "P1", "=queue", "P1=", "="])
  func `text of another form is malformed`(text: String) {
    var policies = FeedPolicies()
    #expect(throws: PolicyError.malformed(text)) { try policies.set(text) }
    #expect(policies == FeedPolicies())
  }

  @Test
  func `an unknown number lists what is offered`() {
    var policies = FeedPolicies()
    let offered = PolicyChoice.all.map(\.id)
    #expect(throws: PolicyError.unknownPolicy("P13", offered: offered)) {
      try policies.set("P13=0")
    }
    #expect(throws: PolicyError.unknownPolicy("p1", offered: offered)) {
      try policies.set("p1=queue")
    }
  }

  @Test
  func `an unknown value lists what is possible`() {
    var policies = FeedPolicies()
    let values = ["cancel", "ignore", "queue"]
    #expect(throws: PolicyError.unknownValue("later", of: "P1", values: values)) {
      try policies.set("P1=later")
    }
    #expect(throws: PolicyError.unknownValue("queue=queue", of: "P1", values: values)) {
      try policies.set("P1=queue=queue")
    }
  }

  @Test
  func `errors say what is wrong and what would be right`() {
    let errors: [PolicyError] = [
      .malformed("P1\u{1B}"),
      .unknownPolicy("P\u{7}", offered: ["P1", "P2"]),
      .unknownValue("x\n", of: "P1", values: ["cancel", "queue"]),
    ]
    #expect(
      errors.map(\.description) == [
        "\"P1\\u{1b}\" is not a policy; write it as P1=queue.",
        "There is no policy P\\u{7}; offered are P1, P2.",
        "P1 has no value \"x\\u{a}\"; it may be cancel, queue.",
      ]
    )
  }
}
