public import Streams

/// Commands to a view: each is carried out once, by whoever is bound when it is given.
///
/// Stop the header's spinner, scroll to the top, show a message: none of these may happen again
/// because a view is bound again, and two equal ones in a row are two. That is what a state cannot
/// say, so a command goes out as a `Signal` and not as a `Driver`.
///
/// ```swift
/// let commands = CommandRelay<RefreshCommand>()
/// let output = Output(commands: commands.asSignal())
/// commands.send(.endHeaderRefresh)
/// ```
///
/// A command that is given while nobody is bound is not kept.
public final class CommandRelay<Element>: SharedSequenceConvertibleType {
  /// Commands are not replayed.
  public typealias SharingStrategy = SignalSharingStrategy

  private let relay = PublishRelay<Element>()
  private let commands: Signal<Element>

  /// Creates a relay.
  public init() {
    commands = relay.asSignal()
  }

  /// Gives a command.
  ///
  /// A command that is given from inside the execution of another one comes after it.
  ///
  /// - Parameter command: What the view is to do.
  public func send(_ command: Element) {
    relay.accept(command)
  }

  /// The commands from now on.
  public func asSharedSequence() -> Signal<Element> { commands }
}
