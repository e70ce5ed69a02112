internal import FeedContract
internal import FeedModel

/// One step of a report, with what each feed did in it.
struct ReportStep {
  /// The number; 0 is the making of the feed.
  let number: Int

  /// The step in words.
  let words: StepWords

  /// The region of the sources that the step is about.
  let region: String

  /// What each feed did.
  let deeds: [ReportDeeds]

  /// The steps of a run on several feeds.
  static func all(of subjects: [ReportSubject]) -> [ReportStep] {
    guard let trace = subjects.first?.judgement.trace else { return [] }
    let deeds = subjects.map { ReportDeeds.all(of: $0.judgement) }
    let words = StepWords.all(of: trace)
    return ([trace.beginning] + trace.steps).enumerated().map { number, moment in
      ReportStep(
        number: number,
        words: words[number],
        region: words[number].isLate ? "feed.source" : region(of: moment.step?.action),
        deeds: deeds.map { $0[number] }
      )
    }
  }

  /// The step that a page shows first: where something went wrong, apart or late, or else an answer.
  static func first(of steps: [ReportStep]) -> Int {
    let order: [(ReportStep) -> Bool] = [
      { step in step.deeds.contains { !$0.violations.isEmpty } },
      { step in !step.agrees },
      { step in step.region == "feed.fail" },
      { step in step.words.isLate },
      { step in step.region == "feed.answer" },
    ]
    for isWanted in order {
      if let step = steps.first(where: isWanted) { return step.number }
    }
    return max(steps.count - 1, 0)
  }

  /// Whether all feeds look the same after the step.
  var looksTheSame: Bool { deeds.dropFirst().allSatisfy { $0.agrees(with: deeds[0]) } }

  /// Whether all feeds look the same after the step, and asked for the same in it.
  var agrees: Bool {
    looksTheSame && deeds.dropFirst().allSatisfy { $0.asksTheSame(as: deeds[0]) }
  }

  private static func region(of action: Step.Action?) -> String {
    switch action {
    case nil, .bind, .leave, .intent(.remove): "feed.connect"
    case .intent(.refresh): "feed.refresh"
    case .intent(.loadMore): "feed.loadMore"
    case .intent(.retry): "feed.retry"
    case .intent(.choose): "feed.choose"
    case .answer(let answer):
      if case .failure = answer.outcome { "feed.fail" } else { "feed.answer" }
    }
  }
}
