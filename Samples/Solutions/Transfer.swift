/// BankAccount: a payment from one account to another, wholly or not at all.
public struct Transfer: Equatable, Sendable {
  /// Why nothing was paid.
  public enum Refusal: Error, Equatable {
    /// There is not enough money.
    case overdraft
    /// The balance of the receiver could not be counted any more.
    case tooMuch
  }

  /// How much the sender has.
  public private(set) var sender: Int
  /// How much the receiver has.
  public private(set) var receiver: Int

  /// Creates two accounts.
  public init(sender: Int, receiver: Int) {
    self.sender = sender
    self.receiver = receiver
  }

  // region: bank.solution
  /// Pays; what can fail comes first, so that nothing has changed when it does.
  public mutating func pay(_ amount: Int) throws(Refusal) {
    if amount > sender { throw .overdraft }
    let (sum, overflow) = receiver.addingReportingOverflow(amount)
    if overflow { throw .tooMuch }
    receiver = sum
    sender -= amount
  }
  // endregion: bank.solution
}
