import Streams

extension ReactorPipeline {
  /// Reduces a mutation at once and delivers the state.
  ///
  /// A mutation that comes while another is being reduced, or that would overtake one which waits,
  /// waits. While a state is being delivered, a mutation is reduced, so that the work it belongs to
  /// sees its result; the new state is delivered after the running one.
  @inlinable func apply(_ mutation: Owner.Mutation) {
    if isReducing || hasWaitingMutations {
      wait(mutation)
      return
    }
    actions.begin()
    reduce(mutation)
    if hasWaitingMutations { reduceWaiting() }
    actions.end()
  }

  @inlinable func reduce(_ mutation: Owner.Mutation) {
    if isClosed { return }
    if transformsStates {
      reduceAndTransform(mutation)
    } else if var state = channel.moveOut() {
      isReducing = true
      let reduced: Void? = reactor?.reduce(into: &state, mutation: mutation)
      isReducing = false
      if reduced == nil {
        channel.putBack(state)
      } else {
        channel.accept(state)
      }
    }
  }

  @usableFromInline func reduceAndTransform(_ mutation: Owner.Mutation) {
    guard var state = accumulator.take() else { return }
    isReducing = true
    let reduced: Void? = reactor?.reduce(into: &state, mutation: mutation)
    accumulator = state
    if reduced != nil { feeds.states?.send(state) }
    isReducing = false
    channel.flush()
  }

  @usableFromInline func wait(_ mutation: Owner.Mutation) {
    waitingMutations.append(mutation)
    hasWaitingMutations = true
  }

  @usableFromInline func reduceWaiting() {
    while let next = waitingMutations.popFirst() { reduce(next) }
    hasWaitingMutations = false
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
