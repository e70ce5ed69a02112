extension DrawingStyle {
  /// What a drawing has in a page only: the looked-at column, the future, and the narrow variant.
  static let pageRules = """
    .tl{display:block;width:100%;height:auto}
    .tl-c{display:none}
    .tlbox.long{overflow-x:auto}
    .tlbox.long .tl{width:max(100%,var(--w))}
    .tl .ph rect{fill:var(--soft);stroke:var(--line)}
    .tl .ph{transform:translateX(calc(var(--s)*var(--p)))}
    .tl .later{opacity:.42}
    .tl .hit{fill:transparent;cursor:pointer}
    .tl-c .ll{font-size:11px}
    .tl-c .gl{font-size:12.5px}
    .tl-c .hs{font-size:13px}
    .tl-c .ht{font-size:9px}
    .tl-c .mt{font-size:8.6px}
    .tl-c .bt{font-size:9.5px;stroke-width:3px}
    .tl-c .ft{font-size:10px}
    .tl-c .x{stroke-width:1.6}
    .tl-c .open{stroke-width:3}
    .tl-c .b.T.load{fill:url(#hatch-c-T)}
    .tl-c .b.R.load{fill:url(#hatch-c-R)}
    .tl-c .b.O.load{fill:url(#hatch-c-O)}
    """
}
