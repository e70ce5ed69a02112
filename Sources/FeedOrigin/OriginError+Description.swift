#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

extension OriginError: CustomStringConvertible {
  /// The error in words, with what can be done about it.
  public var description: String {
    switch self {
    case .cannotListen(let port, let code):
      port == 0
        ? "no port of 127.0.0.1 can be listened on: \(Self.text(of: code))"
        : "port \(port) of 127.0.0.1 cannot be listened on: \(Self.text(of: code)); choose another"
    case .cannotStartThread:
      "the system refuses one more thread; close other programs or raise the limit"
    case .alreadyStarted:
      "the origin runs already"
    case .stopped:
      "the origin was stopped and cannot start again; make a new one"
    case .unknownFault(let name):
      "no fault is named \(TerminalText.quoted(name)); one of: "
        + Fault.allCases.map(\.name).joined(separator: ", ")
    case .unknownEnvelope(let name):
      "no envelope is named \(TerminalText.quoted(name)); one of: "
        + EnvelopeKind.allCases.map(\.name).joined(separator: ", ")
    }
  }

  /// The system's own words for one of its errors.
  private static func text(of code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}
