internal import FeedModel

extension Moment {
  /// Follows one step from its events.
  ///
  /// - Parameters:
  ///   - action: The step from outside.
  ///   - range: Where its events stand in the log.
  func follow(_ action: Step.Action, _ range: Range<Int>) {
    begin(action, range)
    for index in range { follow(log.events[index]) }
    awaited.removeAll { !$0.isRequired }
    forgiveEither()
    turn = Turn(causes)
    faults = Faults(shown, after.state)
  }

  /// Takes what is shown as the truth for the next step.
  func adopt() { after.state = shown }

  private func follow(_ event: Event) {
    switch event {
    case .intent(let intent): take(intent)
    case .answered(let number, let outcome): take(outcome, of: number)
    case .sent(let number): take(sent: number)
    case .cancelled(let number): take(cancelled: number)
    case .bound:
      react(to: .bind)
      causes.insert(.bound)
      after.observers += 1
    case .leaving:
      react(to: .leave)
      causes.insert(.left)
      after.hasLeft = true
    case .state(let observer, let state):
      if observer == 0 { shown = state }
    case .failure, .nested, .retained: break
    }
  }

  private func take(sent number: Int) {
    let request = log.requests[number - 1].request
    let starts = request.operation.startsGeneration
    let place = awaited.firstIndex { $0.operation.startsGeneration == starts }
    let prediction = place.map { awaited.remove(at: $0) }
    ordinal += 1
    sendings.append(
      Sending(
        number: number,
        prediction: prediction,
        stimulus: stimulus,
        facts: facts,
        ordinal: ordinal,
        besideOpenAppend: !starts
          && after.entries.contains { $0.isOpen && $0.request.operation == .append }
      )
    )
    if starts {
      if prediction?.reason != .automaticRetry { beginRefresh(prediction) }
      after.state.refresh = .loading
      causes.insert(.refreshSent)
    } else {
      after.state.append = .loading
      causes.insert(.appendSent)
    }
    after.entries.append(
      Ledger.Entry(request: request, generation: after.generation, epoch: after.epoch)
    )
    after.live.append(number)
  }

  private func beginRefresh(_ prediction: Prediction?) {
    supersede()
    if prediction?.stimulus.isChoice != true { after.generation += 1 }
    after.isRefreshQueued = false
    if policies.itemsDuringRefresh == .clear, prediction?.stimulus.isChoice != true {
      after.forgetList()
      stages.append(after.state)
    }
  }

  private func take(cancelled number: Int) {
    let entry = after.entries[number - 1]
    if entry.isLive { end(entry.request.operation) }
    after.close(number)
  }

  /// Supersedes every open request, which ends its spinner (rule 3.3).
  func supersede() {
    // What fills the viewport by itself gives way to what begins anew.
    for index in awaited.indices where awaited[index].reason == .autoFill {
      awaited[index].isSuperseded = true
    }
    for number in after.live { end(after.entries[number - 1].request.operation) }
    after.supersedeAll()
  }

  private func end(_ operation: FeedOperation) {
    if operation.startsGeneration {
      refreshEnds += 1
      after.state.refresh = .idle
      causes.insert(.refreshSuperseded)
    } else {
      appendEnds += 1
      after.state.append = .idle
      causes.insert(.appendSuperseded)
    }
  }

  /// Accepts either behaviour where the contract allows two.
  private func forgiveEither() {
    // Choosing the chosen topic again may clear the list as any other choice does.
    if causes.contains(.sameTopicChosen), causes.contains(.refreshSent), shown.items.isEmpty,
      shown.cursor == .notLoaded
    {
      after.forgetList()
      stages.append(after.state)
    }
    // An intent from inside may ask for the page that the feed loads by itself to fill the viewport:
    // one request answers both.
    if sendings.contains(where: { $0.prediction?.reason == .autoFill }) {
      awaited.removeAll { $0.reason == .intent && $0.operation == .append }
    }
    // With P6 = clear the append's error may go with the list, or when the answer comes.
    if policies.itemsDuringRefresh == .clear, causes.contains(.refreshSent),
      after.state.append.error != nil, shown.append == .idle
    {
      after.state.append = .idle
    }
  }
}

extension Stimulus {
  /// Whether a topic was chosen.
  var isChoice: Bool {
    if case .intent(.choose) = self { true } else { false }
  }
}
