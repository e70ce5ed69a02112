/// A first-in, first-out queue whose ends cost the same however long it is.
package struct FIFO<Element> {
  private var slots: ContiguousArray<Element?> = []
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == slots.count }

  package var count: Int { slots.count - head }

  package var first: Element? { isEmpty ? nil : slots[head] }

  package mutating func append(_ element: Element) {
    slots.append(element)
  }

  package mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    let element = slots[head].take()
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: slots.capacity <= 64)
      head = 0
    } else if head >= 64, head * 2 > slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }

  package mutating func removeAll() {
    slots = []
    head = 0
  }
}
