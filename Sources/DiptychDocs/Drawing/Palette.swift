/// The colours of drawings and pages, by what they mean.
public struct Palette: Sendable {
  /// Every colour's name, as in `ink`, and its value.
  let colours: [(name: String, value: String)]

  /// Dark ink on white paper.
  public static let light = Palette(colours: [
    ("bg", "#f4f5f7"), ("card", "#fff"), ("ink", "#14171c"), ("muted", "#57606c"),
    ("dim", "#68717d"), ("line", "#dde1e7"), ("soft", "#f3f5f8"), ("on", "#fff"),
    ("t", "#0a5cab"), ("tf", "#1a73c9"), ("tt", "#e4effb"), ("tl", "#b9d6f3"),
    ("r", "#9c4100"), ("rf", "#bd5208"), ("rt", "#fdeee1"), ("rl", "#f3cba6"),
    ("o", "#6b2fa8"), ("of", "#8448c4"), ("ot", "#f2e9fc"), ("ol", "#d9c0f2"),
    ("bad", "#a3123f"), ("badf", "#b51b4b"), ("badt", "#fce8ee"), ("ok", "#1a6a57"),
    ("kw", "#6b3fa0"), ("com", "#5f6b78"),
  ])

  /// Light ink on dark paper.
  public static let dark = Palette(colours: [
    ("bg", "#0d1014"), ("card", "#15191f"), ("ink", "#e9ecf1"), ("muted", "#a3adba"),
    ("dim", "#8a94a1"), ("line", "#2a313a"), ("soft", "#1b2027"), ("on", "#0b0e12"),
    ("t", "#8cc3f7"), ("tf", "#4a9ae8"), ("tt", "#14293f"), ("tl", "#24507c"),
    ("r", "#f6ab74"), ("rf", "#e5822f"), ("rt", "#36210f"), ("rl", "#6f4218"),
    ("o", "#cfaaf6"), ("of", "#a873e8"), ("ot", "#291a3d"), ("ol", "#54327c"),
    ("bad", "#ff9db8"), ("badf", "#f0618a"), ("badt", "#3b1522"), ("ok", "#74d2b7"),
    ("kw", "#c7abff"), ("com", "#94a0ad"),
  ])

  /// The colours as declarations of CSS variables.
  var declarations: String {
    colours.map { "--\($0.name):\($0.value);" }.joined()
  }

  /// Rules in which every variable is replaced by its colour, for readers that know no variables.
  ///
  /// - Parameter rules: Rules that say `var(--ink)` and the like.
  /// - Returns: The rules with the colours themselves.
  func applied(to rules: String) -> String {
    colours.reduce(rules) { $0.replacing("var(--\($1.name))", with: $1.value) }
  }
}
