import Foundation
import Glibc

/// A program of the system that some tests need, and skip without.
package struct Program: Sendable {
  package let path: String

  package init?(_ name: String) {
    let folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  package static let nginx = Program("nginx")
  package static let openssl = Program("openssl")

  /// Runs to the end with arguments that have no spaces; true when the program says all went well.
  ///
  /// Not Foundation's `Process`: it takes a program for running as long as a daemon that it left
  /// behind does.
  @discardableResult
  package func run(_ arguments: String) throws -> Bool {
    var status: Int32 = 0
    let id = try start(arguments)
    unsafe waitpid(id, &status, 0)
    return status == 0
  }

  /// Starts the program without its output.
  private func start(_ arguments: String) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words = unsafe ([path] + arguments.split(separator: " ").map(String.init))
      .map { unsafe strdup($0) }
    defer { while let word = unsafe words.popLast() { unsafe free(word) } }
    unsafe words.append(nil)
    var id = pid_t()
    guard unsafe posix_spawn(&id, path, &actions, nil, words, nil) == 0 else {
      throw PeerError.unusable(path)
    }
    return id
  }
}
