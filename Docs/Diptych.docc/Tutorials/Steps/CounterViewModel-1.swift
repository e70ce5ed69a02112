import Streams
import TransformStyle

/// A counter that takes half a second for each step.
final class CounterViewModel: ViewModelType {
  struct Input {
    let increase: Observable<Void>
    let decrease: Observable<Void>
  }
}
