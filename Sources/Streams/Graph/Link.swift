/// One stage of a running subscription, without the type of its values.
///
/// Each link holds the one upstream of it, by which it can stop the sending; upstream links hold
/// those downstream, to which they send. The cycle is cut when the stream ends or is disposed.
public class Link: GraphObject, Cancelable {
  /// Whether the stage has ended or was disposed; nothing passes it any more.
  ///
  /// Accesses are single loads and stores, so that no check of exclusivity is needed.
  @safe @exclusivity(unchecked) @usableFromInline package final var isStopped = false

  @safe @exclusivity(unchecked) @usableFromInline package final var upstream: Link?

  @usableFromInline package override init() {
    super.init()
  }

  /// Whether the stage has ended or was disposed.
  public var isDisposed: Bool { isStopped }

  /// Stops this stage and all stages upstream of it, and has each of them clean up, uppermost first.
  ///
  /// The walk turns the links round and follows them back, so that it needs neither stack nor
  /// memory however long the chain is.
  public final func dispose() {
    var below: Link?
    var current: Link? = self
    while let link = current, !link.isStopped {
      link.isStopped = true
      current = link.upstream
      link.upstream = below
      below = link
    }
    while let link = below {
      below = link.upstream
      link.upstream = nil
      link.tearDown()
    }
  }

  /// Releases what this stage holds beside its upstream; called once, at its end or disposal.
  @usableFromInline package func tearDown() {}

  /// Takes the link that feeds this stage; if the stage has stopped, the link is disposed at once.
  @usableFromInline package final func adopt(_ link: Link) {
    if isStopped {
      link.dispose()
    } else {
      upstream = link
    }
  }

  /// Marks the end of the stage.
  ///
  /// - Returns: Whether this was the end, and not a later event that must be dropped.
  @usableFromInline package final func stop() -> Bool {
    if isStopped { return false }
    isStopped = true
    upstream = nil
    return true
  }

  /// Receives the error that ends the source.
  @usableFromInline package func error(_ error: any Error) {}

  /// Receives the completion of the source.
  @usableFromInline package func completed() {}

  /// Called when the source went away and will send nothing more, not even an end.
  package func abandon() {
    upstream = nil
  }
}
