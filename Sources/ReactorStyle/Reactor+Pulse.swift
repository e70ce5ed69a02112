public import Streams

extension Reactor {
  /// The values of a pulse of the state: the present one, then each that is set, equal or not.
  ///
  /// ```swift
  /// reactor.pulse(\.$alertMessage).compactMap { $0 }.bind(onNext: showAlert)
  /// ```
  ///
  /// Every subscription begins with the present value; a view that is bound again gets it again.
  ///
  /// - Parameter transformToPulse: Picks the pulse, usually `\.$property`; an error that it throws
  ///   ends the stream.
  /// - Returns: The values, one for each time the pulse was set.
  @inlinable public func pulse<Result>(
    _ transformToPulse: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transformToPulse)
      .distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }
      .map { $0.value }
  }
}
