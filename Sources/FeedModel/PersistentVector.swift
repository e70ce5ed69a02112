/// An ordered list whose versions share what they have in common.
///
/// A trie, 32 wide, holds full chunks of 32 slots; the newest slots are in a tail beside it. An
/// element keeps the *slot* it was appended to; its *place* counts the elements that are still
/// there before it. Without removals the two are equal.
///
/// Appending copies the tail and, once in 32 elements, one path of the trie: never the list.
package struct PersistentVector<Element: Sendable>: Sendable {
  package typealias Chunk = PersistentChunk<Element>
  package typealias Node = PersistentNode<Element>

  /// The full chunks; nil before the first is full.
  package private(set) var root: Node?

  /// The newest slots, fewer than 32.
  package private(set) var tail = Chunk()

  private var height = 0
  private var trieSlots = 0

  /// Creates a list without elements.
  package init() {}

  /// How many elements there are.
  package var count: Int { trieCount + tail.elements.count }

  /// How many elements were ever appended: the number of the next slot.
  package var slotCount: Int { trieSlots + tail.slotCount }

  private var trieCount: Int { root?.count ?? 0 }

  private var trieHasGaps: Bool { trieCount < trieSlots }

  /// The element of a slot, or nil when it was removed.
  ///
  /// - Complexity: O(log₃₂ n).
  package func element(inSlot slot: Int) -> Element? {
    guard slot < trieSlots, let root else { return tail[slot - trieSlots] }
    return root.chunk(of: slot, height: height)[slot & 31]
  }

  /// How many elements stand before a slot.
  ///
  /// - Complexity: O(1); O(32 log₃₂ n) once elements were removed.
  package func place(ofSlot slot: Int) -> Int {
    guard slot < trieSlots, let root else { return trieCount + tail.rank(of: slot - trieSlots) }
    return trieHasGaps ? root.rank(of: slot, height: height) : slot
  }

  /// The run of elements in which a place lies, and where it is there.
  ///
  /// - Complexity: O(log₃₂ n); O(32 log₃₂ n) once elements were removed.
  package func run(at place: Int) -> (elements: [Element], offset: Int) {
    guard place < trieCount, let root else { return (tail.elements, place - trieCount) }
    guard trieHasGaps else {
      return (root.chunk(of: place, height: height).elements, place & 31)
    }
    let (chunk, offset) = root.chunk(at: place)
    return (chunk.elements, offset)
  }

  /// The element at a place.
  ///
  /// - Complexity: O(log₃₂ n); O(32 log₃₂ n) once elements were removed.
  package subscript(place: Int) -> Element {
    let (elements, offset) = run(at: place)
    return elements[offset]
  }

  /// Makes room for elements that are about to come, at once instead of in steps.
  package mutating func reserve(_ additional: Int) { tail.reserve(additional) }

  /// Adds an element at the end, in slot ``slotCount``.
  ///
  /// - Complexity: Amortized O(1); a copy of the tail when another version has it too, and O(32
  ///   log₃₂ n) for every 32nd element.
  package mutating func append(_ element: Element) {
    tail.append(element)
    if tail.isFull { moveTailIntoTrie() }
  }

  /// Gives a slot that has its element another one.
  ///
  /// - Complexity: O(32 log₃₂ n).
  package mutating func replace(_ slot: Int, with element: Element) {
    if slot < trieSlots {
      root = root?.changing(slot, height: height) { $0.replace(slot & 31, with: element) }
    } else {
      tail.replace(slot - trieSlots, with: element)
    }
  }

  /// Takes the element out of a slot that has it; later elements move up one place.
  ///
  /// - Complexity: O(32 log₃₂ n).
  package mutating func remove(_ slot: Int) {
    if slot < trieSlots {
      root = root?.changing(slot, height: height) { $0.remove(slot & 31) }
    } else {
      tail.remove(slot - trieSlots)
    }
  }

  private mutating func moveTailIntoTrie() {
    let leaf = Node(tail)
    if let root {
      if trieSlots == 32 << (5 * height) {
        self.root = Node([root, leaf.raised(to: height)])
        height += 1
      } else {
        self.root = root.adding(leaf, at: trieSlots, height: height)
      }
    } else {
      root = leaf
    }
    trieSlots += 32
    tail = Chunk()
  }
}
