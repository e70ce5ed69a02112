internal import FeedModel

/// A state as a small screen: rows, spinners, the error and the end.
struct MiniScreen {
  /// The state.
  let state: FeedState

  /// Whether the screen must stand out, since rows that were there are gone or nothing changed.
  let isFlagged: Bool

  private static let mostRows = 5

  /// The screen as one element of SVG.
  var element: Markup {
    let style: Markup = isFlagged ? "scr flash" : state.isStale ? "scr stale" : "scr"
    let body: Markup = """
      <rect class="body" x="1" y="1" width="70" height="110" rx="9"/>\
      <rect class="bar" x="26" y="6" width="20" height="3" rx="1.5"/>
      """
    let label = "Screen: \(state.words)"
    return """
      <svg class="\(style)" viewBox="0 0 72 112" role="img" aria-label="\(label)">\
      \(body)\(content)</svg>
      """
  }

  private var content: Markup {
    if state.items.isEmpty {
      if state.isBusy { return spinner(at: 56) }
      if state.hasFailed { return failure(at: 50) }
      return text(state.isLoaded ? "No rows" : "Not loaded", at: 60)
    }
    var y = 15.0
    var all = Markup()
    if state.refresh.isLoading {
      all += spinner(at: y + 6)
      y += 16
    } else if state.refresh.error != nil {
      all += failure(at: y)
      y += 18
    }
    let isCut = state.items.count > MiniScreen.mostRows
    let shown = isCut ? MiniScreen.mostRows - 1 : MiniScreen.mostRows
    for item in state.items.prefix(shown) {
      all += row(item.id, at: y + 6)
      y += 12.6
    }
    if isCut {
      all +=
        "<text class=\"more\" x=\"22\" y=\"\(y + 8)\">+\(state.items.count - shown) more</text>"
      y += 12.6
    }
    if state.append.isLoading { all += spinner(at: y + 8) }
    if state.append.error != nil { all += failure(at: y + 1) }
    if state.hasReachedEnd { all += end(at: y + 6) }
    return all
  }

  private func row(_ identity: String, at y: Double) -> Markup {
    let text = identity.count > 8 ? String(identity.prefix(7)) + "…" : identity
    return """
      <circle class="av" cx="14" cy="\(y)" r="3.6"/>\
      <text class="id" x="22" y="\(y + 2.8)">\(text)</text>
      """
  }

  private func spinner(at y: Double) -> Markup {
    "<path class=\"spin\" d=\"M36 \(y - 5)a5 5 0 1 1-4.4 2.6\"/>"
  }

  private func failure(at y: Double) -> Markup {
    """
    <g class="er"><rect x="8" y="\(y)" width="56" height="14" rx="4"/>\
    <path d="M14 \(y + 4)l6 6m0-6l-6 6"/>\
    <rect class="t3" x="26" y="\(y + 5.4)" width="32" height="3.2" rx="1.6"/></g>
    """
  }

  private func end(at y: Double) -> Markup {
    """
    <path class="rule" d="M10 \(y)H25M47 \(y)H62"/>\
    <text class="end" x="36" y="\(y + 2.6)">end</text>
    """
  }

  private func text(_ words: String, at y: Double) -> Markup {
    "<text class=\"none\" x=\"36\" y=\"\(y)\">\(words)</text>"
  }
}
