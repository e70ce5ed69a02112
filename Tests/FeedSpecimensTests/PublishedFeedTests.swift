import FeedContract
import FeedSpecimens
import Testing

@Suite struct PublishedFeedTests {
  @Test(arguments: PublishedFeed.all.map(\.name))
  func `a published feed breaks the recorded rules and no other`(name: String) throws {
    let feed = try #require(PublishedFeed.all.first { $0.name == name })
    let report = feed.explore(feed.architecture)
    #expect(report.broken.map(\.rule) == feed.broken, "\(report)")
  }

  @Test(arguments: PublishedFeed.all.map(\.name))
  func `its repair keeps every rule`(name: String) throws {
    let feed = try #require(PublishedFeed.all.first { $0.name == name })
    let report = feed.explore(feed.repaired)
    #expect(report.broken.map(\.rule) == [], "\(report)")
  }
}
