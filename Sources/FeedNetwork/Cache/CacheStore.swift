/// Remembered answers by URL, at most so many bytes; the one not used for longest goes first.
struct CacheStore: Sendable {
  private struct Slot: Sendable {
    var entry: CacheEntry
    var lastUse: Int
  }

  private var slots: [String: [Slot]] = [:]
  private var uses = 0
  private(set) var size = 0
  let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The answer that a request would get.
  mutating func entry(for request: HTTPRequest) -> CacheEntry? {
    guard let index = slots[request.url]?.firstIndex(where: { $0.entry.answers(request) }) else {
      return nil
    }
    uses += 1
    slots[request.url]?[index].lastUse = uses
    return slots[request.url]?[index].entry
  }

  /// Puts an answer in the place of the one that the request got before; nil only removes it.
  mutating func replace(_ entry: CacheEntry?, for request: HTTPRequest) {
    var kept: [Slot] = []
    for slot in slots[request.url] ?? [] {
      if slot.entry.answers(request) { size -= slot.entry.size } else { kept.append(slot) }
    }
    if let entry, entry.size <= capacity {
      uses += 1
      kept.append(Slot(entry: entry, lastUse: uses))
      size += entry.size
    }
    slots[request.url] = kept.isEmpty ? nil : kept
    while size > capacity { removeOldest() }
  }

  private mutating func removeOldest() {
    let oldest = slots.flatMap { url, slots in slots.indices.map { (url, $0, slots[$0].lastUse) } }
      .min { $0.2 < $1.2 }
    guard let (url, index, _) = oldest, let slot = slots[url]?.remove(at: index) else { return }
    size -= slot.entry.size
    if slots[url]?.isEmpty == true { slots[url] = nil }
  }
}
