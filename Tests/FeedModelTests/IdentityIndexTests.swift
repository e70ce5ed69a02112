import FeedModel
import Testing

@Suite("IdentityIndex")
struct IdentityIndexTests {
  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 1_000, 10_000])
  func `every entry is found, and no other`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let hashes = (0..<count).map { _ in UInt32.random(in: .min ... .max, using: &generator) }
    var index = IdentityIndex()
    for (slot, hash) in hashes.enumerated() { index.insert(hash: hash, slot: slot) }
    #expect(index.count == count)
    for (slot, hash) in hashes.enumerated() {
      #expect(index.slot(hash: hash) { $0 == slot } == slot)
    }
    let others = (0..<1_000).map { _ in UInt32.random(in: .min ... .max, using: &generator) }
    for hash in Set(others).subtracting(hashes) {
      #expect(index.slot(hash: hash) { _ in true } == nil)
    }
  }

  @Test(arguments: [UInt32.min, 1, 0x8000_0000, .max])
  func `entries with one hash are told apart by the condition`(hash: UInt32) {
    var index = IdentityIndex()
    for slot in 0..<300 { index.insert(hash: hash, slot: slot) }
    for slot in 0..<300 {
      #expect(index.slot(hash: hash) { $0 == slot } == slot)
    }
    #expect(index.slot(hash: hash) { $0 == 300 } == nil)
  }

  @Test
  func `tables are as few as the digits of a binary number`() {
    var index = IdentityIndex()
    for slot in 0..<64 * 100 {
      index.insert(hash: UInt32(slot) &* 2_654_435_761, slot: slot)
      let blocks = (slot + 1) / 64
      #expect(index.tables.count == blocks.nonzeroBitCount)
    }
    #expect(index.tables.map { $0.count / 64 } == [64, 32, 4])
  }

  @Test
  func `an index that goes on does not change its earlier versions`() {
    var index = IdentityIndex()
    for slot in 0..<100 { index.insert(hash: UInt32(slot), slot: slot) }
    let earlier = index
    for slot in 100..<500 { index.insert(hash: UInt32(slot), slot: slot) }
    #expect(earlier.slot(hash: 100) { _ in true } == nil)
    #expect(earlier.slot(hash: 99) { _ in true } == 99)
    #expect(index.slot(hash: 100) { _ in true } == 100)
  }
}
