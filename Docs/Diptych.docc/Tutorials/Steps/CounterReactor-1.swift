import ReactorStyle
import Streams

/// A counter that takes half a second for each step.
final class CounterReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }
}
