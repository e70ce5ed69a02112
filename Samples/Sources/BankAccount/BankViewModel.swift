import Streams
import TransformStyle

/// An account to pay into and out of.
final class BankViewModel: ViewModelType {
  struct Input {
    let deposit: Observable<Amount>
    let withdraw: Observable<Amount>
  }

  struct Output {
    let balance: Driver<Int>
    let refusals: Signal<Account.Refusal>
  }

  private let deposit = InputPort<Amount>()
  private let withdraw = InputPort<Amount>()
  private let account: BehaviorRelay<Account>
  private let refusals = CommandRelay<Account.Refusal>()
  private let bag = DisposeBag()

  // region: bank.change
  init(account: Account) {
    self.account = BehaviorRelay(value: account)
    deposit
      .subscribe(onNext: { [unowned self] amount in
        change { account throws(Account.Refusal) in try account.deposit(amount) }
      })
      .disposed(by: bag)
    withdraw
      .subscribe(onNext: { [unowned self] amount in
        change { account throws(Account.Refusal) in try account.withdraw(amount) }
      })
      .disposed(by: bag)
  }

  private func change(_ payment: (inout Account) throws(Account.Refusal) -> Void) {
    var changed = account.value
    do throws(Account.Refusal) {
      try payment(&changed)
      account.accept(changed)
    } catch {
      refusals.send(error)
    }
  }
  // endregion: bank.change

  func transform(input: Input) -> Output {
    deposit.connect(input.deposit)
    withdraw.connect(input.withdraw)
    return Output(
      balance: account.asDriver().map { $0.balance }.distinctUntilChanged(),
      refusals: refusals.asSignal()
    )
  }
}
