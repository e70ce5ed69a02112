import FeedNetwork
import Foundation
import FoundationNetworking
import Measuring

/// Measures the transport against a C program on the same libcurl and against URLSession.
///
/// All take turns against one server in one run, so that ratios mean something; times of different
/// runs do not compare.
public enum NetworkBenchmarks {
  /// How many requests are open at once.
  public static let widths = [1, 32, 256]

  /// Measures.
  ///
  /// - Parameter quick: Whether a few thousand requests will do, for a look instead of a figure.
  /// - Returns: The measurements.
  /// - Throws: When a server cannot be started, or an answer is not what it should be.
  public static func run(quick: Bool) async throws -> NetworkBenchReport {
    quick
      ? try await run(requests: 2_000, rounds: 3, memoryRequests: 5_000)
      : try await run(requests: 10_000, rounds: 7, memoryRequests: 50_000)
  }

  /// Measures with so many requests in each of so many rounds.
  package static func run(
    requests: Int,
    rounds: Int,
    memoryRequests: Int
  ) async throws -> NetworkBenchReport {
    let server = try await BenchServer()
    var rows: [NetworkBenchRow] = []
    for concurrent in widths {
      rows += try await measure(server.url, concurrent, requests, rounds)
    }
    let memory = try await measureMemory(server.url, memoryRequests)
    return NetworkBenchReport(server: server.name, rows: rows, memory: memory)
  }

  private static func measure(
    _ url: String,
    _ concurrent: Int,
    _ total: Int,
    _ rounds: Int
  ) async throws -> [NetworkBenchRow] {
    let transport = CurlTransport(
      TransportOptions(exchangesPerOrigin: concurrent, idleConnections: concurrent)
    )
    let session = BenchClients.makeSession(concurrent)
    defer { session.invalidateAndCancel() }
    // URLSession is slow enough that a part of the work gives its rate.
    let part = max(concurrent, total / 5)
    var rates: [NetworkBenchRow.Client: [Double]] = [:]
    var costs: [NetworkBenchRow.Client: [Double]] = [:]
    for round in 0...rounds {
      for turn in 0..<3 {
        let client = NetworkBenchRow.Client.allCases[(round + turn) % 3]
        let count = client == .session ? part : total
        let before = processorSeconds()
        let seconds =
          switch client {
          case .curl: try BenchClients.curl(url, concurrent, count)
          case .transport: try await BenchClients.transport(transport, url, concurrent, count)
          case .session: try await BenchClients.session(session, url, concurrent, count)
          }
        // The first round only warms up.
        guard round > 0 else { continue }
        rates[client, default: []].append(Double(count) / seconds)
        costs[client, default: []].append((processorSeconds() - before) / Double(count) * 1e6)
      }
    }
    let curlRate = Quartiles(of: rates[.curl] ?? [])
    return NetworkBenchRow.Client.allCases.map { client in
      NetworkBenchRow(
        client: client,
        concurrent: concurrent,
        rate: Quartiles(of: rates[client] ?? []),
        curlRate: curlRate,
        processorMicroseconds: Quartiles(of: costs[client] ?? []).median
      )
    }
  }

  private static func measureMemory(
    _ url: String,
    _ total: Int
  ) async throws -> NetworkBenchMemory {
    let transport = CurlTransport(TransportOptions(exchangesPerOrigin: 32))
    _ = try await BenchClients.transport(transport, url, 32, total / 10)
    let before = residentBytes()
    _ = try await BenchClients.transport(transport, url, 32, total)
    return NetworkBenchMemory(requests: total, before: before, after: residentBytes())
  }

  private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  private static func processorSeconds() -> Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
  }
}
