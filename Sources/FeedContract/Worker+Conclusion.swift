internal import FeedModel

extension Worker {
  /// Ends an order in every way in which it can end: one more observer, then the end, then an answer
  /// to every request that was not answered.
  ///
  /// After the end nothing but late answers can come, so that the end needs no place within orders.
  func conclude(_ run: Run) {
    var more: [Step] = []
    judge(.bind, run, &more)
    judge(.leave, run, &more)
    for (index, entry) in run.log.requests.enumerated() where entry.answers == 0 {
      let late = Answer(index + 1, .page(PageSketch(next: .key(.token("2")))), isLate: true)
      judge(.answer(late), run, &more)
    }
  }

  private func judge(_ step: Step, _ run: Run, _ more: inout [Step]) {
    more.append(step)
    let range = perform(step, run)
    judge.judge(step.action, range, explains: false) { rule, _ in note(rule, more: more) }
  }
}
