import Streams
import StreamsTesting
import Testing

/// The comparison is tried with histories that are wrong on purpose, and its words are compared.
struct HistoryDifferenceTests {
  private let expected: [Recorded<Event<Int>>] = [
    .next(210, 1), .next(220, 2), .completed(230),
  ]

  @Test func `equal histories do not differ`() {
    #expect(differenceOfHistories(expected: expected, actual: expected) == nil)
  }

  @Test func `a wrong value is pointed at`() {
    let actual: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 3), .completed(230)]
    let difference = differenceOfHistories(expected: expected, actual: actual)
    #expect(
      difference?.description == """
        differs at 220
        ms        210  220  230
        expected  1    2    |
        actual    1    3    |
                       ^ expected next(2), got next(3)
        """
    )
  }

  @Test func `a missing, an additional and a late event are pointed at`() {
    let missing = differenceOfHistories(expected: expected, actual: Array(expected.dropLast()))
    #expect(missing?.time == 230)
    #expect(missing?.actual == "nothing")
    let additional = differenceOfHistories(
      expected: expected,
      actual: expected + [.next(240, 9)]
    )
    #expect(additional?.time == 240)
    #expect(additional?.expected == "nothing")
    let late = differenceOfHistories(
      expected: [.next(210, 1)],
      actual: [.next(211, 1)]
    )
    #expect(late?.time == 210)
  }

  @Test func `the order within an instant counts`() {
    let difference = differenceOfHistories(
      expected: [.next(210, 1), .next(210, 2)],
      actual: [.next(210, 2), .next(210, 1)]
    )
    #expect(difference?.expected == "next(1) next(2)")
    #expect(difference?.actual == "next(2) next(1)")
  }

  @Test func `an error and a completion are not the same`() {
    let difference = differenceOfHistories(
      expected: [.completed(210)],
      actual: [.error(210, Failure())] as [Recorded<Event<Int>>]
    )
    #expect(difference?.expected == "completed")
  }
}
