/// The network measurements of one run.
public struct NetworkBenchReport: Hashable, Sendable, Codable {
  /// The server: nginx, or the package's own origin where nginx is not installed.
  public let server: String

  /// Requests per second of answers of 4 KB on loopback.
  public let rows: [NetworkBenchRow]

  /// Resident memory, in bytes, before and after many requests of the transport.
  public let memory: NetworkBenchMemory
}

/// What many requests do to the memory of the process.
public struct NetworkBenchMemory: Hashable, Sendable, Codable {
  /// How many requests were made between the two figures.
  public let requests: Int

  /// Resident bytes once the transport is warm.
  public let before: Int

  /// Resident bytes after the requests.
  public let after: Int
}
