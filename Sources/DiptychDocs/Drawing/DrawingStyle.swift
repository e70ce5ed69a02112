/// How the classes of a drawing look, in CSS; colours are variables of the page or palette.
enum DrawingStyle {
  private static let sans =
    "Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans CJK SC',sans-serif"

  private static let mono =
    "'JetBrains Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

  /// The rules, for a drawing in a page and in a file alike.
  static let rules = """
    .tl{font-family:\(sans)}
    .tl text{fill:var(--muted)}
    .tl .paper,.tl .u{fill:var(--card)}
    .tl .ll{font:500 13px \(mono);font-variant-ligatures:none}
    .tl .gl{font-weight:640;font-size:13.5px;fill:var(--ink)}
    .tl .gl.T,.tl .ll.T{fill:var(--t)}
    .tl .gl.R,.tl .ll.R{fill:var(--r)}
    .tl .gl.O,.tl .ll.O{fill:var(--o)}
    .tl .ax{stroke:var(--line);stroke-width:1.5}
    .tl .ax.T{stroke:var(--tl)}
    .tl .ax.R{stroke:var(--rl)}
    .tl .ax.O{stroke:var(--ol)}
    .tl .open{stroke-width:4;stroke-linecap:round}
    .tl .open.T{stroke:var(--tf)}
    .tl .open.R{stroke:var(--rf)}
    .tl .open.O{stroke:var(--of)}
    .tl .hs{font-weight:640;font-size:15px;text-anchor:middle;fill:var(--ink)}
    .tl .ht{font-size:12px;text-anchor:middle}
    .tl .m.in{fill:var(--ink)}
    .tl .m.T{fill:var(--tf)}
    .tl .m.R{fill:var(--rf)}
    .tl .m.O{fill:var(--of)}
    .tl .m.bad{fill:var(--badf)}
    .tl .m.hollow{fill:var(--card);stroke-width:2}
    .tl .m.hollow.T{stroke:var(--tf)}
    .tl .m.hollow.R{stroke:var(--rf)}
    .tl .m.hollow.O{stroke:var(--of)}
    .tl .x{fill:none;stroke-width:2;stroke-linecap:round}
    .tl .x.T{stroke:var(--t)}
    .tl .x.R{stroke:var(--r)}
    .tl .x.O{stroke:var(--o)}
    .tl .x.on{stroke:var(--on)}
    .tl .mt{fill:var(--on);font-weight:680;font-size:12px;text-anchor:middle}
    .tl .mt.in{fill:var(--card)}
    .tl .b{stroke-width:1.25}
    .tl .b.T{fill:var(--tt);stroke:var(--tf)}
    .tl .b.R{fill:var(--rt);stroke:var(--rf)}
    .tl .b.O{fill:var(--ot);stroke:var(--of)}
    .tl .b.T.load{fill:url(#hatch-T)}
    .tl .b.R.load{fill:url(#hatch-R)}
    .tl .b.O.load{fill:url(#hatch-O)}
    .tl .b.err{fill:var(--badt);stroke:var(--badf)}
    .tl .pb.T{fill:var(--tt)}
    .tl .pb.R{fill:var(--rt)}
    .tl .pb.O{fill:var(--ot)}
    .tl .pl{stroke-width:3}
    .tl .pl.T{stroke:var(--tl)}
    .tl .pl.R{stroke:var(--rl)}
    .tl .pl.O{stroke:var(--ol)}
    .tl .bt{font-weight:560;font-size:12px;paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
    .tl .bt.T{fill:var(--t);stroke:var(--tt)}
    .tl .bt.R{fill:var(--r);stroke:var(--rt)}
    .tl .bt.O{fill:var(--o);stroke:var(--ot)}
    .tl .bt.err{fill:var(--bad);stroke:var(--badt)}
    .tl .fr{fill:var(--soft);stroke:var(--line)}
    .tl .fr.ne{fill:var(--badt);stroke:var(--badf)}
    .tl .ft{font-weight:560;font-size:12.5px;text-anchor:middle}
    .tl .ft.ne{fill:var(--bad)}
    """
}
