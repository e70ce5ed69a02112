/// What the measured reactor does, written by hand: a switch and a list of observers.
final class HandWrittenMachine {
  private(set) var state = BenchReactor.State()
  private var observers: [(BenchReactor.State) -> Void] = []

  func observe(_ observer: @escaping (BenchReactor.State) -> Void) {
    observers.append(observer)
    observer(state)
  }

  func load(_ value: Int) {
    apply(.setLoading(true))
    apply(.setValue(value))
    apply(.setLoading(false))
  }

  private func apply(_ mutation: BenchReactor.Mutation) {
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setValue(let value): state.value &+= value
    }
    for observer in observers { observer(state) }
  }
}
