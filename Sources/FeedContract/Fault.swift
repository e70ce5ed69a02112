/// A difference in words.
struct Fault {
  let observed: String
  let expected: String

  /// Whether the difference is how often something happened, not what.
  var isCount = false
}
