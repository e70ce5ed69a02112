import FeedContract

/// The scenarios that the program knows by name; `Samples/Scenarios` has the same texts as files.
struct BuiltInScenario {
  /// The name on the command line and of the file.
  let name: String

  /// The text in the contract's notation.
  let text: String

  /// Every scenario, in the order in which the main job runs them.
  static let all = [
    BuiltInScenario(
      name: "first-load",
      text: """
        title: First load
        R ok1[a b c]»2

        """
    ),
    BuiltInScenario(
      name: "to-the-end",
      text: """
        title: Load more to the end
        R ok1[a b c]»2
        M ok2[d e f]»3
        M ok3[g]»∅
        M // nothing more is asked for

        """
    ),
    BuiltInScenario(
      name: "page-fails",
      text: """
        title: A page fails, then loads
        R ok1[a b c]»2
        M err2(500)
        Y ok3[d e f]»3
        M ok4[g]»∅

        """
    ),
    BuiltInScenario(
      name: "refresh-overtakes",
      text: """
        title: A refresh overtakes a slow page
        R ok1[a b c]»2
        M // request 2 is slow
        R ok3[n a b]»2
        ok2[d e f]»3 // comes too late and changes nothing
        M ok4[c d e]»3

        """
    ),
    BuiltInScenario(
      name: "category-switch",
      text: """
        title: Category switch
        R ok1[a b c]»2
        C(Android) C(福利) // the first switch is superseded
        ok2[x y]»2
        ok3[p q r]»2
        M ok4[s]»∅

        """
    ),
  ]
}
