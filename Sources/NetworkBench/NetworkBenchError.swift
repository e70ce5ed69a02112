/// Why a measurement is void.
public enum NetworkBenchError: Error, Hashable, Sendable {
  /// This client got an answer that is not the page.
  case wrongAnswer(NetworkBenchRow.Client)
}
