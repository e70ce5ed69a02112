import FeedScreen
import Testing

struct HUDTests {
  @Test func `a notice is seen for its minimum`() {
    var hud = HUD(minimum: .milliseconds(1500))
    hud.show(.success("Loaded"), at: .seconds(10))
    #expect(hud.visible(at: .milliseconds(11_499)) == .success("Loaded"))
    #expect(hud.visible(at: .milliseconds(11_500)) == nil)
    #expect(hud.nextChange(after: .seconds(10)) == .milliseconds(11_500))
    #expect(hud.nextChange(after: .seconds(12)) == nil)
  }

  @Test func `loading stays until dismissed, and for its minimum even then`() {
    var hud = HUD(minimum: .seconds(1))
    hud.show(.loading("Loading"), at: .zero)
    #expect(hud.visible(at: .seconds(99)) == .loading("Loading"))
    hud.dismiss(at: .milliseconds(200))
    #expect(hud.visible(at: .milliseconds(999)) == .loading("Loading"))
    #expect(hud.visible(at: .seconds(1)) == nil)
  }

  @Test func `a dismissal may come later than the minimum`() {
    var hud = HUD(minimum: .seconds(1))
    hud.show(.progress(0.5, "Half"), at: .zero)
    hud.dismiss(at: .seconds(3), after: .seconds(2))
    #expect(hud.nextChange(after: .seconds(3)) == .seconds(5))
  }

  @Test func `a newer notice takes the older one's place at once`() {
    var hud = HUD(minimum: .seconds(1))
    hud.show(.loading("Loading"), at: .zero)
    hud.dismiss(at: .zero)
    hud.show(.failure("No"), at: .milliseconds(100))
    #expect(hud.visible(at: .milliseconds(1_099)) == .failure("No"))
    #expect(hud.visible(at: .milliseconds(1_100)) == nil)
  }

  @Test func `dismissing nothing shows nothing`() {
    var hud = HUD()
    hud.dismiss(at: .zero)
    #expect(hud.visible(at: .zero) == nil)
  }
}
