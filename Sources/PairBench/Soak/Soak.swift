import CAllocation
public import FeedModel
import StreamsTesting

/// A long run of one feed: random intents and answers, the same for the same seed.
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
  ///   - make: Makes the feed.
  ///   - progress: Called at every mark.
  /// - Returns: The marks, and the graph objects that are alive after the feed was released.
  public func run(
    _ make: (any PageSource) -> any FeedSubject,
    progress: (SoakMark) -> Void = { _ in }
  ) -> (marks: [SoakMark], leftovers: [String]) {
    var marks: [SoakMark] = []
    let leftovers = LiveObjects.left {
      let source = SoakSource()
      let feed = make(source)
      var driver = SoakDriver(seed: seed)
      var states = 0
      var failures = 0
      let end = feed.bind(state: { _ in states += 1 }, failure: { _ in failures += 1 })
      for number in 1...intents {
        driver.step(feed, source)
        if number % (intents / self.marks) == 0, marks.count < self.marks {
          let mark = SoakMark(
            intents: number,
            states: states,
            failures: failures,
            bytes: Int(diptych_memory_in_use()),
            liveObjects: LiveObjects.countInProgress
          )
          marks.append(mark)
          progress(mark)
        }
      }
      end()
    }
    return (marks, leftovers)
  }
}
