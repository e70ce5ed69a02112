/// One behaviour of a published system, and what has become of it here.
struct Feature: Hashable {
  /// How the behaviour compares with the published one.
  enum Verdict: Hashable {
    /// It is the same.
    case holds

    /// It is another on purpose; the text says what, and why.
    case different(String)

    /// It is not here; the text says why.
    case absent(String)
  }

  /// The system's letter and the row's number, as in `T5`.
  let id: String

  /// What the published system does.
  let behaviour: String

  /// How it compares.
  let verdict: Verdict

  /// The test that shows it; nil only for what is absent.
  let test: TestName?

  static func holds(
    _ id: String,
    _ behaviour: String,
    in module: String,
    _ test: String
  ) -> Feature {
    let test = TestName(module: module, name: test)
    return Feature(id: id, behaviour: behaviour, verdict: .holds, test: test)
  }

  static func differs(
    _ id: String,
    _ behaviour: String,
    _ difference: String,
    in module: String,
    _ test: String
  ) -> Feature {
    let test = TestName(module: module, name: test)
    return Feature(id: id, behaviour: behaviour, verdict: .different(difference), test: test)
  }

  static func absent(_ id: String, _ behaviour: String, _ reason: String) -> Feature {
    Feature(id: id, behaviour: behaviour, verdict: .absent(reason), test: nil)
  }
}
