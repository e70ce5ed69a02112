/// What a sample tells its caller when it ends; the numbers are those of `diptych`.
enum SampleStatus: Int32 {
  /// The script is over, or the person has left.
  case done = 0

  /// The command line is wrong.
  case wrongUsage = 64

  /// The server that a script asks was never reached.
  case originNotReachable = 69

  /// The output cannot be written: no room, or nobody reads it.
  case outputNotWritable = 74
}
