/// One word after `diptych` and what it does.
protocol Command {
  /// The word.
  static var name: String { get }

  /// One line for the list of commands.
  static var summary: String { get }

  /// The whole help text: usage, options, examples.
  static var help: String { get }

  /// Reads the arguments that follow the word.
  ///
  /// - Parameter arguments: The arguments; those that are not taken are refused afterwards.
  /// - Throws: ``UsageError`` with what would be right.
  init(_ arguments: inout ArgumentList) throws(UsageError)

  /// Does it.
  ///
  /// - Parameter terminal: Where the output goes.
  /// - Returns: What the program's caller is told.
  /// - Throws: ``UsageError``, ``OriginUnreachable`` or another error that says what to do.
  @MainActor func run(on terminal: Terminal) async throws -> ProgramStatus
}
