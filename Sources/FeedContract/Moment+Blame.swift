internal import FeedModel

extension Moment {
  /// The request of a sending.
  func request(_ sending: Sending) -> PageRequest { log.requests[sending.number - 1].request }

  /// Breaks a rule for every request that is blamed on it.
  func blame(_ surplus: Surplus, _ finding: inout Finding, _ expected: @autoclosure () -> String) {
    for sending in sendings where sending.surplus == surplus {
      finding.breaks(text(of: sending), expected())
    }
  }

  /// Breaks a rule for every missing request that is blamed on it.
  func blame(absence: Absence, _ finding: inout Finding) {
    for prediction in awaited where self.absence(of: prediction) == absence {
      finding.breaks("no request", text(of: prediction))
    }
  }

  /// Which promise a request with a wrong key breaks; nil when the key is right.
  func keyFault(_ sending: Sending) -> Absence? {
    guard let prediction = sending.prediction, prediction.reason != .automaticRetry else {
      return nil
    }
    let key = request(sending).key
    guard key != prediction.key else { return nil }
    let isRetry = prediction.stimulus == .intent(.retry)
    guard prediction.operation == .append else {
      return prediction.stimulus.isChoice ? .topic : isRetry ? .retry : .firstPage
    }
    return isRetry && key == .first ? .retry : keyOrigin
  }

  /// The states that an observer saw in the step.
  func states(of observer: Int) -> [FeedState] {
    var states: [FeedState] = []
    for case .state(observer, let state) in events { states.append(state) }
    return states
  }

  /// Whether the end is shown and not expected, or expected and not shown.
  var endDiffers: Bool { shown.hasReachedEnd != after.state.hasReachedEnd }

  /// Whether the earlier rows are still there, in the same order.
  var keepsEarlierRows: Bool {
    var rest = Array(before.state.items.map(\.id))[...]
    for row in shown.items where row.id == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether an append was really sent at the end, which is another rule's matter.
  var appendsAtEnd: Bool {
    after.hasLiveAppend || causes.contains(.appendSent)
      || before.state.append.isLoading
        && before.state.hasReachedEnd
  }

  /// Whether the parts of a state belong to different moments of a step that begins a generation.
  func mixesGenerations(_ state: FeedState) -> Bool {
    guard stages.count > 1, !causes.isDisjoint(with: [.topicChosen, .refreshSucceeded]),
      state != shown
    else { return false }
    let isWhole = stages.contains {
      $0.topic == state.topic && $0.items == state.items && $0.cursor == state.cursor
    }
    return !isWhole && stages.contains { $0.topic == state.topic }
      && stages.contains { $0.items == state.items }
      && stages.contains { $0.cursor == state.cursor }
  }

  /// How often a spinner ended as shown to the first observer.
  func shownEnds(of direction: Direction) -> Int {
    var wasLoading = direction.status(before.state).isLoading
    var count = 0
    for case .state(0, let state) in events {
      let isLoading = direction.status(state).isLoading
      if wasLoading, !isLoading { count += 1 }
      wasLoading = isLoading
    }
    return count
  }

  /// Whether a direction should be loading now.
  func isLoading(_ direction: Direction) -> Bool { direction.status(after.state).isLoading }
}
