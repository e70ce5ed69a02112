/// What one check says of one moment.
struct Finding {
  /// Whether words are wanted; without, nothing is built that only a reader needs.
  let explains: Bool

  /// Whether the rule's situation arose.
  private(set) var arose = false

  /// Whether the rule is broken.
  private(set) var isBroken = false
  private(set) var observed = ""
  private(set) var expected = ""

  init(explains: Bool) {
    self.explains = explains
  }

  mutating func clear() {
    arose = false
    isBroken = false
  }

  /// Notes that the rule's situation arose.
  mutating func arises(_ condition: Bool) {
    if condition { arose = true }
  }

  /// Notes a breach; the first one of a moment counts.
  mutating func breaks(
    _ observed: @autoclosure () -> String,
    _ expected: @autoclosure () -> String
  ) {
    arose = true
    guard !isBroken else { return }
    isBroken = true
    guard explains else { return }
    self.observed = observed()
    self.expected = expected()
  }
}
