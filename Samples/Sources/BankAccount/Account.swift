/// A bank account, which is never overdrawn.
struct Account: Hashable {
  /// Why an account does not change.
  enum Refusal: Error, Hashable {
    /// There is not enough money.
    case overdraft(missing: Int)

    /// The balance could not be counted any more.
    case tooMuch
  }

  /// How much is there.
  private(set) var balance = 0

  /// Opens an account.
  init(balance: Int = 0) {
    self.balance = balance
  }

  /// Pays in.
  mutating func deposit(_ amount: Amount) throws(Refusal) {
    let (sum, overflow) = balance.addingReportingOverflow(amount.units)
    if overflow { throw .tooMuch }
    balance = sum
  }

  /// Pays out.
  mutating func withdraw(_ amount: Amount) throws(Refusal) {
    if amount.units > balance { throw .overdraft(missing: amount.units - balance) }
    balance -= amount.units
  }
}

extension Account.Refusal: CustomStringConvertible {
  /// The refusal in words.
  var description: String {
    switch self {
    case .overdraft(let missing): "refused, \(missing) too little"
    case .tooMuch: "refused, more than the account can hold"
    }
  }
}
