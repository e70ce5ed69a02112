import Measuring
import Testing

struct TurnsTests {
  @Test func `both ways take turns, after one run each to warm up`() {
    var order: [String] = []
    let turns = Turns(repeats: 2)
    let measurement = turns.measure("work", size: 7, units: 3, baselineUnits: 2) { units in
      order.append("measured \(units)")
    } baseline: { units in
      order.append("baseline \(units)")
    }

    #expect(
      order == [
        "measured 3", "baseline 2",
        "baseline 2", "measured 3", "baseline 2", "measured 3",
      ]
    )
    #expect(measurement.title == "work, 7")
    #expect([measurement.measured.repeats, measurement.baseline?.repeats] == [2, 2])
  }

  @Test func `memory that a unit keeps is counted, and only if it is asked for`() async {
    // In a process of its own, whose memory no other test uses.
    await #expect(processExitsWith: .success) {
      func work(_ units: Int) -> [[UInt8]] {
        (0..<units).map { _ in [UInt8](repeating: 0, count: 10_000) }
      }
      let turns = Turns(repeats: 3)
      let counted = turns.measure("kept", units: 10, measured: work) { _ in }
      let other = turns.measure("kept", units: 10, countsBytes: false, measured: work) { _ in }
      let bytes = counted.bytes ?? 0
      #expect(bytes > 10_000 && bytes < 11_000, "\(bytes)")
      #expect(other.bytes == nil)
    }
  }

  @Test func `a ratio is that of the medians, and needs a baseline`() {
    let measured = Quartiles(of: [6, 6, 9])
    let both = Figure(name: "a", measured: measured, baseline: Quartiles(of: [1, 2, 3]))

    #expect(both.ratio == 3)
    #expect(both.title == "a")
    #expect(Figure(name: "a", measured: measured).ratio == nil)
  }

  @Test func `the same is done as often as it is asked for, and the last result kept`() {
    var count = 0
    let last = Stopwatch.last(of: 5) {
      count += 1
      return count
    }

    #expect([last, count] == [5, 5])
  }
}
