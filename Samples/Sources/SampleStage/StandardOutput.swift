internal import Foundation

/// Where a sample prints.
package enum StandardOutput {
  /// Prints a line; when there is no room or nobody reads it, going on would be in vain.
  ///
  /// Whoever closed a pipe has read enough and is told nothing.
  package static func print(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      if !isClosedPipe(error) {
        complain(
          "The output cannot be written. Make room where it goes, or send it somewhere else."
        )
      }
      exit(SampleStatus.outputNotWritable.rawValue)
    }
  }

  /// Prints a message for a person, beside the output.
  package static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Makes a closed pipe an error like others; it would end the program by a signal otherwise.
  package static func hearOfClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(EPIPE)
  }
}
