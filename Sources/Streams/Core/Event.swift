/// One thing a stream can say: a value, an error that ends it, or its completion.
///
/// A stream obeys the grammar `next* (error | completed)?`.
@frozen
public enum Event<Element> {
  /// The next value.
  case next(Element)
  /// The stream ended with an error.
  case error(any Error)
  /// The stream ended without an error.
  case completed
}

extension Event {
  /// Whether the event ends the stream.
  @inlinable public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The value, if the event is `next`.
  @inlinable public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, if the event is `error`.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  @inlinable public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its value transformed; what the transform throws becomes an error event.
  @inlinable public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as `next(1)`, `error(Failure())` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event: EventConvertible {
  /// The event itself.
  @inlinable public var event: Event<Element> { self }
}
