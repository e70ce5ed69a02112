/// A sum of money that can be paid in or out: a whole number greater than zero.
struct Amount: Hashable {
  /// How much.
  let units: Int

  // region: bank.amount
  /// Reads what somebody typed.
  ///
  /// Only the digits 0 to 9 count, so that no sign, no exponent and no digit of another script
  /// becomes a sum by accident; what is too large to be kept is no sum either.
  init?(_ text: String) {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...57).contains($0) }
    guard isPlain, let units = Int(text), units > 0 else { return nil }
    self.units = units
  }
  // endregion: bank.amount
}
