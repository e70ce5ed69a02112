import FeedNetwork
import FeedOrigin
import Testing

struct HTTPDateTests {
  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
    ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
    ("Fri, 31 Dec 1999 23:59:60 GMT", 946_684_800),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
  ])
  func `the three forms are read`(text: String, seconds: Int) {
    #expect(FeedNetwork.HTTPDate.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "tomorrow", "Mon, 29 Feb 2100 00:00:00 GMT", "Mon, 00 Jan 2000 00:00:00 GMT",
    "Mon, 01 Foo 2000 00:00:00 GMT", "Mon, 01 Jan 2000 24:00:00 GMT",
    "Mon, 01 Jan 2000 00:00 GMT", "Mon, 01 Jan 2000 00:00:00 PST",
    "Mon, 01 Jan 99999999999999999999 00:00:00 GMT", "Mon, 01 Jan 2000 00:00:00:00 GMT",
  ])
  func `what is no date is none`(text: String) {
    #expect(FeedNetwork.HTTPDate.seconds(text) == nil)
  }
}
