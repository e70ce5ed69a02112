public import Streams
public import TransformStyle

/// BankAccount: payments from one account to another, as a view model.
public final class TransferViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let pay: Observable<Int>

    /// Collects the payments.
    public init(pay: Observable<Int>) {
      self.pay = pay
    }
  }

  /// What is shown.
  public struct Output {
    /// Both accounts.
    public let accounts: Driver<Transfer>
    /// Why nothing was paid, told each time.
    public let refusals: Signal<Transfer.Refusal>
  }

  private let pay = InputPort<Int>()
  private let accounts: BehaviorRelay<Transfer>
  private let refusals = CommandRelay<Transfer.Refusal>()
  private let bag = DisposeBag()

  // region: bank.solutionTransform
  /// Pays with a copy of both accounts, which takes their place only when nothing was refused.
  public init(accounts: Transfer) {
    self.accounts = BehaviorRelay(value: accounts)
    pay
      .subscribe(onNext: { [accounts = self.accounts, refusals] amount in
        var changed = accounts.value
        do throws(Transfer.Refusal) {
          try changed.pay(amount)
          accounts.accept(changed)
        } catch {
          refusals.send(error)
        }
      })
      .disposed(by: bag)
  }
  // endregion: bank.solutionTransform

  /// Connects a view's payments.
  public func transform(input: Input) -> Output {
    pay.connect(input.pay)
    return Output(accounts: accounts.asDriver(), refusals: refusals.asSignal())
  }
}
