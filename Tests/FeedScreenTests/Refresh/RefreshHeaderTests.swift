import FeedScreen
import Testing

struct RefreshHeaderTests {
  private func makeShown() -> RefreshHeader {
    var header = RefreshHeader(height: 2)
    _ = header.appear()
    return header
  }

  @Test func `letting go asks only when pulled far enough`() {
    var header = makeShown()
    header.drag(pull: 1)
    #expect(header.release() == [])
    header.drag(pull: 2)
    #expect(header.phase == .pulling)
    header.drag(pull: 1)
    #expect(header.phase == .idle)
    header.drag(pull: 3)
    #expect(header.release() == [.load])
    #expect(header.phase == .asking)
  }

  @Test func `begin and end come in pairs, each once`() {
    var header = makeShown()
    #expect(header.end(at: nil) == [])
    #expect(header.begin() == [.open])
    #expect(header.begin() == [])
    #expect(header.end(at: .seconds(5)) == [.close])
    #expect(header.end(at: .seconds(6)) == [])
    #expect(header.begins == 1)
    #expect(header.ends == 1)
    #expect(header.lastUpdate == .seconds(5))
  }

  @Test func `a refused pull leaves no spinner`() {
    var header = makeShown()
    header.drag(pull: 2)
    _ = header.release()
    header.settle()
    #expect(header.phase == .idle)
    #expect(header.begins == 0)
  }

  @Test func `a spinning header does not ask again`() {
    var header = makeShown()
    _ = header.begin()
    header.drag(pull: 9)
    #expect(header.release() == [])
    #expect(header.ask() == [])
    header.settle()
    #expect(header.phase == .refreshing)
  }

  @Test func `a first load waits for a window`() {
    var header = RefreshHeader(height: 2)
    #expect(header.ask() == [])
    #expect(header.phase == .waiting)
    #expect(header.ask() == [])
    #expect(header.appear() == [.load])
    #expect(header.appear() == [])
  }

  @Test func `a failed refresh is no update`() {
    var header = makeShown()
    _ = header.begin()
    _ = header.end(at: nil)
    #expect(header.lastUpdate == nil)
    #expect(header.ends == 1)
    _ = header.begin()
    _ = header.end(at: .seconds(7))
    #expect(header.lastUpdate == .seconds(7))
  }
}
