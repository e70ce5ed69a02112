/// What two styles drew in one step, as one text.
enum Comparison {
  /// Equal drawings stand once, different ones under the names of their styles.
  static func lines(_ transform: [String], _ reactor: [String]) -> [String] {
    if transform == reactor { return transform.map { "  \($0)" } }
    return transform.map { "  transform | \($0)" } + reactor.map { "  reactor   | \($0)" }
  }
}
