import Dispatch
import Foundation
import Glibc

/// Another program: one of the system that some tests need and are skipped without, or any by path.
package struct Program: Sendable {
  /// Where it is.
  package let path: String

  /// Finds a program by name; nil when it is not installed.
  package init?(_ name: String) {
    let folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  /// A program at a path; whether it can be run shows when it is.
  package init(path: String) {
    self.path = path
  }

  /// The smallest program there is: it does nothing and says that all went well.
  package static let nothing = Program("true")

  /// nginx, from Debian's `nginx-light`.
  package static let nginx = Program("nginx")

  /// The command-line program of OpenSSL.
  package static let openssl = Program("openssl")

  /// Runs to the end with arguments that have no spaces; true when the program says all went well.
  ///
  /// Not Foundation's `Process`: it takes a program for running as long as a daemon that it left
  /// behind does.
  /// Waiting blocks no thread of the concurrency runtime, which has few.
  package func run(_ arguments: String) async throws -> Bool {
    let id = try start(arguments)
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Program.isDone(id)) }
    }
  }

  /// Runs to the end on the calling thread; true when the program says all went well.
  @discardableResult
  package func runBlocking(_ arguments: String) throws -> Bool {
    Program.isDone(try start(arguments))
  }

  private static func isDone(_ id: pid_t) -> Bool {
    var status: Int32 = 0
    unsafe waitpid(id, &status, 0)
    return status == 0
  }

  /// Starts the program without its output.
  private func start(_ arguments: String) throws -> pid_t {
    try start(arguments.split(separator: " ").map(String.init))
  }

  /// Starts the program without its output.
  ///
  /// - Parameters:
  ///   - arguments: What it is told.
  ///   - input: A descriptor that it reads from; nil for none.
  /// - Returns: The process.
  /// - Throws: ``PeerError`` when the program cannot be started.
  func start(_ arguments: [String], input: Int32? = nil) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, 0) }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    defer { while let word = unsafe words.popLast() { unsafe free(word) } }
    unsafe words.append(nil)
    var id = pid_t()
    guard unsafe posix_spawn(&id, path, &actions, nil, words, nil) == 0 else {
      throw PeerError.unusable(path)
    }
    return id
  }
}
