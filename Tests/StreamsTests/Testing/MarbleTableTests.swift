import Streams
import StreamsTesting
import Testing

struct MarbleTableTests {
  private let text = """
    ms         0   100  300   600
    view       R   -    M     -
    service    ^1  -    #     !
    transform  a   0b   '10'  |
    """

  @Test func `what is printed is what was parsed`() throws {
    let table = try MarbleTable(parsing: text)
    #expect(table.description == text)
    #expect(try MarbleTable(parsing: table.description) == table)
    #expect(table.times == [0, 100, 300, 600])
    #expect(table.lanes.map(\.name) == ["view", "service", "transform"])
    #expect(table.lanes[1].cells == [[.subscribed, .value("1")], [], [.error], [.disposed]])
    #expect(
      table.lanes[2].cells == [
        [.value("a")], [.value("0"), .value("b")], [.value("10")], [.completed],
      ]
    )
  }

  @Test func `alignment, comments and empty lines are only looks`() throws {
    let loose = """
      // what the view asked for

      ms 0 100 300 600   // virtual time
      view  R - M  -
        service ^1   -  #  !
      transform a 0b '10' | // the end
      """
    #expect(try MarbleTable(parsing: loose) == MarbleTable(parsing: text))
  }

  @Test(arguments: [
    ("", "line 1: the first row is 'ms' and at least one time"),
    ("view a b", "line 1: the first row is 'ms' and at least one time"),
    ("ms", "line 1: the first row is 'ms' and at least one time"),
    ("ms 0 x", "line 1: 'x' is not a number of milliseconds"),
    ("ms 0 -1", "line 1: '-1' is not a number of milliseconds"),
    ("ms 0 100 100", "line 1: 100 does not come after 100"),
    ("ms 0 100\na b", "line 2: 1 cells for 2 times"),
    ("ms 0\n\na b c", "line 3: 2 cells for 1 times"),
    ("ms 0\na '10", "line 2: ''10' has a quote without a name and an end"),
    ("ms 0\na ''", "line 2: '''' has a quote without a name and an end"),
    ("ms 0\na b?", "line 2: '?' is not a key"),
    ("ms 0\na b-", "line 2: '-' is not a key"),
  ])
  func `what is wrong with a table is said with its line`(_ text: String, _ message: String) {
    do {
      let table = try MarbleTable(parsing: text)
      Issue.record("parsed as \(table)")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func `a history can be drawn and read`() throws {
    let events: [Recorded<Event<Int>>] = [
      .next(210, 1), .next(210, 2), .next(250, 10), .error(300, Failure()),
    ]
    let table = MarbleTable([("seen", events)], legend: { "\($0)" })
    #expect(table.description == "ms    210  250   300\nseen  12   '10'  #")
    let read = table.events(of: "seen", error: Failure(), legend: { Int($0) ?? -1 })
    #expect(read == events)
    #expect(table.events(of: "unseen", error: Failure(), legend: { _ in 0 }) == nil)
  }

  @Test func `a remark points at its cell`() throws {
    let table = try MarbleTable(parsing: "ms 0 100\nexpected a b\nactual a 0b")
    let drawn = table.description(pointingAt: 1, under: 1, saying: "expected b, got 0b")
    #expect(
      drawn == """
        ms        0  100
        expected  a  b
        actual    a  0b
                     ^ expected b, got 0b
        """
    )
  }
}
