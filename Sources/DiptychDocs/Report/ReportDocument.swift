/// The document around the content of a page.
struct ReportDocument {
  /// What a browser shows as the page's name.
  let title: String

  /// The content.
  let main: Markup

  /// The step that is shown first; nil for a page without steps.
  let start: Int?

  /// The whole document.
  var html: String {
    let step: Markup = start.map { " style=\"--s:\($0)\"" } ?? ""
    let skip: Markup = start == nil ? "" : "<a class=\"skip\" href=\"#step\">Skip to the steps</a>"
    let script: Markup = start == nil ? "" : "<script>\(verbatim(ReportScript.text))</script>"
    let document: Markup = """
      <!doctype html>
      <html lang="en"\(step)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="diptych report">
      <meta http-equiv="Content-Security-Policy" content="\(ReportDocument.policy)">
      <title>\(title)</title>
      <style>
      \(verbatim(ReportDocument.style))
      </style>
      <noscript><style>.btns,#step{display:none}</style></noscript>
      </head>
      <body>
      \(skip)
      <main>
      \(main)
      <footer>Made by diptych report from runs without a network. Whatever is counted was counted in \
      these runs or in the sources; nothing is timed and nothing is estimated.</footer>
      </main>
      \(script)
      </body>
      </html>

      """
    return document.text
  }

  /// Nothing may be loaded from anywhere.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  private static let style = """
    :root{color-scheme:light dark;\(Palette.light.declarations)}
    @media (prefers-color-scheme:dark){:root{\(Palette.dark.declarations)}}
    \(ReportStyle.text)
    \(DrawingStyle.rules)
    \(DrawingStyle.pageRules)
    \(ReportStyle.narrow)
    """

  private func verbatim(_ text: String) -> Markup { Markup(stringLiteral: text) }
}
