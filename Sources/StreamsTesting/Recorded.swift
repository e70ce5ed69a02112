public import Streams

/// A point on the clock of a test scheduler.
public typealias TestTime = Int

/// Something together with the time at which it happened.
public struct Recorded<Value> {
  /// When it happened.
  public let time: TestTime
  /// What happened.
  public let value: Value

  /// Creates a record.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// What happened and when, as `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// The record of a value.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// The record of a completion.
  public static func completed<T>(
    _ time: TestTime,
    _ type: T.Type = T.self
  ) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// The record of an error.
  public static func error<T>(
    _ time: TestTime,
    _ error: any Error,
    _ type: T.Type = T.self
  ) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// A history, written as its records.
  public static func events<T>(
    _ recordedEvents: Recorded<Event<T>>...
  ) -> [Recorded<Event<T>>] where Value == Event<T> {
    recordedEvents
  }

  /// A history.
  public static func events<T>(
    _ recordedEvents: [Recorded<Event<T>>]
  ) -> [Recorded<Event<T>>] where Value == Event<T> {
    recordedEvents
  }
}
