/// A flat, closed hash table from hashes to slots, which never changes.
///
/// Entries are plain words, so that copying and dropping a table costs no reference counting. The
/// upper half of a word is the hash, the lower half the slot plus one; zero is a free word. Words
/// stand in the order of their hashes, near enough, so that merging tables walks through memory.
///
/// A filter of eight bits for each entry, of which an entry sets two, answers most questions for a
/// hash that is not there: it is small enough for a processor's cache when the words are not.
package final class IdentityTable: Sendable {
  /// How many entries there are.
  package let count: Int

  private let words: [UInt64]
  private let filter: [UInt64]
  private let shift: UInt32

  /// Creates a table from entries and from the entries of earlier tables.
  ///
  /// - Complexity: O(n) in the number of all entries.
  package init(_ entries: [UInt64], merging earlier: [IdentityTable]) {
    let count = earlier.reduce(entries.count) { $0 + $1.count }
    let bits = max(Int.bitWidth - max(count - 1, 0).leadingZeroBitCount + 1, 4)
    let shift = UInt32(32 - bits)
    var words = [UInt64](repeating: 0, count: 1 << bits)
    var filter = [UInt64](repeating: 0, count: words.count / 16)
    for table in earlier {
      for word in table.words where word != 0 {
        IdentityTable.insert(word, into: &words, shift: shift, filter: &filter)
      }
    }
    for word in entries {
      IdentityTable.insert(word, into: &words, shift: shift, filter: &filter)
    }
    self.count = count
    self.words = words
    self.filter = filter
    self.shift = shift
  }

  /// An entry as a word.
  package static func word(hash: UInt32, slot: Int) -> UInt64 {
    precondition(slot < Int(UInt32.max), "A list has fewer than 2³² slots")
    return UInt64(hash) << 32 | UInt64(slot + 1)
  }

  /// The slot of an entry.
  package static func slot(of word: UInt64) -> Int { Int(word & 0xFFFF_FFFF) - 1 }

  /// The first slot with a hash that fulfils a condition.
  ///
  /// - Complexity: O(1) on average.
  package func slot(hash: UInt32, where matches: (Int) -> Bool) -> Int? {
    let (index, bits) = IdentityTable.filterBits(of: hash, wordCount: filter.count)
    guard filter[index] & bits == bits else { return nil }
    let mask = words.count - 1
    var position = Int(hash &>> shift)
    while case let word = words[position], word != 0 {
      if word &>> 32 == UInt64(hash), case let slot = IdentityTable.slot(of: word), matches(slot) {
        return slot
      }
      position = (position + 1) & mask
    }
    return nil
  }

  private static func insert(
    _ word: UInt64,
    into words: inout [UInt64],
    shift: UInt32,
    filter: inout [UInt64]
  ) {
    let hash = UInt32(truncatingIfNeeded: word &>> 32)
    let mask = words.count - 1
    var position = Int(hash &>> shift)
    while words[position] != 0 { position = (position + 1) & mask }
    words[position] = word
    let (index, bits) = filterBits(of: hash, wordCount: filter.count)
    filter[index] |= bits
  }

  private static func filterBits(of hash: UInt32, wordCount: Int) -> (index: Int, bits: UInt64) {
    let bits: UInt64 = 1 &<< UInt64(hash & 63) | 1 &<< UInt64((hash &>> 6) & 63)
    return (Int(hash &>> 12) & (wordCount - 1), bits)
  }
}
