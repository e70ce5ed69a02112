/// Why a measurement is void.
public enum NetworkBenchError: Error, Hashable, Sendable {
  /// This client got an answer that is not the page.
  case wrongAnswer(NetworkBenchRow.Client)

  /// A page made for the measurement cannot be read.
  case unreadablePage
}
