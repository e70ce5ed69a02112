import Foundation

/// What the figures of a run depend on, without anything that names the machine.
struct Machine: Codable, Hashable {
  /// How many processors may be used.
  let processors: Int

  /// What the maker calls them; nil where the system does not tell.
  let model: String?

  /// The processors' architecture.
  let architecture: String

  /// How much memory the machine has, in MiB.
  let memory: Int

  /// The system.
  let system: String

  /// The language version of the compiler that built the program.
  let swift: String

  /// `release`, or `debug`, whose figures say nothing.
  let build: String

  /// The machine that runs the program.
  static var current: Machine {
    Machine(
      processors: ProcessInfo.processInfo.activeProcessorCount,
      model: ProcessorModel.current,
      architecture: architecture,
      memory: Int(ProcessInfo.processInfo.physicalMemory >> 20),
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      swift: swift,
      build: isDebug ? "debug" : "release"
    )
  }

  /// Whether the program was built without optimisation.
  static var isDebug: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86-64"
    #elseif arch(arm64)
    "arm64"
    #else
    "other"
    #endif
  }

  private static var swift: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }
}

extension Machine: CustomStringConvertible {
  /// All of it on one line.
  var description: String {
    let count = "\(processors) processor\(processors == 1 ? "" : "s")"
    let size = String(format: "%.1f GiB of memory", Double(memory) / 1024)
    return "\(count)\(model.map { " (\($0))" } ?? ""), \(architecture), \(size), \(system), "
      + "Swift \(swift), \(build) build"
  }
}
