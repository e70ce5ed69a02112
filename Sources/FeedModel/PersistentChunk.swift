/// Up to 32 slots in order, of which some may have lost their element.
///
/// Elements lie close together; a bit for each slot says whether its element is still there.
package struct PersistentChunk<Element: Sendable>: Sendable {
  /// How many slots a full chunk has.
  package static var width: Int { 32 }

  /// The elements that are there, in order.
  package private(set) var elements: [Element] = []

  /// How many slots were ever filled.
  package private(set) var slotCount = 0

  /// Bit n is set while slot n has its element.
  package private(set) var live: UInt32 = 0

  /// Creates a chunk without slots.
  package init() {}

  /// Whether no further slot fits.
  package var isFull: Bool { slotCount == PersistentChunk.width }

  /// Whether a slot has lost its element.
  package var hasGaps: Bool { elements.count < slotCount }

  /// How many elements stand before a slot.
  package func rank(of slot: Int) -> Int {
    hasGaps ? (live & ((1 &<< UInt32(slot)) &- 1)).nonzeroBitCount : slot
  }

  /// The element of a slot, or nil when it is gone.
  package subscript(slot: Int) -> Element? {
    guard live & (1 &<< UInt32(slot)) != 0 else { return nil }
    return elements[rank(of: slot)]
  }

  /// Makes room for elements that are about to come, at once instead of in steps.
  package mutating func reserve(_ additional: Int) {
    elements.reserveCapacity(min(elements.count + additional, PersistentChunk.width))
  }

  /// Fills the next slot; the chunk must not be full.
  package mutating func append(_ element: Element) {
    live |= 1 &<< UInt32(slotCount)
    slotCount += 1
    elements.append(element)
  }

  /// Gives a slot that has its element another one.
  package mutating func replace(_ slot: Int, with element: Element) {
    elements[rank(of: slot)] = element
  }

  /// Takes the element out of a slot that has it; the slot stays and remains empty.
  package mutating func remove(_ slot: Int) {
    elements.remove(at: rank(of: slot))
    live &= ~(1 &<< UInt32(slot))
  }
}
