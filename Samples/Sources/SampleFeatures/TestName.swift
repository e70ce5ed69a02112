/// A test, by the module and the function that it is.
struct TestName: Hashable {
  /// The module, as in `CounterTests`.
  let module: String

  /// The function's name, without backticks.
  let name: String
}

extension TestName: CustomStringConvertible {
  /// Both, as the table shows them.
  var description: String { "\(module): \(name)" }
}
