internal import FeedContract
internal import FeedModel

/// What one feed did in one step: the list, the screens, and the state after it.
struct ReportEmissions {
  let deeds: ReportDeeds
  let mark: Mark

  /// What crossed the seam, in order.
  var list: Markup {
    let broken = deeds.violations.map { violation in
      let rule = Rule.with(violation.rule)
      let text: Markup = "<b>Rule \("\(violation.rule)") is broken.</b> \(rule?.must ?? "")"
      return "<p class=\"br\">\(text)</p>" as Markup
    }.joined()
    if deeds.events.isEmpty {
      return "<p class=\"no\">Nothing: the feed stays as it is.</p>\(broken)"
    }
    var earlier = deeds.before
    let items = deeds.events.map { event in
      let item = item(event, earlier)
      if case .state(0, let state) = event { earlier = state }
      return item
    }
    return "<ol class=\"em\">\(items.joined())</ol>\(broken)"
  }

  /// The states that were shown, as screens; the unchanged one when there is none.
  var screens: Markup {
    guard !deeds.states.isEmpty else {
      guard let state = deeds.before else { return "" }
      let screen = MiniScreen(state: state, isFlagged: false).element
      return "<ul class=\"fr same\"><li>\(screen)<span>unchanged</span></li></ul>"
    }
    var earlier = deeds.before
    let screens = deeds.states.map { state in
      let note = note(state, earlier)
      earlier = state
      let screen = MiniScreen(state: state, isFlagged: note != nil).element
      let style: Markup = note == nil ? "" : " class=\"flag\""
      return "<li\(style)>\(screen)<span>\(note ?? state.words)</span></li>" as Markup
    }
    return "<ul class=\"fr\">\(screens.joined())</ul>"
  }

  /// The state after the step, value by value.
  var values: Markup {
    guard let after = deeds.after else { return "<p class=\"no\">None yet.</p>" }
    let before = deeds.before.map(ReportEmissions.values)
    let pairs = ReportEmissions.values(of: after).enumerated().map { place, value in
      let isChanged = before.map { $0[place].text != value.text } ?? false
      let style: Markup = isChanged ? " class=\"ch\"" : ""
      let note: Markup = isChanged ? "<span class=\"vh\"> (changed)</span>" : ""
      return "<div\(style)><dt>\(value.name)</dt><dd>\(value.text)\(note)</dd></div>" as Markup
    }
    return "<dl class=\"kv\">\(pairs.joined())</dl>"
  }

  private static func values(of state: FeedState) -> [(name: String, text: String)] {
    let most = 6
    var rows = state.items.prefix(most).map(\.id).joined(separator: " ")
    if state.items.count > most { rows += " … \(state.items.count) in all" }
    let cursor =
      switch state.cursor {
      case .notLoaded: "not loaded"
      case .next(let key): "\(key)"
      case .end: "the end"
      }
    return [
      ("topic", state.topic.words), ("rows", "[\(rows)]" + (state.isStale ? " stale" : "")),
      ("next", cursor), ("refresh", state.refresh.words), ("append", state.append.words),
    ]
  }

  private func note(_ state: FeedState, _ earlier: FeedState?) -> String? {
    guard let earlier else { return nil }
    if state == earlier { return "shown again" }
    let isGone = state.items.isEmpty && !earlier.items.isEmpty && state.topic == earlier.topic
    return isGone ? "rows gone" : nil
  }

  private func item(_ event: Event, _ earlier: FeedState?) -> Markup {
    let icon = ReportIcons.mark(mark)
    switch event {
    case .sent(let number): return line(icon, "request \(number)", deeds.requests[number - 1].words)
    case .cancelled(let number): return line(ReportIcons.failure, "request \(number)", "cancelled")
    case .state(0, let state):
      let again = state == earlier ? ", shown again" : ""
      return line(icon, "state", state.words + again)
    case .state(let observer, let state): return line(icon, "observer \(observer + 1)", state.words)
    case .failure(0, let failure):
      return line(ReportIcons.failure, "announced", "\(failure.operation.words) failed")
    case .failure(let observer, _):
      return line(ReportIcons.failure, "observer \(observer + 1)", "told")
    case .nested: return line(ReportIcons.failure, "observer", "called inside a call")
    case .retained: return line(ReportIcons.failure, "feed", "not released")
    case .intent, .bound, .leaving, .answered: return ""
    }
  }

  private func line(_ icon: Markup, _ key: String, _ value: String) -> Markup {
    "<li>\(icon)<span class=\"k\">\(key)</span><span class=\"v\">\(value)</span></li>"
  }
}

extension LoadState {
  /// The load state in one or two words.
  var words: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    }
  }
}
