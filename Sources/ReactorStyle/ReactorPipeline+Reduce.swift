import Streams

extension ReactorPipeline {
  /// Reduces a mutation at once and delivers the state.
  ///
  /// A mutation that comes while another is being reduced, or that would overtake one which waits,
  /// waits. While a state is being delivered, a mutation is reduced, so that the work it belongs to
  /// sees its result; the new state is delivered after the running one.
  func apply(_ mutation: Owner.Mutation) {
    if isReducing || !waitingMutations.isEmpty {
      waitingMutations.append(mutation)
      return
    }
    actions.begin()
    reduce(mutation)
    while let next = waitingMutations.popFirst() { reduce(next) }
    actions.end()
  }

  private func reduce(_ mutation: Owner.Mutation) {
    if isClosed { return }
    isReducing = true
    if let stateSource, var state = accumulator.take() {
      reactor?.reduce(into: &state, mutation: mutation)
      accumulator = state
      stateSource.onNext(state)
      isReducing = false
      channel.flush()
    } else if var state = channel.moveOut() {
      reactor?.reduce(into: &state, mutation: mutation)
      isReducing = false
      channel.accept(state)
    }
  }

  /// Shows a state that came out of `transform(state:)`.
  func show(_ state: Owner.State) {
    if isClosed { return }
    if isReducing {
      channel.hold(state)
    } else {
      actions.begin()
      channel.accept(state)
      actions.end()
    }
  }
}
