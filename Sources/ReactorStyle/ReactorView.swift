public import Streams

/// A view that is bound to a reactor as soon as it is given one.
///
/// ```swift
/// final class CounterView: ReactorView {
///   let reactorBinding = ReactorBinding<CounterReactor>()
///   var disposeBag = DisposeBag()
///
///   func bind(reactor: CounterReactor) {
///     increaseButton.tap.map { .increase }.bind(to: reactor.action).disposed(by: disposeBag)
///     reactor.state.map(\.value).bind(to: label.text).disposed(by: disposeBag)
///   }
/// }
/// ```
///
/// Views are not bound to an actor here; a view on the main actor conforms there.
public protocol ReactorView: AnyObject {
  /// The type of the reactor.
  associatedtype Reactor: ReactorStyle.Reactor

  /// What holds the subscriptions of ``bind(reactor:)``; replaced whenever a reactor is assigned.
  var disposeBag: DisposeBag { get set }

  /// Where the view keeps its reactor.
  var reactorBinding: ReactorBinding<Reactor> { get }

  /// The reactor.
  ///
  /// Assigning one ends the old subscriptions and binds the view, also to the same reactor again;
  /// assigning `nil` ends them.
  var reactor: Reactor? { get set }

  /// Connects the view to a reactor. It is called when a reactor is assigned, and not by hand.
  ///
  /// - Parameter reactor: The reactor that was assigned.
  func bind(reactor: Reactor)
}

extension ReactorView {
  /// The reactor; assigning one binds the view.
  public var reactor: Reactor? {
    get { reactorBinding.reactor }
    set {
      reactorBinding.reactor = newValue
      disposeBag = DisposeBag()
      if let newValue { bind(reactor: newValue) }
    }
  }
}
