extension Fault {
  /// The fault of that name.
  ///
  /// - Parameter name: The name, as on a command line.
  /// - Throws: `OriginError.unknownFault` when there is none.
  public init(name: String) throws(OriginError) {
    guard let fault = Fault(rawValue: name) else { throw .unknownFault(name: name) }
    self = fault
  }

  /// The name used on a command line and in requests.
  public var name: String { rawValue }

  /// The fault that a request asks for by `?fault=NAME` or `X-Fault: NAME`.
  ///
  /// - Parameter request: Any request.
  /// - Returns: The fault, or nil when the request names none.
  /// - Throws: `OriginError.unknownFault` when it names one that does not exist.
  public static func named(in request: OriginRequest) throws(OriginError) -> Fault? {
    guard let name = request.queryValue("fault") ?? request.header("X-Fault") else { return nil }
    return try Fault(name: name)
  }

  /// Whether a client that reads HTTP as it should gets the page all the same.
  ///
  /// `redirectSameOrigin` counts if the fault stands in the query or in a plan, and `wrongTypes` if
  /// bad elements are skipped. `twoLengths` and `giantHeaders` may be refused or read. The page of a
  /// bad link is good, but where it ends cannot be known, so it does not count.
  public var deliversPage: Bool {
    switch self {
    case .diesOnSecond, .slowDrip, .foldedHeader, .earlyHints, .noLength, .chunked, .gzip,
      .redirectSameOrigin, .etag, .wrongTypes, .cacheable, .linkOdd, .excessBytes:
      true
    default: false
    }
  }
}
