/// What the program tells its caller when it ends.
enum ProgramStatus: Int32 {
  /// Every rule that was exercised held.
  case held = 0

  /// A rule was broken, or a check failed.
  case broken = 1

  /// Nothing was broken, but what was asked for was not exercised.
  case notExercised = 2

  /// The command line, a scenario or another input is wrong.
  case wrongUsage = 64

  /// The origin cannot be reached.
  case originNotReachable = 69

  /// The output cannot be written: no room, or nobody reads it.
  case outputNotWritable = 74
}

extension ProgramStatus {
  /// What documents call the first three.
  var word: String {
    switch self {
    case .held: "held"
    case .broken: "broken"
    default: "notExercised"
    }
  }
}
