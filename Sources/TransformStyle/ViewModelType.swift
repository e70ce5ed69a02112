/// A view model that turns what comes in from a view into what goes out to it, in one function.
///
/// Everything that a person does is a stream in `Input`; everything that a view shows is a stream
/// in `Output`, usually a `Driver` for what is shown and a `Signal` for what happens once.
///
/// ```swift
/// final class GreetingViewModel: ViewModelType {
///   struct Input { let name: Driver<String> }
///   struct Output { let greeting: Driver<String> }
///
///   func transform(input: Input) -> Output {
///     Output(greeting: input.name.map { "Hello, \($0)!" })
///   }
/// }
/// ```
///
/// A view may call `transform` again, because it is bound again. If the work belongs to the view
/// model rather than to one call, let the inputs enter through an ``InputPort``: then a second call
/// replaces the first one's inputs and no request is made twice.
public protocol ViewModelType {
  /// What comes in: one stream for each thing that a person does.
  associatedtype Input

  /// What goes out: one stream for each thing that a view shows.
  associatedtype Output

  /// Connects the inputs to the outputs.
  ///
  /// - Parameter input: What comes in from the view.
  /// - Returns: What goes out to the view.
  func transform(input: Input) -> Output
}
