import PairBench
import Testing

struct SoakRunTests {
  private func run(bytes: [Int], objects: [Int], leftovers: [String] = []) -> SoakRun {
    let marks = zip(bytes, objects).enumerated().map { index, mark in
      SoakMark(intents: index, states: 0, failures: 0, bytes: mark.0, liveObjects: mark.1)
    }
    return SoakRun(subject: "feed", marks: marks, leftovers: leftovers)
  }

  @Test func `what grows until the second mark and then stays is flat`() {
    let run = run(bytes: [0, 9 << 20, 9 << 20], objects: [0, 500, 500])

    #expect(run.faults == [])
    #expect(run.isFlat)
  }

  @Test func `memory, live objects and leftovers are judged each by themselves`() {
    #expect(
      run(bytes: [0, 0, SoakRun.slack], objects: [0, 0, 0]).faults == ["memory grew by 64 KiB"]
    )
    #expect(
      run(bytes: [0, 0, 0], objects: [0, 2, 3]).faults == [
        "live objects grew by 1"
      ]
    )
    #expect(
      run(bytes: [0, 0, 0], objects: [0, 0, 0], leftovers: ["Lift", "Link"]).faults == [
        "2 graph objects left, the first: Lift"
      ]
    )
  }

  @Test func `two marks show nothing`() {
    #expect(run(bytes: [0, 0], objects: [0, 0]).faults == ["too few marks to tell"])
    #expect(!run(bytes: [], objects: []).isFlat)
  }
}
