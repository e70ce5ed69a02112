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

  /// Hands over the observables this one is made from, so that they are not released with it.
  ///
  /// - Returns: The first; others are added to the list.
  package func takeUpstream(_ others: inout [ObservableNode]) -> ObservableNode? {
    upstreamNode.take()
  }

  /// Releases observables and what they are made from, by a loop.
  package static func release(
    _ first: consuming ObservableNode?,
    _ others: inout [ObservableNode]
  ) {
    var node = consume first
    repeat {
      while node != nil, isKnownUniquelyReferenced(&node) {
        node = node?.takeUpstream(&others)
      }
      node = others.popLast()
    } while node != nil
  }

  deinit {
    if upstreamNode == nil { return }
    var others: [ObservableNode] = []
    ObservableNode.release(upstreamNode.take(), &others)
  }
}
