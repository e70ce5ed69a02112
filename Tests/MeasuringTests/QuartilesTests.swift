import Measuring
import Testing

struct QuartilesTests {
  @Test func `repeats are sorted and three of them looked at`() {
    let quartiles = Quartiles(of: [8, 1, 5, 3, 7, 2, 6, 4])

    #expect(
      [quartiles.first, quartiles.median, quartiles.third, quartiles.spread] == [3, 5, 7, 4]
    )
    #expect(quartiles.repeats == 8)
  }

  @Test func `one repeat has no spread`() {
    let quartiles = Quartiles(of: [2])

    #expect(
      [quartiles.first, quartiles.median, quartiles.third, quartiles.spread] == [2, 2, 2, 0]
    )
  }

  @Test func `no repeat at all is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) { _ = Quartiles(of: []) }
  }
}
