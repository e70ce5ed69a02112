/// How an answer came.
public enum ResponseSource: Hashable, Sendable {
  /// Over a connection, in this version of HTTP, that was opened for it or was already there.
  case network(version: HTTPVersion, newConnection: Bool)

  /// From the memory, after the server said that it is still valid or without asking it.
  case cache

  /// From a stub.
  case stub
}
