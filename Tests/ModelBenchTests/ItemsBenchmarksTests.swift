import Measuring
import ModelBench
import Testing

struct ItemsBenchmarksTests {
  @Test func `every piece of work is measured at every size beside an array`() {
    let measurements = ItemsBenchmarks.run(quick: true, sizes: [2, 20])

    #expect(
      measurements.map(\.title) == [
        "append a page, states kept, 2", "append a page, states kept, 20",
        "compare with an unchanged list, 2", "compare with an unchanged list, 20",
        "find a row by identity, 2", "find a row by identity, 20",
      ]
    )
    for measurement in measurements {
      #expect(measurement.measured.median > 0, "\(measurement.title)")
      #expect((measurement.baseline?.median ?? 0) > 0, "\(measurement.title)")
    }
  }

  @Test func `the whole run has each title once`() {
    let measurements = ItemsBenchmarks.run(quick: false, sizes: [1, 2])

    #expect(Set(measurements.map(\.title)).count == measurements.count)
    #expect(
      Set(measurements.map(\.name)).sorted() == [
        "append 2 rows to a list of rows", "append a page, mean up to here",
        "append a page, states kept", "compare with an unchanged list", "find a row by identity",
        "give a row new content", "remove a row", "walk past a row",
      ]
    )
  }
}
