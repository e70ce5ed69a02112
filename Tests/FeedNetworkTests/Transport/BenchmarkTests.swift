import Measuring
import NetworkBench
import Testing

struct BenchmarkTests {
  @Test func `every client is measured at every width against one server`() async throws {
    let report = try await NetworkBenchmarks.run(requests: 300, rounds: 1, memoryRequests: 300)

    #expect(report.rows.map(\.concurrent) == [1, 1, 1, 32, 32, 32, 256, 256, 256])
    #expect(report.rows.allSatisfy { $0.rate.median > 0 && $0.processorMicroseconds > 0 })
    #expect(report.rows.filter { $0.client == .curl }.allSatisfy { $0.ratioToCurl == 1 })
    #expect(report.memory.before > 0)
  }
}
