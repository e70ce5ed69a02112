import FeedModel
import Testing

@Suite("PersistentVector")
struct PersistentVectorTests {
  @Test(arguments: UInt64(1)...6)
  func `random changes give what a plain array of slots gives`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var vector = PersistentVector<Int>()
    var slots: [Int?] = []
    for step in 0..<3_000 {
      let slot = slots.indices.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where !slots.isEmpty && slots[slot] != nil:
        vector.remove(slot)
        slots[slot] = nil
      case 1 where !slots.isEmpty && slots[slot] != nil:
        vector.replace(slot, with: -step)
        slots[slot] = -step
      default:
        vector.append(step)
        slots.append(step)
      }
    }
    let elements = slots.compactMap { $0 }
    #expect(vector.count == elements.count)
    #expect(vector.slotCount == slots.count)
    #expect(Array(vector) == elements)
    #expect(elements.indices.map { vector[$0] } == elements)
    #expect(slots.indices.map { vector.element(inSlot: $0) } == slots)
    for slot in slots.indices where slots[slot] != nil {
      #expect(vector[vector.place(ofSlot: slot)] == slots[slot])
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 1_023, 1_024, 1_025, 1_056, 32_768, 32_801])
  func `any length is walked through to its end`(length: Int) {
    var vector = PersistentVector<Int>()
    for number in 0..<length { vector.append(number) }
    #expect(Array(vector) == Array(0..<length))
  }

  @Test
  func `a chunk that lost all its elements is walked past`() {
    var vector = PersistentVector<Int>()
    for number in 0..<200 { vector.append(number) }
    for slot in 32..<96 { vector.remove(slot) }
    #expect(Array(vector) == Array(0..<32) + Array(96..<200))
    #expect(vector[32] == 96)
    #expect(vector.place(ofSlot: 96) == 32)
  }

  @Test
  func `versions of one history compare only the chunks that differ`() {
    let counter = CountedValue.Counter()
    var first = PersistentVector<CountedValue>()
    for number in 0..<10_000 { first.append(CountedValue(value: number, counter: counter)) }
    var same = first
    #expect(first == same)
    #expect(counter.value == 0)
    same.replace(1_234, with: CountedValue(value: 1_234, counter: counter))
    #expect(first == same)
    #expect(counter.value == 32)
    same.replace(1_234, with: CountedValue(value: 0, counter: counter))
    #expect(first != same)
    #expect(counter.value <= 64)
  }

  @Test
  func `different lengths compare nothing`() {
    let counter = CountedValue.Counter()
    var first = PersistentVector<CountedValue>()
    for number in 0..<1_000 { first.append(CountedValue(value: number, counter: counter)) }
    var longer = first
    longer.append(CountedValue(value: 1_000, counter: counter))
    #expect(first != longer)
    #expect(counter.value == 0)
  }

  @Test
  func `gaps do not matter to equality`() {
    var gaps = PersistentVector<Int>()
    var plain = PersistentVector<Int>()
    for number in 0..<300 {
      gaps.append(number)
      if !number.isMultiple(of: 3) { plain.append(number) }
    }
    for slot in stride(from: 0, to: 300, by: 3) { gaps.remove(slot) }
    #expect(gaps == plain)
    plain.replace(77, with: -1)
    #expect(gaps != plain)
    // As many slots and as many elements, but other gaps.
    var other = PersistentVector<Int>()
    for number in 0..<300 { other.append(number) }
    for slot in stride(from: 1, to: 300, by: 3) { other.remove(slot) }
    #expect(gaps != other)
  }

  @Test
  func `equal elements in as many slots are equal though their gaps differ`() {
    var first = PersistentVector<Int>()
    var second = PersistentVector<Int>()
    first.append(-1)
    for number in 0..<99 {
      if number == 50 { second.append(-1) }
      first.append(number)
      second.append(number)
    }
    first.remove(0)
    second.remove(50)
    #expect(first == second)
    #expect(Array(second) == Array(0..<99))
  }
}
