/// The exchanges with one origin: how many run, and who waits, first in first out.
///
/// libcurl's own line is not first in first out.
struct OriginLine {
  var running = 0
  private var waiting: [Submission?] = []
  private var first = 0

  var isIdle: Bool { running == 0 && first == waiting.count }

  mutating func enqueue(_ submission: Submission) { waiting.append(submission) }

  /// The one who waited longest.
  mutating func next() -> Submission? {
    while first < waiting.count {
      defer { first += 1 }
      if let submission = waiting[first] {
        waiting[first] = nil
        return submission
      }
    }
    waiting.removeAll(keepingCapacity: true)
    first = 0
    return nil
  }

  /// Takes those who meet a condition out of the line.
  mutating func remove(where isLeaving: (Submission) -> Bool) -> [Submission] {
    var left: [Submission] = []
    for index in first..<waiting.count {
      if let submission = waiting[index], isLeaving(submission) {
        waiting[index] = nil
        left.append(submission)
      }
    }
    return left
  }

  /// The earliest moment at which the time of one of them runs out.
  var deadline: ContinuousClock.Instant? {
    waiting[first...].lazy.compactMap { $0?.deadline }.min()
  }
}
