/// Writes a line when a call begins and one when it is over.
///
/// Secrets of URL and header fields are left out, bodies are not shown, and text of the server
/// comes cleaned of control characters, so that a line is safe to keep and to print.
public struct LogPlugin: Plugin {
  private let write: @Sendable (String) -> Void
  private let showsHeaders: Bool

  /// Creates the plugin.
  ///
  /// - Parameters:
  ///   - showsHeaders: Whether header fields follow, one a line.
  ///   - write: Takes one line without its end.
  public init(showsHeaders: Bool = false, write: @escaping @Sendable (String) -> Void) {
    self.showsHeaders = showsHeaders
    self.write = write
  }

  /// Writes the request.
  ///
  /// - Parameter call: The call.
  public func began(_ call: Call) {
    write("\(call.id) → \(call.request)")
    show(call.request.headers, of: call)
  }

  /// Writes what became of it.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: What the caller gets.
  public func ended(_ call: Call, _ outcome: Result<HTTPResponse, NetworkError>) {
    switch outcome {
    case .success(let response):
      write("\(call.id) ← \(response)")
      show(response.headers, of: call)
    case .failure(let error): write("\(call.id) × \(error)")
    }
  }

  private func show(_ headers: HTTPHeaders, of call: Call) {
    guard showsHeaders else { return }
    for field in headers.fields { write("\(call.id)   \(field)") }
  }
}
