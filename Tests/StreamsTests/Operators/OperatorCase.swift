import Streams
import Testing

/// An operator and what it makes of the sources every operator is tried with.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// What comes of `1 2 3 |`.
  let whole: String
  /// What comes of `|`.
  let empty: String
  /// What comes of `1 2 #`.
  let failing: String
  /// Builds the operator on a source.
  let build: @Sendable (Observable<Int>) -> Observable<String>

  var testDescription: String { name }

  init<Output>(
    _ name: String,
    _ whole: String,
    empty: String = "|",
    failing: String,
    _ build: @escaping @Sendable (Observable<Int>) -> Observable<Output>
  ) {
    self.name = name
    self.whole = whole
    self.empty = empty
    self.failing = failing
    self.build = { build($0).map { "\($0)" } }
  }

  /// An operator that changes nothing.
  init(
    unchanged name: String,
    _ build: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) {
    self.init(name, "1 2 3 |", failing: "1 2 #", build)
  }
}
