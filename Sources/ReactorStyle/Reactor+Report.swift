internal import Foundation

extension Reactor {
  /// Tells whoever observes the failures, or standard error if nobody does.
  func report(_ failure: ReactorFailure<Action>) {
    if !streams.report(failure) { writeToStandardError(failure, from: self) }
  }
}

/// Writes one line that names the reactor and what happened to it.
func writeToStandardError<Owner: Reactor>(
  _ failure: ReactorFailure<Owner.Action>,
  from reactor: Owner
) {
  let line = "\(type(of: reactor)): \(failure)\n"
  FileHandle.standardError.write(Data(line.utf8))
}
