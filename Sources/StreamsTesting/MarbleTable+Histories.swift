public import Streams

extension MarbleTable {
  /// Draws recorded histories, one to a lane.
  ///
  /// Instants are all times at which something happened on any lane.
  public init<Element>(
    _ histories: [(name: String, events: [Recorded<Event<Element>>])],
    legend: (Element) -> String
  ) {
    let times = Set(histories.flatMap { $0.events.map(\.time) }).sorted()
    let lanes = histories.map { history in
      Lane(
        name: history.name,
        cells: times.map { time in
          history.events.filter { $0.time == time }.map { Key($0.value, legend) }
        }
      )
    }
    self.init(times: times, lanes: lanes)
  }

  /// The history of a lane, by a legend that says what each key stands for.
  ///
  /// Subscriptions and disposals are left out; they are not events.
  /// - Parameters:
  ///   - name: The lane.
  ///   - error: What `#` stands for.
  ///   - legend: What a value's key stands for.
  /// - Returns: The history, or nothing if there is no such lane.
  public func events<Element>(
    of name: String,
    error: any Error,
    legend: (String) -> Element
  ) -> [Recorded<Event<Element>>]? {
    guard let lane = lanes.first(where: { $0.name == name }) else { return nil }
    return zip(times, lane.cells).flatMap { time, cell in
      cell.compactMap { key -> Recorded<Event<Element>>? in
        switch key {
        case .value(let name): .next(time, legend(name))
        case .error: .error(time, error)
        case .completed: .completed(time)
        case .subscribed, .disposed: nil
        }
      }
    }
  }
}

extension MarbleTable.Key {
  /// The key of an event.
  public init<Element>(_ event: Event<Element>, _ legend: (Element) -> String) {
    switch event {
    case .next(let element): self = .value(legend(element))
    case .error: self = .error
    case .completed: self = .completed
    }
  }
}
