internal import FeedContract
internal import FeedModel

/// One step of a trace in words.
struct StepWords {
  /// One character for a mark.
  let sign: String

  /// One or two words for a column.
  let short: String

  /// A few words for a heading.
  let title: String

  /// A sentence: what happens from outside.
  let sentence: String

  /// Whether an answer comes to a request that was given up.
  var isLate: Bool { title.hasSuffix("too late") }

  /// Puts every step of a trace into words, the beginning first.
  static func all(of trace: Trace) -> [StepWords] {
    var cancelled: Set<Int> = []
    return ([trace.beginning] + trace.steps).map { moment in
      let words = StepWords(moment, cancelled: cancelled)
      for case .cancelled(let number) in moment.events { cancelled.insert(number) }
      return words
    }
  }

  private init(_ moment: Trace.Moment, cancelled: Set<Int>) {
    guard let step = moment.step else {
      self.init("·", "start", "Made and bound", "Nothing has been asked for yet.")
      return
    }
    let inside =
      step.inside.isEmpty ? "" : " The first emission is answered from inside with more intents."
    switch step.action {
    case .intent(let intent): self.init(intent, inside)
    case .bind: self.init("B", "bind", "One more observer", "Another view binds to the feed.")
    case .leave: self.init("X", "leave", "Leave", "Everything is unbound and released.")
    case .answer(var answer):
      answer.isLate = answer.isLate || cancelled.contains(answer.request)
      self.init(answer, StepWords.result(in: moment, of: answer), inside)
    }
  }

  private init(_ sign: String, _ short: String, _ title: String, _ sentence: String) {
    self.sign = sign
    self.short = short
    self.title = title
    self.sentence = sentence
  }

  private init(_ intent: FeedIntent, _ inside: String) {
    switch intent {
    case .refresh:
      self.init("R", "refresh", "Refresh", "The view asks for the first page." + inside)
    case .loadMore:
      self.init("M", "load more", "Load more", "The end of the list is reached." + inside)
    case .retry:
      self.init("Y", "retry", "Retry", "The view asks for what failed once more." + inside)
    case .choose(let topic):
      self.init("C", "choose", "Choose \(topic.words)", "The view turns to this topic." + inside)
    case .remove(let row):
      self.init("D", "remove", "Remove \(row)", "The row goes, without a request." + inside)
    }
  }

  private init(_ answer: Answer, _ result: Result<Page, FeedError>?, _ inside: String) {
    let number = answer.request
    switch result {
    case nil:
      self.init("\(number)", "answer \(number)", "No such request", "Nothing waits for an answer.")
    case .success(let page):
      let rows =
        page.items.isEmpty ? "no rows" : "rows " + page.items.map(\.id).joined(separator: " ")
      let next = page.next.map { "the following key is \($0)" } ?? "no key follows"
      self.init(
        "\(number)",
        "answer \(number)",
        answer.isLate ? "Answer \(number) comes too late" : "Answer \(number) arrives",
        "The origin sends \(rows); \(next)." + inside
      )
    case .failure(let error):
      let title = "Request \(number) fails" + (answer.isLate ? ", too late" : "")
      self.init("✕", "failure \(number)", title, "\(error)" + inside)
    }
  }

  private static func result(
    in moment: Trace.Moment,
    of answer: Answer
  ) -> Result<Page, FeedError>? {
    for case .answered(answer.request, let result) in moment.events { return result }
    return nil
  }
}
