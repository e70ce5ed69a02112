public import FeedModel
import Measuring
import StreamsTesting

/// A long run of one feed, or of a screen over it: random intents and answers, the same for the same
/// seed.
public struct Soak: Sendable {
  /// How many intents are sent.
  public var intents: Int

  /// Where the random numbers begin.
  public var seed: UInt64

  /// How many moments are looked at.
  public var marks: Int

  /// Creates a soak.
  ///
  /// - Parameters:
  ///   - intents: How many intents are sent.
  ///   - seed: Where the random numbers begin.
  ///   - marks: How many moments are looked at, at least 1.
  public init(intents: Int, seed: UInt64 = 1, marks: Int = 10) {
    precondition(marks >= 1 && intents >= marks, "A soak needs at least one intent for each mark")
    self.intents = intents
    self.seed = seed
    self.marks = marks
  }

  /// Runs a feed.
  ///
  /// - Parameters:
  ///   - name: What the feed is called.
  ///   - make: Makes the feed.
  ///   - progress: Called at every mark.
  /// - Returns: What the run came to.
  public func run(
    _ name: String,
    _ make: (any PageSource) -> any FeedSubject,
    progress: (SoakMark) -> Void = { _ in }
  ) -> SoakRun {
    run(name, progress) { source in
      let feed = make(source)
      var states = 0
      var failures = 0
      let end = feed.bind(state: { _ in states += 1 }, failure: { _ in failures += 1 })
      return Soaked(
        step: { driver, _ in driver.step(source) { feed.send($0) } },
        rest: { driver in driver.rest(source) { feed.send($0) } },
        counts: { (states, failures, 0) },
        end: end
      )
    }
  }

  /// Makes something over a source, drives it, looks at it, and lets it go.
  func run(
    _ name: String,
    _ progress: (SoakMark) -> Void,
    make: (SoakSource) -> Soaked
  ) -> SoakRun {
    var marks: [SoakMark] = []
    let leftovers = LiveObjects.left {
      let soaked = make(SoakSource())
      var driver = SoakDriver(seed: seed)
      for number in 1...intents {
        soaked.step(&driver, number)
        guard number % (intents / self.marks) == 0, marks.count < self.marks else { continue }
        soaked.rest(&driver)
        let counts = soaked.counts()
        let mark = SoakMark(
          intents: number,
          states: counts.states,
          failures: counts.failures,
          frames: counts.frames,
          bytes: Allocator.bytesInUse,
          liveObjects: LiveObjects.countInProgress
        )
        marks.append(mark)
        progress(mark)
      }
      soaked.end()
    }
    return SoakRun(subject: name, marks: marks, leftovers: leftovers)
  }
}

/// What is driven in a long run, and how it is looked at.
struct Soaked {
  /// Sends the intent with this number, and answers.
  let step: (inout SoakDriver, Int) -> Void

  /// Answers everything that is open, so that each mark sees the same.
  let rest: (inout SoakDriver) -> Void

  /// What was seen so far.
  let counts: () -> (states: Int, failures: Int, frames: Int)

  /// Stops watching.
  let end: () -> Void
}
