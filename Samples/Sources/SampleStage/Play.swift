import Streams
import StreamsTesting

/// Plays a script to both styles side by side, in virtual time.
struct Play {
  private struct Role {
    let style: Style
    let canvas = Canvas()
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    var view: (any SampleView)?
  }

  private var roles: [Role]
  private let print: (String) -> Void

  init(_ sample: some Sample, print: @escaping (String) -> Void) {
    self.print = print
    roles = Style.allCases.map { style in
      var role = Role(style: style)
      role.view = sample.makeView(style, on: role.canvas, clock: role.clock)
      return role
    }
  }

  /// Performs the steps in order; the views are freed at the end.
  mutating func perform(_ steps: [String]) async {
    await rest()
    for step in steps {
      print("> \(step)")
      perform(step)
      await rest()
    }
  }

  private mutating func perform(_ step: String) {
    let words = step.split(separator: " ")
    for index in roles.indices {
      if step == "leave" {
        roles[index].view = nil
      } else if words.count == 2, words[0] == "wait", let time = Int(words[1]) {
        let clock = roles[index].clock
        clock.advanceTo(clock.clock + time)
      } else if roles[index].view?.take(step) != true {
        roles[index].canvas.draw("nothing happens")
      }
    }
  }

  private func rest() async {
    for role in roles { await role.view?.settle() }
    let drawn = roles.map { $0.canvas.takeLines() }
    for line in Comparison.lines(drawn[0], drawn[1]) { print(line) }
  }
}
