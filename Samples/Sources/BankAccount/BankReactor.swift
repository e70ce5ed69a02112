import ReactorStyle
import Streams

/// An account to pay into and out of; an action is a mutation, since nothing takes time.
final class BankReactor: Reactor {
  enum Action {
    case deposit(Amount)
    case withdraw(Amount)
  }

  struct State {
    var account: Account
    @Pulse var refusal: Account.Refusal?
  }

  let initialState: State
  let streams = ReactorStreams<Action, State>()
  let bag = DisposeBag()

  init(account: Account) {
    initialState = State(account: account)
  }

  // region: bank.change
  func reduce(into state: inout State, mutation: Action) {
    do throws(Account.Refusal) {
      switch mutation {
      case .deposit(let amount): try state.account.deposit(amount)
      case .withdraw(let amount): try state.account.withdraw(amount)
      }
    } catch {
      state.refusal = error
    }
  }
  // endregion: bank.change
}
