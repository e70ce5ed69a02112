import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct ReferenceFeedTests {
  @Test(arguments: [
    "R M M M", "R R R", "R M", "C(a) ok1 C(b) M", "R ok1»∅ M M", "R ok1»2 M err2 B",
    "R ok1»2 M err2 Y", "R ok1»2 M ok2»3 R ok3»2 M", "R ok1 B B", "C(a) C(b) C(c) ok3 M",
    "C(a) ok1»2 M ok2»3 C(b)", "R ok1»2 M R ok3 ok2(late)", "C(a) C(b) ok1(late)",
    "R ok1[a b] R ok2[b c]", "R ok1 M M ok3 ok2", "R ok1[a b]»2 M ok2[b c]",
    "R ok1[a]»2 M ok2[a]»3 M", "R ok1»2 M ok2[]»3 M", "R ok1»∅ R err2 M", "R ok1[]»∅",
    "R ok1»2 M R ok2", "R err1 Y Y ok2 X", "R ok1{M} ok2 X ok1", "R ok1 M ok2 R err3 Y X ok4(late)",
    "answers: at once\nR ok1 M ok2 M ok3 R err4 M ok5",
  ])
  func `the reference keeps every rule`(text: String) throws {
    let run = try #require(Run.of(try Scenario(text), ReferenceFeed.architecture))
    #expect(Judgement(run).violations.map(\.description) == [])
  }
}
