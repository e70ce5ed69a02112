/// The same region of both architectures, as Markdown shows it side by side.
public struct ExcerptPair: Hashable, Sendable {
  /// The region in the transform style.
  public let transform: Excerpt

  /// The region in the reactor style.
  public let reactor: Excerpt

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - transform: The region in the transform style.
  ///   - reactor: The region in the reactor style.
  public init(transform: Excerpt, reactor: Excerpt) {
    self.transform = transform
    self.reactor = reactor
  }

  /// The widest line that still fits beside another one on a page of usual width, in columns.
  public static let widestBeside = 46

  /// The pair as GitHub's Markdown: beside each other when both fit, else one below the other.
  ///
  /// - Parameter root: What leads from the document to the package's folder, as in `../`.
  /// - Returns: Lines without a last line break.
  public func markdown(root: String) -> String {
    let cells = [transform, reactor].map { $0.markdown(root: root) }
    guard widest <= ExcerptPair.widestBeside else { return cells.joined(separator: "\n\n") }
    return """
      <table>
      <tr><th>FeedTransform</th><th>FeedReactor</th></tr>
      <tr><td valign="top">

      \(cells[0])

      </td><td valign="top">

      \(cells[1])

      </td></tr>
      </table>
      """
  }

  private var widest: Int {
    [transform, reactor]
      .flatMap { $0.text.split(separator: "\n") }
      .map(\.count)
      .max() ?? 0
  }
}
