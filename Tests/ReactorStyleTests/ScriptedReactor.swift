import ReactorStyle
import Streams

/// A reactor whose every function can be replaced, and that writes down what is called.
final class ScriptedReactor: Reactor {
  typealias Action = String
  typealias Mutation = String
  typealias State = [String]

  let streams = ReactorStreams<Action, State>()
  var log: [String] = []
  var firstState: [String] = []

  var onMutate: (ScriptedReactor, String) -> Observable<String> = { .just($1) }
  var onReduce: (ScriptedReactor, String) -> Void = { _, _ in }
  var onError: (String) -> Observable<String> = { _ in .empty() }
  var onTransformAction: (ScriptedReactor, Observable<String>) -> Observable<String> = { $1 }
  var onTransformMutation: (ScriptedReactor, Observable<String>) -> Observable<String> = { $1 }
  var onTransformState: (ScriptedReactor, Observable<[String]>) -> Observable<[String]> = { $1 }

  var initialState: [String] {
    log.append("initialState")
    return firstState
  }

  func transform(action: Observable<String>) -> Observable<String> {
    log.append("transform(action:)")
    return onTransformAction(self, action)
  }

  func mutate(action: String) -> Observable<String> {
    log.append("mutate(\(action))")
    return onMutate(self, action)
  }

  func transform(mutation: Observable<String>) -> Observable<String> {
    log.append("transform(mutation:)")
    return onTransformMutation(self, mutation)
  }

  func reduce(state: [String], mutation: String) -> [String] {
    log.append("reduce(\(mutation))")
    onReduce(self, mutation)
    return state + [mutation]
  }

  func transform(state: Observable<[String]>) -> Observable<[String]> {
    log.append("transform(state:)")
    return onTransformState(self, state)
  }

  func onMutationError(_ error: any Error, action: String) -> Observable<String> {
    log.append("onMutationError(\(action))")
    return onError(action)
  }
}

/// Something that fails.
struct Failure: Error {}
