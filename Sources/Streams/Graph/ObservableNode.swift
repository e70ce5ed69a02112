/// An observable without the type of its values.
public class ObservableNode: GraphObject {
  /// Whether the outermost subscription runs on the current-thread trampoline.
  ///
  /// Sources that send at once, like `just`, and subjects do not.
  let startsTrampoline: Bool

  /// The observable this one is made from.
  ///
  /// It stands here, without its type, so that a long chain can be released by a loop.
  @safe @exclusivity(unchecked) package final var upstreamNode: ObservableNode?

  @usableFromInline package init(
    startsTrampoline: Bool = true,
    upstream: ObservableNode? = nil
  ) {
    self.startsTrampoline = startsTrampoline
    self.upstreamNode = upstream
    super.init()
  }

  deinit {
    var node = upstreamNode.take()
    while node != nil, isKnownUniquelyReferenced(&node) {
      node = node?.upstreamNode.take()
    }
  }
}
