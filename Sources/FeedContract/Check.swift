/// The judgement of one rule on one moment.
///
/// Checks are independent: each reads the moment alone, and where one cause could break two rules it
/// is blamed on one of them. So without its check, a feed that breaks just one rule passes.
struct Check: Sendable {
  let rule: RuleID
  let judge: @Sendable (borrowing Moment, inout Finding) -> Void

  init(
    _ part: Int,
    _ number: Int,
    _ judge: @escaping @Sendable (borrowing Moment, inout Finding) -> Void
  ) {
    rule = RuleID(part, number)
    self.judge = judge
  }

  /// Every check of a single step, in the order of the rules.
  ///
  /// Rules 4.4, 4.5 and 4.7 are about several runs too: see ``Probe``.
  static let all: [Check] =
    requests + keys + answers + lists + ends + spinners + errors + attempts + consistency
}
