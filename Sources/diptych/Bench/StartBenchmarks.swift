import Foundation
import Measuring
import NetworkPeers

/// Measures how long a whole process of this program takes, beside one that does nothing.
struct StartBenchmarks {
  /// The measurement that a goal speaks of: the program starts, prints the contract and ends.
  static let rulesName = "diptych rules"

  /// The program.
  let program: Program

  /// The program at a path.
  init(program path: String) {
    program = Program(path: path)
  }

  /// Measures whole processes, from before their start until after their end.
  ///
  /// - Parameter quick: Whether rough figures will do.
  /// - Returns: Milliseconds of the program's shortest commands.
  /// - Throws: ``StartError`` when a program cannot be run, or says that it failed.
  func run(quick: Bool) throws -> [Figure] {
    guard let nothing = Program.nothing else { throw StartError.noPlainProgram }
    let repeats = quick ? 10 : 40
    var measurements: [Figure] = []
    for (name, arguments) in [(Self.rulesName, "rules"), ("diptych --help", "--help")] {
      var times: [Double] = []
      var baseline: [Double] = []
      for number in 0...repeats {
        let plain = try milliseconds(of: nothing, "")
        let time = try milliseconds(of: program, arguments)
        // The first round only warms up.
        guard number > 0 else { continue }
        times.append(time)
        baseline.append(plain)
      }
      measurements.append(
        Figure(
          name: name,
          measured: Quartiles(of: times),
          baseline: Quartiles(of: baseline)
        )
      )
    }
    return measurements
  }

  private func milliseconds(of program: Program, _ arguments: String) throws -> Double {
    var succeeded = false
    let time: Double
    do {
      time = try Stopwatch.time { succeeded = try program.runBlocking(arguments) }
    } catch {
      throw StartError.notStarted(program.path)
    }
    guard succeeded else { throw StartError.failed(program.path, arguments) }
    return time / 1e6
  }
}

/// Why the start of the program cannot be measured.
enum StartError: Error, Hashable {
  /// The system has no program `true` to compare with.
  case noPlainProgram

  /// The program at this path cannot be started.
  case notStarted(String)

  /// The program at this path, with these arguments, said that it failed.
  case failed(String, String)

  /// Where this program's own file is cannot be found out.
  case unknownPath
}

extension StartError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPlainProgram: "there is no program \"true\" to compare the start with."
    case .notStarted(let path): "\(path) cannot be started."
    case .failed(let path, let arguments): "\(path) \(arguments) ended with a failure."
    case .unknownPath: "where this program's file is cannot be found out."
    }
  }
}

/// The file that this program was started from.
enum OwnProgram {
  /// Its path.
  ///
  /// - Throws: ``StartError/unknownPath`` when the system does not tell.
  static func path() throws -> String {
    guard let path = Bundle.main.executablePath else { throw StartError.unknownPath }
    return path
  }
}
