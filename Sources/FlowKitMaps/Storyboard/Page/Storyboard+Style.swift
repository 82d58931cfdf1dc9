extension Storyboard {
  /// How the page looks: on screens of all widths, light and dark, and on paper.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: #f6f7f9; --card: #ffffff; --text: #1c2330; --quiet: #5b6472; --line: #d5dae2; --inside: #eef2f7; --edge: #8b95a5;
      --accent: #0b5cd5; --accent-back: #e4eefc; --here: #0a7d45; --warn: #a84300; --warn-back: #fdf0e6;
      \#(colors { $0.light })
    }
    @media screen and (prefers-color-scheme: dark) {
      :root:not([data-theme=light]) {
        --back: #14171c; --card: #1e232b; --text: #e8ebf0; --quiet: #a2abb9; --line: #363d49; --inside: #191d24; --edge: #6f7989;
        --accent: #7db1ff; --accent-back: #1d3050; --here: #4ed18d; --warn: #ffab70; --warn-back: #3a2718;
        \#(colors { $0.dark })
      }
    }
    :root[data-theme=light] { color-scheme: light; }
    @media screen {
      :root[data-theme=dark] {
        color-scheme: dark;
        --back: #14171c; --card: #1e232b; --text: #e8ebf0; --quiet: #a2abb9; --line: #363d49; --inside: #191d24;
        --edge: #6f7989; --accent: #7db1ff; --accent-back: #1d3050; --here: #4ed18d; --warn: #ffab70;
        --warn-back: #3a2718;
        \#(colors { $0.dark })
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--back); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1, h2, h3, h4 { margin: 0; line-height: 1.25; overflow-wrap: anywhere; }
    h1 { font-size: 16px; max-width: 30ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    h2 { font-size: 17px; margin-bottom: 6px; }
    h3 { font-size: 12px; margin: 16px 0 4px; color: var(--quiet); text-transform: uppercase; letter-spacing: .04em; }
    button, input, textarea { font: inherit; color: inherit; }
    button {
      min-height: 28px; min-width: 28px; padding: 2px 10px; background: var(--card); border: 1px solid var(--edge);
      border-radius: 6px; cursor: pointer;
    }
    button:hover:not(:disabled) { border-color: var(--accent); }
    button:disabled, .history [aria-disabled=true] { opacity: .5; cursor: default; }
    button[aria-pressed=true], [role=tab][aria-selected=true] {
      background: var(--accent-back); border-color: var(--accent);
    }
    input, textarea { background: var(--card); border: 1px solid var(--edge); border-radius: 6px; padding: 3px 8px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    a { color: var(--accent); }
    code, pre { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    small, .quiet { color: var(--quiet); }
    .hidden, .skip:not(:focus) {
      position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; min-width: 0; min-height: 0; border: 0;
      overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    header {
      display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: center; padding: 8px 14px; background: var(--card);
      border-bottom: 1px solid var(--line);
    }
    header h1 { margin-right: auto; }
    header form { position: relative; flex: 0 1 260px; }
    header form input { width: 100%; }
    #address-error:not(:empty) {
      position: absolute; z-index: 5; left: 0; top: 110%; width: 300px; padding: 6px 8px; background: var(--warn-back);
      color: var(--warn); border: 1px solid var(--warn); border-radius: 6px;
    }
    #search { flex: 0 1 170px; min-width: 0; }
    .group { display: flex; }
    .group button { border-radius: 0; margin-left: -1px; }
    .group button:first-child { border-radius: 6px 0 0 6px; }
    .group button:last-child { border-radius: 0 6px 6px 0; }
    #selftest { margin: 0; padding: 8px 14px; background: var(--accent-back); white-space: pre-wrap; }
    main { flex: 1; min-height: 0; display: flex; }
    .map, .list { position: relative; flex: 1; min-width: 0; }
    .list { overflow: auto; padding: 14px 20px; }
    .list ol.flows {
      list-style: none; padding: 0; display: grid; gap: 6px 24px;
      grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
    }
    .list h3 { text-transform: none; letter-spacing: 0; font-size: 14px; margin: 8px 0 0; }
    .list .flows > li { content-visibility: auto; contain-intrinsic-size: auto 120px; }
    .list ul { margin: 2px 0; padding-left: 18px; }
    aside {
      flex: 0 0 380px; min-width: 0; display: flex; flex-direction: column; background: var(--card);
      border-left: 1px solid var(--line);
    }
    [data-view=player] aside { flex: 1; border: 0; }
    [role=tablist] { display: flex; gap: 4px; padding: 8px 14px 0; border-bottom: 1px solid var(--line); }
    [role=tab] { border-radius: 6px 6px 0 0; border-color: transparent; border-bottom: 0; }
    [role=tabpanel] { flex: 1; min-height: 0; overflow: auto; padding: 14px; overflow-wrap: anywhere; }
    [role=tabpanel] ul, [role=tabpanel] ol.plain { margin: 4px 0; padding-left: 18px; }
    ul.callbacks, ul.legend { list-style: none; padding: 0 !important; }
    ul.callbacks li { padding: 4px 0; border-top: 1px solid var(--line); }
    ul.callbacks .mark { display: inline-block; width: 16px; }
    .traits span { border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; white-space: nowrap; }
    .findings li, .finding { color: var(--warn); }
    small.taken { color: var(--here); }
    small.untaken { color: var(--warn); }
    .legend { columns: 2; }
    textarea { width: 100%; font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; white-space: pre; }
    .map svg[role=group] {
      width: 100%; height: 100%; display: block; cursor: grab; touch-action: none; user-select: none;
    }
    .map-bar { position: absolute; left: 12px; bottom: 12px; display: flex; gap: 6px; flex-wrap: wrap; }
    .minimap {
      position: absolute; right: 12px; bottom: 12px; width: 180px; height: 120px; background: var(--card);
      border: 1px solid var(--edge); border-radius: 6px; padding: 4px;
    }
    .minimap svg { width: 100%; height: 100%; }
    .minimap rect { fill: var(--edge); }
    .minimap .frame { fill: none; stroke: var(--accent); stroke-width: 2px; vector-effect: non-scaling-stroke; }
    .box { cursor: pointer; }
    .box rect { fill: var(--card); stroke: var(--edge); }
    .box text { font-size: 10.5px; fill: var(--quiet); }
    .box .name { font-size: 12px; font-weight: 600; fill: var(--text); }
    .box .chip, .box .marks { text-anchor: end; font-size: 10px; }
    .box .marks { fill: var(--warn); }
    .box.root rect { stroke-width: 2.5; }
    .box.found rect { stroke: var(--warn); }
    .box.chosen rect { fill: var(--accent-back); stroke: var(--accent); stroke-width: 2.5; }
    .box.here rect { stroke: var(--here); stroke-width: 3.5; }
    .box.dim { opacity: .25; }
    .box:focus { outline: none; }
    .box:focus-visible rect { stroke: var(--accent); stroke-width: 4; stroke-dasharray: none; }
    .far .rows, .far .marks { display: none; }
    .far .name { font-size: 15px; }
    .frames rect { fill: var(--inside); stroke: var(--line); }
    .frames text { font-size: 10px; fill: var(--quiet); }
    path { fill: none; stroke-width: 1.3; }
    \#(rules)
    .has-chosen .arrows path { opacity: .16; }
    path.modal { stroke-dasharray: 7 4; }
    path.back { stroke-dasharray: 1.5 3.5; stroke-linecap: round; stroke-width: 1.6; }
    path.selecting { stroke-width: .7; }
    path.telling { stroke-dasharray: 9 3 2 3; }
    path.containing { stroke-width: 2; }
    path.taken { stroke-width: 2.4; }
    path.untaken { opacity: .45; }
    path.strong { stroke-width: 2.6; }
    marker path { stroke-dasharray: none; }
    marker .head { stroke: none; }
    marker .open { stroke-width: 1; }
    .full, .half { fill: var(--taken-line); stroke: var(--taken-line); }
    .ring { fill: var(--card); stroke: var(--quiet); }
    .history { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 12px; }
    .roots:empty { display: none; }
    .stage { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    .beside { flex: 1 1 280px; min-width: 0; }
    .beside h3:first-child { margin-top: 0; }
    .tree {
      margin: 0; padding: 8px; background: var(--back); border: 1px solid var(--line); border-radius: 6px;
      overflow: auto; max-height: 300px; white-space: pre; overflow-wrap: normal;
    }
    .steps { margin: 0; padding-left: 28px; max-height: 340px; overflow: auto; }
    .steps button { border-color: transparent; background: none; text-align: left; padding: 2px 6px; }
    .steps button[aria-current] { background: var(--accent-back); border-color: var(--accent); }
    .steps small { display: block; padding-left: 6px; }
    .steps .refused, .steps li.refused > button { color: var(--warn); }
    .steps .later { opacity: .55; }
    .phone {
      position: relative; flex: none; width: 268px; height: 520px; border: 6px solid var(--edge); border-radius: 28px;
      background: var(--back); overflow: hidden;
    }
    .phone.wide { width: min(680px, 100%); }
    .layer { position: absolute; inset: 0; background: var(--card); display: flex; flex-direction: column; }
    .layer[inert] { filter: brightness(.82); }
    .layer.sheet {
      top: calc(18px + var(--depth) * 22px); border-radius: 16px 16px 0 0; border-top: 1px solid var(--edge);
      box-shadow: 0 -2px 14px #0004;
    }
    .layer.alert, .layer.popover {
      inset: auto 18px; top: 22%; max-height: 66%; border-radius: 14px; border: 1px solid var(--edge);
      box-shadow: 0 4px 24px #0006;
    }
    .layer.popover { top: 12%; left: 60px; }
    .layer > .style { position: absolute; right: 12px; top: 3px; font-size: 10px; color: var(--quiet); }
    .swipe {
      position: absolute; z-index: 2; left: 50%; top: 0; width: 72px; height: 24px; min-height: 24px;
      transform: translateX(-50%); border: 0; background: none;
    }
    .swipe::after {
      content: ""; display: block; width: 36px; height: 4px; margin: -6px auto 0; border-radius: 2px;
      background: var(--edge);
    }
    .screen { flex: 1; min-height: 0; display: flex; flex-direction: column; overflow: auto; }
    .top { display: grid; grid-template-columns: 40px 1fr 40px; align-items: center; padding: 18px 8px 6px; gap: 4px; }
    .top h4 { grid-column: 2; text-align: center; font-size: 15px; }
    .top .back {
      grid-column: 1; grid-row: 1; font-size: 22px; line-height: 1; border: 0; background: none; color: var(--accent);
      padding: 0;
    }
    .top .depth { grid-column: 1 / -1; text-align: center; font-size: 11px; color: var(--quiet); }
    .buttons { display: flex; flex-direction: column; gap: 8px; padding: 6px 12px; }
    .buttons button {
      position: relative; display: block; text-align: left; padding: 6px 10px; border-radius: 10px;
      overflow-wrap: anywhere;
    }
    .buttons button small { display: block; font-size: 11px; line-height: 1.3; }
    .buttons button[aria-disabled=true] { border-style: dashed; color: var(--quiet); cursor: not-allowed; }
    .buttons kbd {
      float: right; font: 10px ui-monospace, monospace; color: var(--quiet); border: 1px solid var(--line);
      border-radius: 3px; padding: 0 4px;
    }
    .buttons .quiet, .child > .quiet { text-align: center; }
    .child, .columns { flex: 1 0 auto; display: flex; border-top: 1px solid var(--line); }
    .child .top, .column .top, .embedded .top { padding-top: 8px; }
    .column { flex: 1; min-width: 0; display: flex; border-left: 1px solid var(--line); }
    .embedded { padding: 0 10px; }
    .embedded > .screen { border: 1px dashed var(--edge); border-radius: 8px; margin: 6px 0; }
    .tabs {
      position: sticky; bottom: 0; display: flex; justify-content: center; background: var(--back);
      border-top: 1px solid var(--line);
    }
    .tabs button {
      flex: 1; min-width: 0; min-height: 38px; border: 0; border-radius: 0; background: none; padding: 2px;
      font-size: 11px; overflow: hidden; text-overflow: ellipsis;
    }
    .tabs.pages button { flex: 0 0 28px; font-size: 20px; color: var(--quiet); }
    .tabs button[aria-current] { color: var(--accent); font-weight: 700; }
    .question {
      position: absolute; z-index: 6; inset: auto 10px 10px; padding: 12px; background: var(--warn-back);
      border: 1px solid var(--warn); border-radius: 12px; overflow-wrap: anywhere;
    }
    .question p { margin: 0 0 8px; }
    .question button { margin: 0 6px 6px 0; }
    dialog { color: var(--text); background: var(--card); border: 1px solid var(--edge); border-radius: 10px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
    dialog dd { margin: 0; }
    @media (max-width: 900px) {
      body { height: auto; min-height: 100%; }
      main { flex-direction: column; }
      .map { flex: none; height: 55vh; min-height: min(280px, 70vh); }
      aside { flex: none; border-left: 0; border-top: 1px solid var(--line); border-radius: 14px 14px 0 0; }
      .stage { justify-content: center; }
      .beside { flex-basis: 100%; }
      header h1 { flex-basis: 100%; }
    }
    @media (prefers-reduced-motion: no-preference) { .box rect { transition: fill .12s, stroke .12s; } }
    @media (forced-colors: active) {
      .phone, .layer, button { border: 1px solid; }
      .box rect { stroke: CanvasText; }
      .box.chosen rect { stroke: Highlight; }
    }
    @media print {
      @page { size: landscape; margin: 10mm; }
      :root {
        color-scheme: light; --back: #fff; --card: #fff; --text: #000; --quiet: #000; --line: #999; --edge: #444;
      }
      html, body { height: auto; }
      body, .box text, .box .name { color: #000; fill: #000; }
      .box.dim, .has-chosen .arrows path { opacity: 1; }
      header > :not(h1), aside, .map-bar, .minimap, #status { display: none !important; }
      main { display: flex; flex-direction: column; }
      .map { order: -1; flex: none; height: 170mm; break-after: page; }
      .list { display: block !important; overflow: visible; padding: 0; }
      .list .flows > li { content-visibility: visible; break-inside: avoid; }
    }
    """#

  /// The colours of lines, as variables.
  private static func colors(_ color: (MapColor) -> String) -> String {
    MapColor.allCases.map { "--\($0)-line: \(color($0));" }.joined(separator: " ")
  }

  /// What they are used for: lines, and what fills their ends.
  private static var rules: String {
    MapColor.allCases.map { "path.\($0) { stroke: var(--\($0)-line); } .head.\($0) { fill: var(--\($0)-line); }" }
      .joined(separator: "\n")
  }
}
