public import Measuring

/// One line of the network measurements: what was done, by whom, and how fast.
public struct NetworkBenchRow: Hashable, Sendable, Codable {
  /// Who did it.
  public enum Client: String, Hashable, Sendable, Codable, CaseIterable {
    /// A plain C loop on `curl_multi_poll`, on the same libcurl.
    case curl = "C, curl_multi_poll"

    /// This package's transport.
    case transport = "CurlTransport"

    /// Foundation's client.
    case session = "URLSession"
  }

  /// Who did it.
  public let client: Client

  /// How many requests were open at once.
  public let concurrent: Int

  /// Requests per second, over the rounds.
  public let rate: Quartiles

  /// The same of the C loop in the same run.
  public let curlRate: Quartiles

  /// Processor time of this process for one request; on a busy machine the steadier figure.
  ///
  /// Without nginx the server's part is in it too.
  public let processorMicroseconds: Double

  /// How often this is what the C loop does in the same run.
  public var ratioToCurl: Double { rate.median / curlRate.median }
}
