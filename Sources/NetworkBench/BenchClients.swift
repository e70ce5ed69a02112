import CNetworkBench
import FeedNetwork
import Foundation
import FoundationNetworking

/// The same work done by each client, so many requests and so many at once, in seconds.
enum BenchClients {
  static func curl(_ url: String, _ concurrent: Int, _ total: Int) throws -> Double {
    let seconds = unsafe diptych_bench_fetch(url, CInt(concurrent), CInt(total))
    guard seconds >= 0 else { throw NetworkBenchError.wrongAnswer(.curl) }
    return seconds
  }

  static func transport(
    _ transport: CurlTransport,
    _ url: String,
    _ concurrent: Int,
    _ total: Int
  ) async throws -> Double {
    let request = HTTPRequest(.get, url)
    return try await work(concurrent, total) {
      let response = try await transport.send(request)
      guard response.status == 200, response.body.count == BenchServer.page.count else {
        throw NetworkBenchError.wrongAnswer(.transport)
      }
    }
  }

  static func session(
    _ session: URLSession,
    _ url: String,
    _ concurrent: Int,
    _ total: Int
  ) async throws -> Double {
    guard let url = URL(string: url) else { throw NetworkBenchError.wrongAnswer(.session) }
    return try await work(concurrent, total) {
      let (data, response) = try await session.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200,
        data.count == BenchServer.page.count
      else { throw NetworkBenchError.wrongAnswer(.session) }
    }
  }

  static func makeSession(_ concurrent: Int) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = concurrent
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(configuration: configuration)
  }

  /// So many loops side by side, each taking its share of the requests.
  @concurrent
  private static func work(
    _ concurrent: Int,
    _ total: Int,
    _ request: @escaping @Sendable () async throws -> Void
  ) async throws -> Double {
    let begin = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for loop in 0..<concurrent {
        let share = total / concurrent + (loop < total % concurrent ? 1 : 0)
        group.addTask { for _ in 0..<share { try await request() } }
      }
      try await group.waitForAll()
    }
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
