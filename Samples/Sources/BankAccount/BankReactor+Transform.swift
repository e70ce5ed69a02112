import ReactorStyle
import Streams
import TransformStyle

// region: bank.both
/// The reactor as a view model: its input are actions, its output are states.
///
/// A team that has view models can take a reactor in without its views learning a new word. Each
/// call connects one more view, for as long as that view's actions go on.
extension BankReactor: ViewModelType {
  typealias Input = Observable<Action>
  typealias Output = Observable<State>

  func transform(input: Input) -> Output {
    input.bind(to: action).disposed(by: bag)
    return state
  }
}
// endregion: bank.both
