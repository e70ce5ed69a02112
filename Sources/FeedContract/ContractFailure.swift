/// A feed that does not keep the contract, or was not exercised; its description says all of it.
public struct ContractFailure: Error, Sendable, CustomStringConvertible {
  /// What was found.
  public let report: Report

  /// The report in words.
  public var description: String { report.description }
}
