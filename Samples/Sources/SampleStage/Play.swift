/// Plays a script to one style, or to both side by side.
@MainActor
struct Play {
  private let rehearsals: [Rehearsal]
  private let print: (String) -> Void

  init(_ sample: some Sample, in style: Style?, print: @escaping (String) -> Void) {
    self.print = print
    rehearsals = (style.map { [$0] } ?? Style.allCases).map { Rehearsal(sample, $0) }
  }

  /// Performs the steps in order.
  func perform(_ steps: [String]) async {
    await rest(after: rehearsals.map(\.opening))
    for step in steps {
      print("> \(step)")
      await rest(after: rehearsals.map { $0.perform(step) })
    }
  }

  private func rest(after drawn: [[String]]) async {
    var drawn = drawn
    for (index, rehearsal) in rehearsals.enumerated() { drawn[index] += await rehearsal.settle() }
    for line in Comparison.lines(drawn[0], drawn[drawn.count - 1]) { print(line) }
  }
}
