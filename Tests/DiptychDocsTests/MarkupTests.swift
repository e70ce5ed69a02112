import DiptychDocs
import Testing

@Suite struct MarkupTests {
  @Test func `text put into markup stays text`() {
    let title = "<script>alert('x')</script> & \"more\""
    let markup: Markup = "<p>\(title)</p>"
    #expect(
      markup.text == "<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;more&quot;</p>"
    )
  }

  @Test func `control characters and overrides are written out`() {
    let markup: Markup = "\("a\u{0}\u{1B}[2J\u{202E}b")"
    #expect(markup.text == "a\\u{0}\\u{1b}[2J\\u{202e}b")
  }

  @Test func `markup put into markup stays as it is`() {
    let inner: Markup = "<b>x</b>"
    #expect(("<p>\(inner)</p>" as Markup).text == "<p><b>x</b></p>")
  }

  @Test func `a measure has a tenth at most`() {
    let markup: Markup = "\(1.25) \(3.0) \(-0.04) \(-2.5) \(7)"
    #expect(markup.text == "1.3 3 0 -2.5 7")
  }
}
