public import Streams

/// What stands between a view and the work behind it: actions go in, states come out.
///
/// An action becomes mutations in ``mutate(action:)``, where effects live; a mutation changes the
/// state in ``reduce(state:mutation:)``, where none do.
///
/// ```swift
/// final class CounterReactor: Reactor {
///   enum Action { case increase }
///   enum Mutation { case add(Int) }
///   struct State { var value = 0 }
///
///   let initialState = State()
///   let streams = ReactorStreams<Action, State>()
///
///   func mutate(action: Action) -> Observable<Mutation> { .just(.add(1)) }
///
///   func reduce(into state: inout State, mutation: Mutation) {
///     if case .add(let count) = mutation { state.value += count }
///   }
/// }
/// ```
///
/// Nothing runs until ``action`` or ``state`` is read for the first time; then the three transforms
/// are called once each, and the reactor works until it is released.
public protocol Reactor: AnyObject {
  /// What a person, or another part of the app, wants.
  associatedtype Action

  /// One change of the state; without a type of its own, an action is a mutation.
  associatedtype Mutation = Action

  /// Everything that can be seen of the reactor at one moment.
  associatedtype State

  /// The state before the first mutation; read once.
  var initialState: State { get }

  /// Where the reactor keeps its streams: `let streams = ReactorStreams<Action, State>()`.
  ///
  /// They are released with the reactor. A reactor that moves to ReactorKit deletes the line.
  var streams: ReactorStreams<Action, State> { get }

  /// Changes what comes in before it is mutated, for instance by adding a stream of the app's.
  ///
  /// - Parameter action: The actions that are sent to the reactor.
  /// - Returns: The actions that are mutated.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// Starts the work of an action and says which mutations come of it, now or later.
  ///
  /// The work of several actions runs side by side. To cancel it, end it with
  /// `take(until: self.action.filter { … })`: an action reaches the observers of `action` before it
  /// is mutated, so that the old work ends before the new begins.
  ///
  /// - Parameter action: What is wanted.
  /// - Returns: The mutations. An error ends them and is reported, see ``onMutationError(_:action:)``.
  func mutate(action: Action) -> Observable<Mutation>

  /// Changes the mutations before they are reduced, for instance by merging global state.
  ///
  /// - Parameter mutation: The mutations that came of the actions.
  /// - Returns: The mutations that are reduced.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// Makes a new state from the old one.
  ///
  /// - Parameters:
  ///   - state: The state so far.
  ///   - mutation: What changes.
  /// - Returns: The new state.
  func reduce(state: State, mutation: Mutation) -> State

  /// Changes the state in place; what ``reduce(state:mutation:)`` does without a copy.
  ///
  /// Write one of the two. Here the state is held by nobody else, unless a subscriber kept it, so
  /// that appending to a long list costs no copy of it; for the same reason ``currentState`` must
  /// not be read inside.
  ///
  /// - Parameters:
  ///   - state: The state to change.
  ///   - mutation: What changes.
  func reduce(into state: inout State, mutation: Mutation)

  /// Changes the states before they are seen; the next reduction still starts from the unchanged one.
  ///
  /// - Parameter state: The states, the initial one first.
  /// - Returns: The states that ``currentState`` and the subscribers get.
  func transform(state: Observable<State>) -> Observable<State>

  /// Puts in order what a failed ``mutate(action:)`` left behind, such as a loading flag.
  ///
  /// Mutations that were sent before the error stay; the rest of them is lost. The failure is also
  /// reported by ``failures``; a reactor without this method and without anybody who observes
  /// `failures` says so on standard error.
  ///
  /// - Parameters:
  ///   - error: Why the mutations ended.
  ///   - action: The action that they came of.
  /// - Returns: Mutations in place of the lost ones; an error among them is reported only.
  func onMutationError(_ error: any Error, action: Action) -> Observable<Mutation>
}
