extension Storyboard {
  /// The shortest ways to all flows, and the map in words.
  static let listScript = #"""
    // The fewest steps to each flow, by the rules, as far as a small search finds them.
    function shortestWays(data, most) {
      const ways = new Map(), session = new Session(data), known = new Set();
      let queue = [{ state: session.state, code: [] }], count = 0;
      const name = layer => (layer.modal ? layer.modal.style : "") + session.walker.text.line(layer.top);
      const names = tree => tree.layers.map(name).join("|");
      while (queue.length && count < most && ways.size < data.flows.length) {
        const { state, code } = queue.shift();
        for (const node of shownNodes(state.tree.layers[0].top)) {
          if (!ways.has(node.flow)) ways.set(node.flow, code.join("."));
        }
        session.history = [{ state, code: "", title: "", outcomes: [] }];
        session.at = 0;
        for (const step of stepsHere(session)) {
          const read = session.read(step), run = read && session.walker.take(state, read, ["a", "a", "a"]);
          if (!run || run.question || run.state.tree === state.tree) continue;
          count += 1;
          const place = names(run.state.tree);
          if (known.has(place) || pathOf(run.state.tree).length > 12) continue;
          known.add(place);
          const asked = session.walker.take(state, read, []).question ? "a" : "";
          queue.push({ state: run.state, code: [...code, step + asked] });
        }
      }
      return ways;
    }

    function stepsHere(session) {
      const visible = visibleNode(session.tree), steps = [];
      session.screens().forEach((node, place) => {
        const prefix = node === visible ? "" : place + ":";
        session.data.flows[node.flow].arrows.forEach((arrow, index) => steps.push(prefix + index));
        if (session.resultOf(node)) steps.push(prefix + "u");
      });
      session.data.roots.slice(1).forEach((_, index) => steps.push("o" + (index + 1)));
      session.screens().filter(node => node.contents).forEach((node, holder) => {
        if (!showsOne(node.contents)) return;
        node.contents.children.forEach((_, index) => steps.push("c" + holder + "-" + index));
      });
      return steps;
    }

    // The map in words.
    function listOf(data, text, matches) {
      const flows = data.flows.filter(flow => !matches || matches.has(flow.index));
      const callback = arrow => `${escaped(arrow.label)}: <code>${escaped(text.call(arrow.action))}</code> `
        + arrow.targets.map(linkTo).join(", ");
      const rows = flow => [
        ...flow.arrows.map(callback),
        ...(flow.children ? ["contains " + flow.children.flows.map(child => escaped(data.flows[child].label)).join(", ")] : []),
        ...flow.findings.map(one => `<span class="finding">▲ ${escaped(one.text)}</span>`),
      ];
      const item = flow => `<li><h3>${linkTo(flow)}</h3>${small(flow.place)}${listed(rows(flow))}</li>`;
      return `<h2>${counted(flows.length, "flow")}</h2><ol class="flows">${flows.map(item).join("")}</ol>`;
    }
    """#
}
