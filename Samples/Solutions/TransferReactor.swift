public import ReactorStyle

/// BankAccount: payments from one account to another, as a reactor.
public final class TransferReactor: Reactor {
  /// What a person wants; it takes no time, so that it is the mutation too.
  public enum Action {
    /// Pay an amount.
    case pay(Int)
  }

  /// What is shown.
  public struct State {
    /// Both accounts.
    public internal(set) var accounts: Transfer
    /// Why nothing was paid, told each time.
    @Pulse public internal(set) var refusal: Transfer.Refusal?
  }

  /// The accounts as they are handed in.
  public let initialState: State
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()

  /// Begins with two accounts.
  public init(accounts: Transfer) {
    initialState = State(accounts: accounts)
  }

  // region: bank.solutionReactor
  /// Pays inside the state; a payment that throws has changed nothing there.
  public func reduce(into state: inout State, mutation: Action) {
    do throws(Transfer.Refusal) {
      switch mutation {
      case .pay(let amount): try state.accounts.pay(amount)
      }
    } catch {
      state.refusal = error
    }
  }
  // endregion: bank.solutionReactor
}
