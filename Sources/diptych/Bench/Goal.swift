import FeedContract
import Measuring
import ModelBench
import NetworkBench
import StreamsBench
import StyleBench

/// What is wanted of a figure, as `Docs/Speed.md` explains; whether it is reached comes from a run.
struct Goal {
  /// How a figure has to lie to its limit.
  enum Bound {
    case atMost(Double)
    case atLeast(Double)

    /// Whether a figure is on the right side.
    func holds(for value: Double) -> Bool {
      switch self {
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      }
    }

    /// Whether a figure is on the right side with its whole range, on the wrong one, or on both.
    func verdict(on value: Estimate) -> GoalVerdict {
      switch (holds(for: value.low), holds(for: value.high)) {
      case (true, true): .met
      case (false, false): .missed
      case (true, false), (false, true): .withinTheSpread
      }
    }
  }

  /// What the goal is about.
  let what: String

  /// Which group has the figure.
  let group: BenchGroup

  /// What follows the figures.
  let unit: String

  /// Where the figure should lie.
  let bound: Bound

  /// Finds the figure among the group's measurements; nil when they do not have it.
  let value: ([Figure]) -> Estimate?

  /// Every goal that a run can decide.
  static var all: [Goal] { [chain, action, growth] + explorers + [cores] + transports + [start] }

  private static var chain: Goal {
    Goal(
      what: "a value through four operators, times a closure",
      group: .streams,
      unit: "×",
      bound: .atMost(3)
    ) { $0.named(StreamsBenchmarks.chainName)?.ratioEstimate }
  }

  /// A fifteenth of the 45 µs that ReactorKit on RxSwift was measured to take on Linux.
  ///
  /// That was another machine, and it is a time: besides the explorer's and the start's the one goal
  /// that is no ratio of the same run.
  private static var action: Goal {
    Goal(
      what: "a reactor's action with three mutations",
      group: .styles,
      unit: "ns",
      bound: .atMost(45_000 / 15)
    ) { $0.named(StyleBenchmarks.actionName).map { Estimate($0.measured) } }
  }

  private static var growth: Goal {
    Goal(
      what: "an append to the longest list, times one to the shortest",
      group: .items,
      unit: "×",
      bound: .atMost(1.5)
    ) { measurements in
      let appends = measurements.filter { $0.name == ItemsBenchmarks.appendName }
      guard appends.count > 1, let first = appends.first, let last = appends.last else {
        return nil
      }
      return Estimate(last.measured, dividedBy: first.measured)
    }
  }

  private static var explorers: [Goal] {
    [Architecture.transform, .reactor].map { subject in
      Goal(
        what: "orders explored, \(subject.name)",
        group: .explorer,
        unit: "a second of one processor",
        bound: .atLeast(20_000)
      ) { $0.named(ExplorerBenchmarks.name(of: subject)).map { Estimate($0.measured) } }
    }
  }

  /// All cores are used: each adds at least three quarters of what one does alone.
  private static var cores: Goal {
    Goal(
      what: "orders explored on every core, times one",
      group: .explorer,
      unit: "×",
      bound: .atLeast(0.75 * Double(Machine.current.processors))
    ) { $0.named(ExplorerBenchmarks.everyCoreName)?.ratioEstimate }
  }

  private static var transports: [Goal] {
    NetworkBenchmarks.widths.map { width in
      Goal(
        what: "requests, \(width) at once, times a C program",
        group: .network,
        unit: "×",
        bound: .atLeast(0.9)
      ) { measurements in
        measurements.first {
          $0.size == width && $0.name.hasPrefix(NetworkBenchRow.Client.transport.rawValue)
        }?.ratioEstimate
      }
    }
  }

  private static var start: Goal {
    Goal(what: "diptych rules, whole process", group: .start, unit: "ms", bound: .atMost(50)) {
      $0.named(StartBenchmarks.rulesName).map { Estimate($0.measured) }
    }
  }
}

extension [Figure] {
  /// The measurement with a name.
  fileprivate func named(_ name: String) -> Figure? { first { $0.name == name } }
}
