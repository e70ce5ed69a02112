extension Origin {
  /// Keeps the answer to request `ordinal` back until `release(_:)`; call it before the request.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  public func hold(_ ordinal: Int) { core.holds.hold(ordinal) }

  /// Keeps every answer back until it is released by number or all are.
  public func holdAll() { core.holds.hold(nil) }

  /// Lets the answer to request `ordinal` leave, also if that request is still to come.
  ///
  /// - Parameter ordinal: The number of the request, from 1.
  public func release(_ ordinal: Int) { core.holds.release(ordinal) }

  /// Lets all answers leave and holds no later one.
  public func releaseAll() { core.holds.releaseAll() }
}
