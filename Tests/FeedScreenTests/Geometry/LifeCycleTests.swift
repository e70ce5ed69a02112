import FeedScreen
import Testing

struct LifeCycleTests {
  @Test func `a screen loads once and appears often`() {
    var life = LifeCycle()
    #expect(life.disappear() == [])
    #expect(life.appear() == [.load, .appear])
    #expect(life.appear() == [])
    #expect(life.load() == [])
    #expect(life.disappear() == [.disappear])
    #expect(life.disappear() == [])
    #expect(life.appear() == [.appear])
    #expect(life.appearances == 2)
  }

  @Test func `a screen may load before it appears`() {
    var life = LifeCycle()
    #expect(life.load() == [.load])
    #expect(life.appear() == [.appear])
  }
}
