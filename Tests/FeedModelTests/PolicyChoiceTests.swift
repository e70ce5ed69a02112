import FeedModel
import Testing

@Suite("PolicyChoice")
struct PolicyChoiceTests {
  @Test
  func `the choices are offered in the contract's order`() {
    let ids = PolicyChoice.all.map(\.id)
    #expect(ids == (Array(1...12) + [14, 16]).map { "P\($0)" })
    #expect(PolicyChoice.all.allSatisfy { !$0.title.isEmpty })
  }

  @Test
  func `the first value is the default`() {
    for choice in PolicyChoice.all {
      #expect(choice.value(in: FeedPolicies()) == choice.values[0], "\(choice.id)")
    }
  }

  @Test
  func `every value can be set and read, and changes nothing else`() throws {
    for choice in PolicyChoice.all {
      #expect(Set(choice.values).count == choice.values.count)
      #expect(choice.values.count >= 2)
      for value in choice.values {
        var policies = FeedPolicies()
        try choice.set(value, in: &policies)
        #expect(choice.value(in: policies) == value)
        for other in PolicyChoice.all where other.id != choice.id {
          #expect(other.value(in: policies) == other.values[0])
        }
      }
    }
  }

  @Test
  func `a name that is no value is refused and changes nothing`() throws {
    let choice = try #require(PolicyChoice.all.first)
    var policies = FeedPolicies()
    #expect(throws: PolicyError.unknownValue("Queue", of: "P1", values: choice.values)) {
      try choice.set("Queue", in: &policies)
    }
    #expect(policies == FeedPolicies())
  }
}
