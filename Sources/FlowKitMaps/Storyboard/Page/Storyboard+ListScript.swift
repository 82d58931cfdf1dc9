extension Storyboard {
  /// The shortest ways to all flows, and the map in words.
  static let listScript = #"""
    // The fewest steps to each flow, by the rules. After the given number of steps, the search goes on only from places
    // that show a flow for the first time, so that it ends soon and still finds a way to most flows of a large app.
    function shortestWays(data, most) {
      const ways = new Map(), session = new Session(data), known = new Set(), queue = [];
      let count = 0;
      const name = layer => (layer.modal ? layer.modal.style : "") + session.walker.text.line(layer.top);
      const names = tree => tree.layers.map(name).join("|");
      const add = (state, code) => {
        const fresh = shownNodes(state.tree.layers[0].top).filter(node => !ways.has(node.flow));
        for (const node of fresh) ways.set(node.flow, code.join("."));
        if (fresh.length || pathOf(state.tree).length <= 12) queue.push({ state, code, isFresh: fresh.length > 0 });
      };
      add(session.state, []);
      for (let next = 0; next < queue.length && ways.size < data.flows.length; next += 1) {
        const { state, code, isFresh } = queue[next];
        if (count >= most && !isFresh) continue;
        session.history = [{ state, code: "", title: "", outcomes: [] }];
        session.at = 0;
        for (const step of stepsHere(session)) {
          const read = session.read(step), run = read && session.walker.take(state, read, ["a", "a", "a"]);
          if (!run || run.question || run.state.tree === state.tree) continue;
          count += 1;
          const place = names(run.state.tree);
          if (known.has(place)) continue;
          known.add(place);
          const asked = session.walker.take(state, read, []).question ? "a" : "";
          add(run.state, [...code, step + asked]);
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
