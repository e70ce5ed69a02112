/// A first-in, first-out queue whose ends cost the same however long it is.
///
/// Most queues of a graph never hold anything. So there are no slots before the first element comes:
/// whether there are any can be told without the element's type, which would have to be looked up.
package struct FIFO<Element> {
  private var slots: ContiguousArray<Element?>?
  private var head = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  package var count: Int {
    guard let slots else { return 0 }
    return slots.count - head
  }

  package var first: Element? {
    guard let slots, head < slots.count else { return nil }
    return slots[head]
  }

  package mutating func append(_ element: Element) {
    if slots == nil { slots = [] }
    slots?.append(element)
  }

  package mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = slots?[head].take()
    head += 1
    giveBackRoom()
    return element
  }

  private mutating func giveBackRoom() {
    guard let (end, capacity) = slots.map({ ($0.count, $0.capacity) }) else { return }
    if head == end {
      if capacity <= 64 {
        slots?.removeAll(keepingCapacity: true)
      } else {
        slots = nil
      }
      head = 0
    } else if head >= 64, head * 2 > end {
      slots?.removeFirst(head)
      head = 0
    }
  }

  package mutating func removeAll() {
    if slots == nil { return }
    slots = nil
    head = 0
  }
}
