import Glibc

/// Puts something away when this process ends, however it does: also by a signal that nobody hears.
///
/// A shell reads from a pipe whose other end is here. When that end closes, because the keeper was
/// released or because the process is gone, the shell does what it was told.
final class Keeper: Sendable {
  private let end: Int32
  private let shell: pid_t

  /// What the shell needs until it is done.
  private let folder: Folder

  /// Starts the shell.
  ///
  /// - Parameters:
  ///   - folder: What the script needs; removed when nobody else holds it.
  ///   - script: What is done at the end; the shell ignores interrupts.
  /// - Throws: ``PeerError`` when no pipe or no shell can be had.
  init(of folder: Folder, _ script: String) throws {
    self.folder = folder
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw PeerError.unusable("a pipe") }
    defer { close(ends[0]) }
    // No other program may hold the end that tells.
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let words = ["-c", "trap '' INT TERM HUP; cat; \(script)"]
    do {
      shell = try Program(path: "/bin/sh").start(words, input: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
    end = ends[1]
  }

  /// Lets the shell do its work and waits for it.
  deinit {
    close(end)
    var status: Int32 = 0
    unsafe waitpid(shell, &status, 0)
  }
}
