extension CostCanvas {
  /// How the classes look, on light paper and, where the reader's screen is dark, on dark paper.
  static var style: Markup {
    let dark = "@media (prefers-color-scheme: dark){\n\(Palette.dark.applied(to: colours))\n}"
    return Markup(
      stringLiteral: [shapes, Palette.light.applied(to: colours), dark].joined(separator: "\n")
    )
  }

  private static let shapes = """
    .cost text{font-family:Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',sans-serif}
    .cost .title{font-size:19px;font-weight:640}
    .cost .note,.cost .tick{font-size:12px}
    .cost .head{font-size:14px;font-weight:640}
    .cost .name{font-size:13px;font-weight:600}
    .cost .end{text-anchor:end}
    .cost .mid{text-anchor:middle}
    .cost .line{stroke-width:1}
    .cost .curve{fill:none;stroke-width:2}
    .cost .curve.R{stroke-dasharray:6 4}
    .cost .spread{stroke-width:2}
    """

  private static let colours = """
    .cost .paper{fill:var(--card)}
    .cost .title,.cost .head{fill:var(--ink)}
    .cost .note,.cost .tick{fill:var(--muted)}
    .cost .line{stroke:var(--line)}
    .cost .curve.T,.cost .spread.T{stroke:var(--tf)}
    .cost .curve.R,.cost .spread.R{stroke:var(--rf)}
    .cost .m.T{fill:var(--tf)}
    .cost .m.R{fill:var(--rf)}
    .cost .name.T{fill:var(--t)}
    .cost .name.R{fill:var(--r)}
    """
}
