import FeedNetwork
import Testing

struct LinkHeaderTests {
  @Test(
    arguments: [
      (["<u>; rel=next"], "u"),
      (["<u>; rel=\"next\""], "u"),
      (["<u>;rel=\"next\""], "u"),
      (["<u> ;\trel = \"next\""], "u"),
      (["<u>; REL=NEXT"], "u"),
      (["<u>; rel=\"prev next\""], "u"),
      (["<u>; title=\"a; rel=last, <x>\"; rel=next"], "u"),
      (["<u>; title=\"say \\\"next\\\"\"; rel=next"], "u"),
      (["<u>; rel=next; rel=last"], "u"),
      (["<u>; rel=last; rel=next"], nil),
      (["<a,b;c>; rel=prev, <u,v;w>; rel=next"], "u,v;w"),
      (["<a>; rel=prev", "<u>; rel=next"], "u"),
      ([",, <u>; rel=next ,"], "u"),
      (["< u >; rel=next"], "u"),
      (["<>; rel=next"], ""),
      (["<u>; rel=next; title*=UTF-8''n%20e"], "u"),
      (["<u>; rel=next;"], "u"),
      (["<u>;; rel=next"], "u"),
      (["<u>; flag; rel=next"], "u"),
      (["<u>; rel=nextpage"], nil),
      (["<u>; rel=next; anchor=\"#part\""], nil),
      (["<a>; rel=next, <b>; rel=next"], "a"),
      (["<u>"], nil),
      ([""], nil),
      ([], nil),
    ] as [([String], String?)]
  )
  func `5.3 the next link is found whatever the form`(fields: [String], target: String?) throws {
    #expect(try LinkHeader(fields).target(of: "next") == target)
  }

  @Test(arguments: [
    "<u; rel=next", "u; rel=next", "next page: u", "<u> rel=next", "<u>; rel=\"next", "<u>>; rel=x",
    "<u>; =next", "<a>; rel=prev <u>; rel=next",
  ])
  func `5.3 what is malformed is a failure and not the end`(field: String) {
    #expect(throws: LinkHeader.Malformed.self) { try LinkHeader([field]) }
  }

  @Test(
    arguments: [
      ("/x?y=1#z", "https://a.b/x?y=1"), ("?page=2", "https://a.b/c/d?page=2"),
      ("//e/f", "https://e/f"), ("../g", "https://a.b/g"), ("", "https://a.b/c/d"),
      ("h i", "https://a.b/c/h%20i"), ("ä", "https://a.b/c/%C3%A4"),
      ("http://u:p@a.b/", nil), ("file:///etc", nil), ("javascript:x", nil), ("a\nb", nil),
    ] as [(String, String?)]
  )
  func `a relative address counts from the page`(reference: String, url: String?) {
    #expect(WebAddress("https://a.b/c/d")?.resolving(reference)?.url == url)
  }
}
