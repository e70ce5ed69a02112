/// Why an origin could not do what it was asked.
public enum OriginError: Error, Sendable, Equatable {
  /// No socket could listen on the port of the loopback address; `code` is the system's error.
  case cannotListen(port: UInt16, code: Int32)
  /// The system refused a thread.
  case cannotStartThread
  /// The origin runs already; use its `port`.
  case alreadyStarted
  /// The origin was stopped; make a new one, on the same port if wished.
  case stopped
  /// There is no fault of that name; `Fault.allCases` lists them.
  case unknownFault(name: String)
  /// There is no envelope of that name; `EnvelopeKind.allCases` lists them.
  case unknownEnvelope(name: String)
}
