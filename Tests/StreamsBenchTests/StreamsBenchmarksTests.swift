import Measuring
import StreamsBench
import Testing

struct StreamsBenchmarksTests {
  @Test func `a quick run gives one positive measurement for each piece of work`() {
    let measurements = StreamsBenchmarks.run(quick: true)
    #expect(measurements.count == 12)
    #expect(Set(measurements.map(\.name)).count == measurements.count)
    #expect(measurements[0].name == StreamsBenchmarks.chainName)
    for measurement in measurements {
      #expect(measurement.measured.median > 0, "\(measurement.name)")
      #expect((measurement.baseline?.median ?? 0) > 0, "\(measurement.name)")
      #expect(measurement.bytes != nil, "\(measurement.name)")
    }
  }
}
