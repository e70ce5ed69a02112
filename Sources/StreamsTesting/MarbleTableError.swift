/// What is wrong with the text of a marble table, and on which line.
public struct MarbleTableError: Error, Equatable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// There is no first row `ms` with at least one time.
    case missingTimes
    /// A word of the first row is not a number of milliseconds.
    case notATime(String)
    /// A time is not later than the one before it.
    case timesDoNotRise(Int, Int)
    /// A lane has another number of cells than there are times.
    case wrongCellCount(Int, expected: Int)
    /// A quote is not closed, or has nothing in it.
    case openQuote(String)
    /// A character stands for nothing.
    case unknownKey(Character)
  }

  /// The line, counted from one.
  public let line: Int
  /// What is wrong there.
  public let problem: Problem
}

extension MarbleTableError: CustomStringConvertible {
  /// The line and the problem, in a sentence.
  public var description: String {
    "line \(line): \(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .missingTimes: "the first row is 'ms' and at least one time"
    case .notATime(let word): "'\(word)' is not a number of milliseconds"
    case .timesDoNotRise(let earlier, let later): "\(later) does not come after \(earlier)"
    case .wrongCellCount(let count, let expected): "\(count) cells for \(expected) times"
    case .openQuote(let word): "'\(word)' has a quote without a name and an end"
    case .unknownKey(let character): "'\(character)' is not a key"
    }
  }
}
