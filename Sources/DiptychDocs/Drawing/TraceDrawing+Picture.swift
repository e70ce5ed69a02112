extension TraceDrawing {
  /// The drawing as a document shows it: light or dark, as the reader's screen is.
  ///
  /// - Parameters:
  ///   - light: Where the light file is, seen from the document.
  ///   - dark: Where the dark file is, seen from the document.
  /// - Returns: Lines of HTML that Markdown takes as they are.
  public func picture(light: String, dark: String) -> String {
    let markup: Markup = """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
        <img alt="\(title): \(description)" src="\(light)">
      </picture>
      """
    return markup.text
  }
}
