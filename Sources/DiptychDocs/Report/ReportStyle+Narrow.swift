extension ReportStyle {
  /// How a page looks on a narrow screen, without motion, and on paper.
  static let narrow = """
    @media (prefers-reduced-motion:no-preference){
    .tl .ph{transition:transform .28s cubic-bezier(.3,.7,.2,1)}
    .tl .ev{transition:opacity .2s}
    }
    @media (max-width:1020px){
    .tl-w .ll{font-size:15px}
    .tl-w .gl{font-size:16px}
    .tl-w .hs{font-size:18px}
    .tl-w .ht{font-size:14.5px}
    .tl-w .mt{font-size:13px}
    .two{grid-template-columns:minmax(0,1fr);min-height:0}
    ul.fr{justify-content:flex-start;max-width:none}
    .others{columns:1}
    }
    @media (max-width:700px){
    body{padding-bottom:168px}
    main{padding:26px 14px 30px}
    .lede{font-size:16px}
    .facts{gap:12px 28px}
    .tl-w{display:none}
    .tl-c{display:block}
    .time{border-radius:14px;border-bottom:1px solid var(--line)}
    .leg{padding:0 14px 14px;gap:2px 14px;font-size:12.5px}
    .panes{grid-template-columns:minmax(0,1fr);gap:14px}
    .bar-card{position:fixed;top:auto;bottom:0;left:0;right:0;border-radius:16px 16px 0 0;border-width:1px 0 0;padding:6px 0 calc(10px + env(safe-area-inset-bottom));box-shadow:0 -6px 24px rgb(0 0 0/.14)}
    .track label{width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .track input,.track.long input{left:16px;width:calc(100% - 32px)}
    .ctl{flex-wrap:wrap;gap:6px 12px;padding-inline:16px}
    .cap{order:-1;flex-basis:100%;min-height:3em}
    .cap p{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
    .cap b{font-size:15px}
    .cap span{font-size:14px}
    .btns{flex:1}
    .code{max-height:none}
    .map{display:none}
    .rc{display:block;margin-left:0}
    .rc[hidden]{display:none}
    .btns #play{flex:none}
    .diff{font-size:15px;margin:16px 2px 14px;min-height:3em}
    .ln{font-size:12px}
    .ln .n{width:34px;padding-right:10px}
    .pane>header,.pane .st,.cb h4,.pane .src{padding-inline:16px}
    .pad{padding:20px 16px}
    .rules thead,.cost thead{display:none}
    .rules tr,.cost tr{display:grid;grid-template-columns:auto auto 1fr;gap:6px 18px;padding:12px 0;border-bottom:1px solid var(--line)}
    .rules tbody tr:last-child,.cost tbody tr:last-child{border-bottom:0}
    .rules tr>*,.cost tr>*{border:0;padding:0;width:auto}
    .rules td,.rules .ev-c{min-width:0}
    .rules th,.cost th{grid-column:1/-1;font-weight:560}
    .rules td::before,.cost td::before{content:attr(data-l);display:block;font-size:12.5px;color:var(--muted);margin-bottom:2px}
    .cost tr{grid-template-columns:1fr 1fr;gap:4px 16px}
    }
    @media print{
    body{background:#fff;padding:0}
    main{max-width:none;padding:0}
    .bar-card,.skip{display:none}
    .time{border-radius:14px;border-bottom:1px solid var(--line)}
    .code{max-height:none}
    .code pre{white-space:pre-wrap;width:auto}
    .ascii{white-space:pre;font-size:min(11px,calc(135vw / var(--c)))}
    h2,h3,h4{break-after:avoid}
    .panes{break-inside:avoid}
    .card,.pane{box-shadow:none}
    tr,.scr,.two,.em,.kv{break-inside:avoid}
    .map{display:none}
    .ln{padding-right:4px;font-size:10.5px;line-height:16px}
    .ln .n{width:34px;padding-right:8px}
    .ln .c{white-space:pre-wrap;overflow-wrap:anywhere}
    .scroll{overflow:visible}
    .plain{min-width:0}
    }
    """
}
