import FeedContract
import FeedOrigin
import Testing

@testable import diptych

@MainActor
@Suite struct LaneTests {
  private struct Refusal: Error {}

  @Test func `lanes before one that cannot be made are closed with their origins`() throws {
    let origin = Origin.feed()
    defer { origin.stop() }
    #expect(throws: Refusal.self) {
      try Lane.all(of: [.transform, .reactor]) { architecture in
        if architecture.name == Architecture.reactor.name { throw Refusal() }
        try origin.start()
        return Lane(architecture, pages: .builtIn(origin), network: nil)
      }
    }
    // Nobody listens on its port any more.
    let other = Origin.feed()
    defer { other.stop() }
    try other.start(port: origin.port)
  }

  @Test func `lanes are made in the order of the feeds`() throws {
    let lanes = try Lane.all(of: [.reactor, .transform]) { architecture in
      try CompareConditions.virtual.lane(for: architecture, try Scenario("R"))
    }
    #expect(lanes.map(\.run.architecture.name) == ["FeedReactor", "FeedTransform"])
  }
}
