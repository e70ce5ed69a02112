internal import FeedModel

extension Run {
  /// A step and where its events stand in the log.
  struct Mark {
    let step: Step
    let range: Range<Int>
  }

  /// The steps so far, after the making and first binding of the feed.
  var marks: [Mark] {
    let ends = starts + [log.events.count]
    var marks = [Mark(step: .bind, range: 0..<ends[0])]
    for (index, step) in steps.enumerated() {
      let range = ends[index]..<ends[index + 1]
      marks.append(Mark(step: arrived(step, range), range: range))
    }
    return marks
  }

  /// How many intents the feed was given.
  var intentCount: Int {
    log.events.filter { if case .intent = $0 { true } else { false } }.count
  }

  /// A step whose answer came by itself, with the answer that came.
  private func arrived(_ step: Step, _ range: Range<Int>) -> Step {
    guard case .answer(let answer) = step.action, answer.request == 0,
      case .answered(let number, let outcome)? = log.events[range].first
    else { return step }
    switch outcome {
    case .success(let page): return .answer(Answer(number, .page(PageSketch(page))))
    case .failure(let error): return .answer(Answer(number, .failure(error)))
    }
  }
}
