/// Texts that harm a program which prints or draws them without care.
public enum HostileText {
  /// All of them, in a fixed order.
  public static let all = [
    "\u{1B}[31mred for ever",
    "\u{1B}[2J\u{1B}[Hscreen wiped",
    "\u{1B}]0;window renamed\u{07}after the bell",
    "\u{1B}]8;;https://example.com/\u{1B}\\a link\u{1B}]8;;\u{1B}\\",
    "bell\u{07}bell",
    "back\u{08}\u{08}space and return\rover the line",
    "new\nline and\ttab",
    "\u{202E}gnp.exe\u{202C} overridden",
    "\u{2066}isolated \u{2067}twice",
    "<b>bold</b><script>alert(1)</script>",
    "<img src=x onerror=alert(1)> & &amp; entity",
    "\"double\" 'single' `back` \\slash\\",
    "nul\u{00}inside",
    "\u{9B}31mone-byte control",
    "line\u{2028}separator\u{2029}paragraph",
    "zero\u{200B}width\u{FEFF}marks",
    "| table | cell | **bold** [link](javascript:alert(1))",
    "%s %n %@ \\(interpolated) ${variable}",
    String(repeating: "long ", count: 200),
    "{\"error\":true}],\"",
  ]
}
