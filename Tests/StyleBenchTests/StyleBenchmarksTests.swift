import Measuring
import StyleBench
import Testing

@Suite struct StyleBenchmarksTests {
  /// Runs in a process of its own, whose memory no other test uses.
  @Test func `every cost is measured beside a hand-written one, and memory stays flat`() async {
    await #expect(processExitsWith: .success) {
      _ = StyleBenchmarks.run(quick: true)
      let measurements = StyleBenchmarks.run(quick: true)
      #expect(measurements.count == 4)
      #expect(measurements[0].name == StyleBenchmarks.actionName)
      for measurement in measurements {
        #expect(measurement.measured.median > 0, "\(measurement.name)")
        #expect((measurement.baseline?.median ?? 0) > 0, "\(measurement.name)")
        #expect((measurement.bytes ?? 16) < 16, "\(measurement.name)")
      }
    }
  }
}
