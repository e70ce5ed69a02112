/// How a page looks on a wide screen, in CSS.
enum ReportStyle {
  static let text = """
    :root{
    --sh:0 1px 2px rgb(16 24 40/.05),0 4px 16px rgb(16 24 40/.05);
    --sans:Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans CJK SC',sans-serif;
    --mono:'JetBrains Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;
    }
    @media (prefers-color-scheme:dark){:root{--sh:0 1px 2px rgb(0 0 0/.4)}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 var(--sans)}
    main{max-width:1240px;margin:0 auto;padding:44px 24px 60px}
    code,pre{font-family:var(--mono);font-size:.92em;font-variant-ligatures:none}
    h1,h2,h3,h4,p,dl,ul,ol{margin:0;padding:0}
    .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:12px;top:-60px;z-index:9;background:var(--ink);color:var(--bg);padding:8px 14px;border-radius:8px}
    .skip:focus{top:12px}
    :focus-visible{outline:3px solid var(--tf);outline-offset:2px;border-radius:6px}

    .top{padding:0 2px 26px}
    .eb{color:var(--muted);font-size:13px;font-weight:500}
    h1{font-size:clamp(30px,4.4vw,46px);line-height:1.1;letter-spacing:-.025em;font-weight:680;margin:4px 0 12px;text-wrap:balance;overflow-wrap:anywhere}
    .lede{max-width:68ch;font-size:17px;color:var(--muted);text-wrap:pretty}
    .lede strong{color:var(--ink);font-weight:600}
    .facts{display:flex;flex-wrap:wrap;gap:10px 40px;margin-top:22px}
    .facts dt{font-size:13px;color:var(--muted);display:flex;gap:7px;align-items:center}
    .facts dd{margin:1px 0 0;font-size:15px}
    .facts b{font-size:24px;font-weight:660;letter-spacing:-.02em;margin-right:2px}
    .facts code{display:inline-block;padding-top:8px;overflow-wrap:anywhere}
    .facts .T dt,.T h3,h3.T{color:var(--t)}
    .facts .R dt,.R h3,h3.R{color:var(--r)}
    .facts .O dt,.O h3,h3.O{color:var(--o)}
    .mk{width:13px;height:13px;flex:none;vertical-align:-2px}
    .mk.T .m{fill:var(--tf)}
    .mk.R .m{fill:var(--rf)}
    .mk.O .m{fill:var(--of)}
    .mk.bad{stroke:var(--badf);stroke-width:3;stroke-linecap:round;fill:none}
    th .mk{margin-right:7px}

    .card{background:var(--card);border:1px solid var(--line);border-radius:14px;box-shadow:var(--sh)}
    .pad{padding:24px 26px 22px;margin-top:20px}
    h2{font-size:20px;letter-spacing:-.015em;font-weight:640;margin-bottom:10px;overflow-wrap:anywhere}
    .time{border-radius:14px 14px 0 0;border-bottom:0;padding:6px 0 0;overflow:hidden}
    .leg{display:flex;flex-wrap:wrap;gap:2px 20px;padding:2px 22px 12px;font-size:13px;color:var(--muted)}
    .leg b{font:600 12px var(--mono);color:var(--ink);margin-right:6px}
    .leg .ha{display:inline-block;width:22px;height:11px;margin-right:6px;border:1px solid var(--dim);border-radius:3px;background:repeating-linear-gradient(135deg,var(--line) 0 3px,var(--card) 3px 6px)}
    .bar-card{position:sticky;top:0;z-index:5;border-radius:0 0 14px 14px;padding:2px 0 12px}
    .track{position:relative;height:34px}
    .track label{position:absolute;left:22px;top:6px;font-size:13px;color:var(--muted)}
    .track input{position:absolute;left:calc(var(--l) - 11px);width:calc(var(--tw) + 22px);top:4px;margin:0}
    .track.long input{left:72px;width:calc(100% - 94px)}
    input[type=range]{appearance:none;-webkit-appearance:none;height:26px;background:none;cursor:pointer}
    input[type=range]::-webkit-slider-runnable-track{height:6px;border-radius:3px;background:linear-gradient(to right,var(--ink) calc(var(--s)/var(--n)*100%),var(--line) 0)}
    input[type=range]::-moz-range-track{height:6px;border-radius:3px;background:linear-gradient(to right,var(--ink) calc(var(--s)/var(--n)*100%),var(--line) 0)}
    input[type=range]::-webkit-slider-thumb{-webkit-appearance:none;width:22px;height:22px;margin-top:-8px;border-radius:50%;background:var(--card);border:6px solid var(--ink)}
    input[type=range]::-moz-range-thumb{width:10px;height:10px;border-radius:50%;background:var(--card);border:6px solid var(--ink)}
    .ctl{display:flex;align-items:center;gap:18px;padding:2px 22px 0}
    .btns{display:flex;gap:6px;flex:none}
    button{font:560 14px var(--sans);color:var(--ink);background:var(--soft);border:1px solid var(--line);border-radius:9px;min-height:38px;min-width:42px;padding:0 11px;cursor:pointer;display:inline-flex;align-items:center;justify-content:center}
    button:hover:not(:disabled){border-color:var(--muted)}
    button:disabled{opacity:.4;cursor:default}
    button svg{width:15px;height:15px;fill:currentColor}
    #play{background:var(--ink);color:var(--card);border-color:var(--ink);width:94px}
    #play span{display:inline-flex;align-items:center;gap:7px}
    #play .i2,#play[aria-pressed=true] .i1{display:none}
    #play[aria-pressed=true] .i2{display:inline-flex}
    .cap{flex:1;min-width:0;min-height:1.5em}
    .cap p{overflow-wrap:anywhere}
    .cap b{font-weight:640;font-size:16px;margin-right:6px}
    .cap span{color:var(--muted)}
    .nos{padding:8px 22px 0;color:var(--bad)}
    .diff{margin:18px 4px 16px;min-height:1.6em;font-size:16px;text-wrap:pretty;overflow-wrap:anywhere}
    .diff b{font-weight:640}
    .diff .ne b{color:var(--bad)}
    .diff .eq b{color:var(--ok)}

    .panes{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px}
    .pane{background:var(--card);border:1px solid var(--line);border-top:4px solid var(--of);border-radius:14px;box-shadow:var(--sh);padding:20px 0 14px;min-width:0;display:flex;flex-direction:column}
    .pane.T{border-top-color:var(--tf)}
    .pane.R{border-top-color:var(--rf)}
    .pane>header,.pane .st,.cb h4,.pane .src{padding-inline:22px}
    .pane>header{display:flex;align-items:baseline;gap:4px 14px;flex-wrap:wrap;margin-bottom:14px}
    .pane>header p{color:var(--muted)}
    h3{font-size:20px;font-weight:660;letter-spacing:-.015em;display:flex;align-items:center;gap:9px}
    h3.sub{font-size:15px;margin:14px 0 8px}
    h4{font-size:13px;font-weight:560;color:var(--muted);margin-bottom:7px}
    h4 code{color:var(--ink)}
    .cnt{font-weight:640;color:var(--ink);margin-left:3px}
    .hh{margin-top:14px}
    .two{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:20px;min-height:176px}
    .em{list-style:none;display:grid;gap:5px}
    .em li{display:grid;grid-template-columns:13px auto minmax(0,1fr);gap:9px;align-items:center;font:13.5px var(--mono);font-variant-ligatures:none}
    .em .mk{vertical-align:0}
    .em .k{color:var(--muted)}
    .em .v{font-weight:600;overflow-wrap:anywhere}
    .no{color:var(--muted);max-width:34ch}
    .br{margin-top:12px;padding:8px 12px;border-left:4px solid var(--badf);border-radius:4px;background:var(--badt);font-size:14px}
    .br b{color:var(--bad);font-weight:640}
    ul.fr{list-style:none;display:flex;flex-wrap:wrap;gap:12px;justify-content:flex-end;max-width:280px}
    ul.fr li{width:82px;text-align:center;font-size:12px;line-height:1.3;color:var(--muted)}
    ul.fr .flag{color:var(--bad);font-weight:600}
    .scr{display:block;width:72px;height:112px;margin:0 auto 6px}
    .same .scr{opacity:.55}
    .scr .body{fill:var(--soft);stroke:var(--muted);stroke-width:1.3}
    .scr.flash .body{stroke:var(--badf);stroke-width:2;stroke-dasharray:4 3;fill:var(--badt)}
    .scr .bar{fill:var(--line)}
    .scr .av{fill:var(--of);opacity:.85}
    .T .scr .av{fill:var(--tf)}
    .R .scr .av{fill:var(--rf)}
    .scr .id,.scr .more{font:600 8px var(--mono);fill:var(--ink)}
    .scr .more,.scr .end,.scr .none{fill:var(--muted)}
    .scr .end{font:600 7.5px var(--sans);text-anchor:middle}
    .scr .none{font:600 10px var(--sans);text-anchor:middle}
    .scr.stale .id{fill:var(--dim)}
    .scr.stale .av{opacity:.4}
    .scr.flash .none{fill:var(--bad)}
    .scr .rule{stroke:var(--line);stroke-width:1.4}
    .scr .spin{fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round}
    .scr .er rect:first-child{fill:var(--badf)}
    .scr .er path{stroke:var(--card);stroke-width:2;stroke-linecap:round}
    .scr .er .t3{fill:var(--card)}
    .kv{display:flex;flex-wrap:wrap;gap:6px}
    .kv div{display:flex;min-width:0;border:1px solid var(--line);border-radius:8px;overflow:hidden;font:13px/1.2 var(--mono)}
    .kv dt{padding:6px 8px;color:var(--muted);background:var(--soft)}
    .kv dd{margin:0;padding:6px 9px;overflow-wrap:anywhere}
    .kv .ch{border-color:var(--of)}
    .kv .ch dd{font-weight:700;background:var(--ot);color:var(--o)}
    .T .kv .ch{border-color:var(--tf)}
    .T .kv .ch dd{background:var(--tt);color:var(--t)}
    .R .kv .ch{border-color:var(--rf)}
    .R .kv .ch dd{background:var(--rt);color:var(--r)}
    .rc{margin-left:14px}
    .rc b{color:var(--ink);font-weight:640}
    .cbox{position:relative}
    .code{position:relative;max-height:600px;overflow:auto;scrollbar-width:thin;border-block:1px solid var(--line);background:var(--soft)}
    .code:focus-visible,.scroll:focus-visible,.tlbox:focus-visible{outline-offset:-3px}
    .code pre{margin:0;padding:10px 0;width:max-content;min-width:100%}
    .ln{display:flex;font:13px/21px var(--mono);font-variant-ligatures:none;padding-right:18px}
    .ln .n{width:50px;flex:none;text-align:right;padding-right:14px;color:var(--dim);user-select:none}
    .ln .c{white-space:pre}
    .ln b{font:inherit;color:var(--kw)}
    .ln i{font:inherit;color:var(--com)}
    .ln{border-left:4px solid transparent}
    .T .ln.on{background:var(--tt);border-left-color:var(--tf)}
    .R .ln.on{background:var(--rt);border-left-color:var(--rf)}
    .O .ln.on{background:var(--ot);border-left-color:var(--of)}
    .ln.on .n{color:var(--ink);font-weight:700}
    .map{position:absolute;right:12px;top:10px;bottom:10px;width:8px;pointer-events:none}
    .map i{position:absolute;left:0;right:0;top:var(--y);height:max(3px,1.6%);transform:translateY(-50%);border-radius:1px;background:var(--line)}
    .map i.on{left:-3px;background:var(--of)}
    .T .map i.on{background:var(--tf)}
    .R .map i.on{background:var(--rf)}
    body:has(#ran:checked) .map{display:none}
    body:has(#ran:checked) .cbox:has([data-ran]) .ln:not(.on){display:none}
    body:has(#ran:checked) .ln:not(.on)+.ln.on{border-top:1px dashed var(--line)}
    .only{display:flex;gap:8px;align-items:center;font-size:14px;white-space:nowrap;cursor:pointer;min-height:38px}
    .only input{width:17px;height:17px;accent-color:var(--ink);margin:0}
    .src{color:var(--muted);font-size:13px;margin-top:10px;overflow-wrap:anywhere}

    table{border-collapse:collapse;width:100%}
    th{text-align:left;font-weight:500}
    thead th{font-size:13px;color:var(--muted);font-weight:560;padding:6px 12px 8px 0;border-bottom:1px solid var(--line);white-space:nowrap}
    tbody th,tbody td{padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:middle}
    tbody tr:last-child>*{border-bottom:0}
    .rules td{min-width:132px;white-space:nowrap}
    .rules .ev-c{min-width:170px;white-space:normal}
    .rules .id{display:inline-block;min-width:44px;font:600 13px var(--mono)}
    .ok,.ko{display:inline-flex;gap:7px;align-items:center;color:var(--ok);font-weight:560}
    .ko{color:var(--bad);background:var(--badt);padding:2px 10px 2px 7px;border-radius:99px;margin-left:-7px}
    .ok svg,.ko svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
    .na{color:var(--muted)}
    .rules td a,.ev-c a{display:inline-flex;min-width:28px;height:28px;align-items:center;justify-content:center;border:1px solid var(--line);border-radius:8px;color:var(--ink);text-decoration:none;font-weight:560;font-variant-numeric:tabular-nums;margin:1px 0}
    .rules td a:hover,.ev-c a:hover{border-color:var(--muted);background:var(--soft)}
    .note{color:var(--muted);margin-bottom:8px}
    .cost th small{display:block;color:var(--muted);font-size:13px}
    .cost td{width:36%}
    .bar{display:flex;align-items:center;gap:10px}
    .bar i{height:14px;min-width:2px;border-radius:4px;background:var(--of);width:calc(var(--v)*(100% - 74px));flex:none}
    .bar.T i{background:var(--tf)}
    .bar.R i{background:repeating-linear-gradient(45deg,var(--rf) 0 5px,color-mix(in srgb,var(--rf) 72%,var(--card)) 5px 8px)}
    .bar.O i{background:repeating-linear-gradient(-45deg,var(--of) 0 5px,color-mix(in srgb,var(--of) 66%,var(--card)) 5px 8px)}
    .bar b{font-weight:640;font-variant-numeric:tabular-nums;white-space:nowrap}
    .names p{margin:6px 0;line-height:2}
    .names code{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:1px 6px;margin-right:2px}
    .others{list-style:none;color:var(--muted);font-size:14px;columns:2;column-gap:34px}
    .others li{break-inside:avoid;padding:3px 0}
    .others b{font:600 13px var(--mono);color:var(--ink);margin-right:6px}
    .scroll{overflow:auto}
    .ascii{margin:0;font:13px/1.55 var(--mono);font-variant-ligatures:none;padding:16px 18px;background:var(--soft);border-radius:10px;border:1px solid var(--line);width:max-content;min-width:100%}
    details{margin-top:14px}
    summary{cursor:pointer;font-weight:560;padding:6px 0}
    .plain{font-size:14px;min-width:860px}
    .plain .no-t{font:13px var(--mono);max-width:22ch;overflow-wrap:anywhere}
    .plain th,.plain td{vertical-align:top}
    .plain td:nth-child(n+4){font-family:var(--mono);font-size:13px;max-width:40ch;overflow-wrap:anywhere}
    .pages{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr));gap:20px}
    .pages a{display:block;color:inherit;text-decoration:none;padding:22px 24px;height:100%}
    .pages a:hover h2{text-decoration:underline}
    .pages li{list-style:none}
    .pages p{color:var(--muted)}
    footer{color:var(--muted);font-size:13px;margin-top:24px;padding:0 4px;max-width:80ch}
    """
}
