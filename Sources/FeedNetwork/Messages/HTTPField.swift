/// One header field.
public struct HTTPField: Hashable, Sendable {
  /// The name as written; names are equal in any case.
  public let name: String

  /// The value.
  public let value: String

  /// Whether the value may not be shown, nor follow a redirect to another origin.
  ///
  /// Asked of the name when it was not said.
  public var isSecret: Bool { secrecy ?? Secrets.isSecret(name: name) }

  private let secrecy: Bool?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: A token of RFC 9110; the transport refuses what is not one.
  ///   - value: Text without line ends.
  ///   - isSecret: Whether the value is a secret; left out, the name decides: fields for
  ///     credentials, cookies, tokens and keys are.
  public init(_ name: String, _ value: String, isSecret: Bool? = nil) {
    self.name = name
    self.value = value
    secrecy = isSecret
  }
}

extension HTTPField: CustomStringConvertible {
  /// The field as it may be shown: without control characters, and without the value of a secret.
  public var description: String {
    "\(Secrets.clean(name)): \(isSecret ? Secrets.mask : Secrets.clean(value))"
  }
}

extension HTTPField: CustomReflectable {
  /// What a dump shows: what the description does.
  public var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}
