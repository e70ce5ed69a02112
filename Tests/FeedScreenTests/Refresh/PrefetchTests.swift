import FeedScreen
import Testing

struct PrefetchTests {
  /// Offsets of a flick from the top to near the end, as a list reports them.
  private func storm(content: Int = 1_000, from: Int = 0, to: Int = 900) -> [Viewport] {
    stride(from: from, through: to, by: 3).map { offset in
      var viewport = Viewport(height: 100, contentHeight: content)
      viewport.drag(by: offset)
      return viewport
    }
  }

  @Test func `a storm of scroll events is one intent`() {
    var trigger = PrefetchTrigger(rule: .search)
    let fired = storm().filter { trigger.fires(at: $0) }
    #expect(fired.map(\.offset) == [801])
    #expect(storm().filter(PrefetchRule.search.contains).count == 34)
  }

  @Test func `leaving and entering again is another intent`() {
    var trigger = PrefetchTrigger(rule: .search)
    let there = storm()
    let events = there + there.reversed() + there
    #expect(events.filter { trigger.fires(at: $0) }.count == 2)
  }

  @Test func `new content counts as entering again`() {
    var trigger = PrefetchTrigger(rule: .search)
    let events = storm() + storm(content: 1_050, from: 900, to: 930)
    #expect(events.filter { trigger.fires(at: $0) }.count == 2)
  }

  @Test func `the published rules differ at their first row and on short content`() {
    func viewport(_ offset: Int, _ content: Int) -> Viewport {
      var viewport = Viewport(height: 100, contentHeight: content)
      viewport.drag(by: offset)
      return viewport
    }
    #expect(!PrefetchRule.homeFeed.contains(viewport(850, 1_000)))
    #expect(PrefetchRule.homeFeed.contains(viewport(851, 1_000)))
    #expect(PrefetchRule.search.contains(viewport(800, 1_000)))
    #expect(PrefetchRule.search.contains(viewport(0, 30)))
    #expect(!PrefetchRule(distance: 9).contains(viewport(0, 30)))
    #expect(!PrefetchRule.search.contains(viewport(0, 0)))
    #expect(!PrefetchRule.search.contains(Viewport(height: 0, contentHeight: 9)))
  }

  @Test func `each published zone is a distance and an edge`() {
    func first(_ rule: PrefetchRule) -> [Int] {
      storm().filter(rule.contains).prefix(1).map(\.offset)
    }
    let near = PrefetchRule(distance: 20, isStrict: true, includesShortContent: true)
    #expect(first(near) == [882])
    #expect(first(PrefetchRule(distance: 18)) == [882])
    #expect(first(PrefetchRule(distance: 18, isStrict: true)) == [885])
    var trigger = PrefetchTrigger(rule: near)
    #expect(storm().filter { trigger.fires(at: $0) }.map(\.offset) == [882])
  }
}
