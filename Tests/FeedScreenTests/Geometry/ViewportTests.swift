import FeedScreen
import Testing

struct ViewportTests {
  @Test func `scrolling stays inside the content`() {
    var viewport = Viewport(height: 10, contentHeight: 25)
    viewport.scroll(by: 99)
    #expect(viewport.offset == 15)
    viewport.scroll(by: -99)
    #expect(viewport.offset == 0)
  }

  @Test func `dragging leaves the content and letting go returns`() {
    var viewport = Viewport(height: 10, contentHeight: 25)
    viewport.drag(by: -3)
    #expect(viewport.pull == 3)
    viewport.release()
    #expect(viewport.offset == 0)
    viewport.drag(by: 17)
    #expect(viewport.push == 2)
    viewport.release()
    #expect(viewport.offset == 15)
  }

  @Test func `short content stays at the top`() {
    var viewport = Viewport(height: 10, contentHeight: 4)
    viewport.scroll(by: 5)
    #expect(viewport.offset == 0)
    #expect(viewport.visible == 0..<4)
  }

  @Test func `room for a spinner moves a list at its top and no other`() {
    var viewport = Viewport(height: 10, contentHeight: 25)
    viewport.setTopInset(2)
    #expect(viewport.offset == -2)
    viewport.setTopInset(0)
    #expect(viewport.offset == 0)
    viewport.scroll(by: 7)
    viewport.setTopInset(2)
    #expect(viewport.offset == 7)
  }

  @Test func `a window that grows shows no row after the last`() {
    var viewport = Viewport(height: 5, contentHeight: 20)
    viewport.scroll(by: 15)
    viewport.resize(height: 12, contentHeight: 20)
    #expect(viewport.offset == 8)
    viewport.resize(height: 12, contentHeight: 3)
    #expect(viewport.offset == 0)
  }

  @Test func `revealing scrolls as little as needed`() {
    var viewport = Viewport(height: 5, contentHeight: 20)
    viewport.reveal(6..<8)
    #expect(viewport.offset == 3)
    viewport.reveal(4..<5)
    #expect(viewport.offset == 3)
    viewport.reveal(1..<2)
    #expect(viewport.offset == 1)
  }
}
