import Synchronization

/// A value that counts how often it is compared.
struct CountedValue: Equatable, Sendable {
  final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .relaxed) }

    func add() { count.wrappingAdd(1, ordering: .relaxed) }
  }

  let value: Int
  let counter: Counter

  static func == (first: CountedValue, second: CountedValue) -> Bool {
    first.counter.add()
    return first.value == second.value
  }
}
