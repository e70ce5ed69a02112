import FeedContract
import FeedReactor
import FeedTransform

/// The feeds that are drawn in tests.
enum Subject {
  static let transform = Architecture(
    name: "FeedTransform",
    configurable: { FeedViewModelSubject(source: $0, policies: $1) }
  )

  static let reactor = Architecture(
    name: "FeedReactor",
    configurable: { FeedViewReactorSubject(source: $0, policies: $1) }
  )

  /// Both traces of a scenario.
  static func traces(_ text: String) throws -> [Trace] {
    let scenario = try Scenario(text)
    return [transform, reactor].compactMap { Contract.judge(scenario, $0)?.trace }
  }

  /// A scenario in which everything that has a name has a hostile one.
  static let hostile = """
    title: <script>alert("title")</script> & 'quotes' ]]>
    C("<script>category</script>") ok1["<script>row</script>" "\\u{202e}b&c" "a\\"b"]»"<script>key</script>"
    M err2 Y ok3["</svg><img src=x onerror=y>"]»∅
    D("<script>row</script>") C("<b>"?"<i>query</i>") B X
    """
}
