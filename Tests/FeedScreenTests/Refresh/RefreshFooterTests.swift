import FeedScreen
import Testing

struct RefreshFooterTests {
  private func viewport(offset: Int, content: Int = 100) -> Viewport {
    var viewport = Viewport(height: 10, contentHeight: content)
    viewport.drag(by: offset)
    return viewport
  }

  @Test func `an auto footer asks once near the end`() {
    var footer = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    let actions = (0...95).map { footer.scrolled(viewport(offset: $0)) }
    #expect(actions.filter { $0 == [.load] }.count == 1)
    #expect(actions[85] == [.load])
    // A list that was filled again has not moved.
    var filled = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    #expect(filled.scrolled(viewport(offset: 90)) == [.load])
  }

  @Test func `an auto footer with short content asks when pushed`() {
    var footer = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    #expect(footer.scrolled(viewport(offset: 2, content: 4)) == [])
    #expect(footer.release(viewport(offset: 2, content: 4)) == [.load])
    var long = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    #expect(long.scrolled(viewport(offset: 84)) == [])
    #expect(long.scrolled(viewport(offset: 85)) == [.load])
  }

  @Test func `an auto footer that was refused asks again when the feed has moved, not before`() {
    var footer = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    let end = viewport(offset: 2, content: 4)
    #expect(footer.release(end) == [.load])
    footer.settle()
    #expect(footer.phase == .idle)
    let refused = (0..<20).flatMap { _ in footer.release(end) }
    #expect(refused == [])
    footer.reconsider()
    #expect(footer.release(end) == [.load])
  }

  @Test func `a back footer asks when pushed past the end and let go`() {
    var footer = RefreshFooter(style: .back(height: 2))
    #expect(footer.scrolled(viewport(offset: 91)) == [])
    #expect(footer.release(viewport(offset: 91)) == [])
    #expect(footer.scrolled(viewport(offset: 92)) == [])
    #expect(footer.phase == .pulling)
    #expect(footer.release(viewport(offset: 92)) == [.load])
  }

  @Test func `an end after no more does not open the footer again`() {
    var footer = RefreshFooter(style: .back(height: 2))
    _ = footer.begin()
    #expect(footer.showNoMore() == [.close])
    #expect(footer.end() == [])
    #expect(footer.phase == .noMore)
    #expect(footer.tap() == [])
    _ = footer.scrolled(viewport(offset: 95))
    #expect(footer.release(viewport(offset: 95)) == [])
    footer.reset()
    #expect(footer.phase == .idle)
    #expect(footer.ends == 1)
  }

  @Test func `a failed footer repeats when tapped and not when scrolled`() {
    var footer = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    _ = footer.begin()
    #expect(footer.end(failed: true) == [.close])
    #expect(footer.scrolled(viewport(offset: 90)) == [])
    #expect(footer.tap() == [.retry])
    footer.show(failed: false)
    #expect(footer.phase == .idle)
    #expect(footer.tap() == [.load])
  }

  @Test func `a loading footer ignores everything but the end`() {
    var footer = RefreshFooter(style: .auto(PrefetchRule(distance: 5)))
    #expect(footer.begin() == [.open])
    #expect(footer.begin() == [])
    #expect(footer.tap() == [])
    footer.show(failed: true)
    footer.settle()
    #expect(footer.phase == .loading)
    #expect(footer.end() == [.close])
    #expect(footer.begins == footer.ends)
  }
}
