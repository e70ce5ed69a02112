/// One node of a ``PersistentVector``: a full chunk, or up to 32 nodes one level lower.
///
/// Nodes never change, so any number of vectors may share one, and a node that is the same object
/// has the same elements. The height of a node is its distance from the chunks, which have 0.
package final class PersistentNode<Element: Sendable>: Sendable {
  package typealias Chunk = PersistentChunk<Element>

  package enum Contents: Sendable {
    case chunk(Chunk)
    case branch([PersistentNode])
  }

  package let contents: Contents

  /// How many elements are below, without those that were removed.
  package let count: Int

  package init(_ chunk: Chunk) {
    contents = .chunk(chunk)
    count = chunk.elements.count
  }

  package init(_ children: [PersistentNode]) {
    contents = .branch(children)
    count = children.reduce(0) { $0 + $1.count }
  }

  private init(_ children: [PersistentNode], count: Int) {
    contents = .branch(children)
    self.count = count
  }

  private static func index(of slot: Int, height: Int) -> Int { (slot &>> (5 &* height)) & 31 }

  /// The chunk in which a slot lies.
  package func chunk(of slot: Int, height: Int) -> Chunk {
    switch contents {
    case .chunk(let chunk): chunk
    case .branch(let children):
      children[PersistentNode.index(of: slot, height: height)].chunk(of: slot, height: height - 1)
    }
  }

  /// The chunk in which the element at a place lies, and where it is there.
  ///
  /// - Complexity: O(32 log₃₂ n), since the elements of earlier neighbours are added up.
  package func chunk(at place: Int) -> (chunk: Chunk, offset: Int) {
    switch contents {
    case .chunk(let chunk): return (chunk, place)
    case .branch(let children):
      var rest = place
      for child in children {
        if rest < child.count { return child.chunk(at: rest) }
        rest -= child.count
      }
      preconditionFailure("A place must be less than the number of elements")
    }
  }

  /// How many elements stand before a slot.
  package func rank(of slot: Int, height: Int) -> Int {
    switch contents {
    case .chunk(let chunk): return chunk.rank(of: slot & 31)
    case .branch(let children):
      let index = PersistentNode.index(of: slot, height: height)
      let earlier = children[..<index].reduce(0) { $0 + $1.count }
      return earlier + children[index].rank(of: slot, height: height - 1)
    }
  }

  /// The same node with one chunk more at its end; there must be room.
  ///
  /// - Parameters:
  ///   - leaf: The chunk's node.
  ///   - slot: The number of the chunk's first slot.
  ///   - height: This node's height, at least 1.
  /// - Returns: A new node that shares all children but the last.
  package func adding(_ leaf: PersistentNode, at slot: Int, height: Int) -> PersistentNode {
    guard case .branch(let children) = contents else {
      preconditionFailure("A chunk is added to a branch")
    }
    let index = PersistentNode.index(of: slot, height: height)
    var changed: [PersistentNode] = []
    changed.reserveCapacity(max(index + 1, children.count))
    changed += children
    if index < children.count {
      changed[index] = children[index].adding(leaf, at: slot, height: height - 1)
    } else {
      changed.append(leaf.raised(to: height - 1))
    }
    return PersistentNode(changed, count: count + leaf.count)
  }

  /// A node of the given height with this chunk as its only one.
  package func raised(to height: Int) -> PersistentNode {
    height == 0 ? self : PersistentNode([raised(to: height - 1)], count: count)
  }

  /// The same node with the chunk of one slot changed.
  package func changing(
    _ slot: Int,
    height: Int,
    _ change: (inout Chunk) -> Void
  ) -> PersistentNode {
    switch contents {
    case .chunk(var chunk):
      change(&chunk)
      return PersistentNode(chunk)
    case .branch(var children):
      let index = PersistentNode.index(of: slot, height: height)
      let child = children[index]
      let changed = child.changing(slot, height: height - 1, change)
      children[index] = changed
      return PersistentNode(children, count: count - child.count + changed.count)
    }
  }
}
