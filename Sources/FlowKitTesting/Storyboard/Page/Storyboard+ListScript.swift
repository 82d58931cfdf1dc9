extension Storyboard {
  /// The shortest ways to all flows, and the map in words.
  static let listScript = #"""
    // The fewest steps to each flow, by the rules, as far as a small search finds them.
    function shortestWays(data, most) {
      const ways = new Map(), session = new Session(data), known = new Set();
      let queue = [{ state: session.state, code: [] }], count = 0;
      const names = tree => tree.layers.map(layer => (layer.modal ? layer.modal.style : "") + session.walker.text.line(layer.top)).join("|");
      while (queue.length && count < most && ways.size < data.flows.length) {
        const { state, code } = queue.shift();
        for (const node of shownNodes(state.tree.layers[0].top)) if (!ways.has(node.flow)) ways.set(node.flow, code.join("."));
        session.history = [{ state, code: "", title: "", outcomes: [] }];
        session.at = 0;
        for (const step of stepsHere(session)) {
          const read = session.read(step), run = read && session.walker.take(state, read, ["a", "a", "a"]);
          if (!run || run.question || run.state.tree === state.tree) continue;
          count += 1;
          const name = names(run.state.tree);
          if (known.has(name) || pathOf(run.state.tree).length > 12) continue;
          known.add(name);
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
        if (showsOne(node.contents)) node.contents.children.forEach((_, index) => steps.push("c" + holder + "-" + index));
      });
      return steps;
    }

    // The map in words.
    function listOf(data, text, matches) {
      const flows = data.flows.filter(flow => !matches || matches.has(flow.index));
      const item = flow => "<li id=\"flow-" + flow.index + "\"><h3><a href=\"#f=" + encodeURIComponent(flow.label) + '" data-flow="' + flow.index
        + '">' + escaped(flow.label) + "</a></h3>" + place_(flow.place) + "<ul>" + flow.arrows.map(arrow => "<li>" + escaped(arrow.label)
        + ": <code>" + escaped(text.call(arrow.action)) + "</code>" + arrow.targets.map(target => ' <a href="#f='
        + encodeURIComponent(target.label) + '" data-flow="' + target.index + '">' + escaped(target.label) + "</a>").join("")
        + "</li>").join("") + (flow.children ? "<li>contains " + flow.children.flows.map(child => escaped(data.flows[child].label)).join(", ")
        + "</li>" : "") + flow.findings.map(one => '<li class="finding">▲ ' + escaped(one.text) + "</li>").join("") + "</ul></li>";
      return "<h2>" + counted(flows.length, "flow") + '</h2><ol class="flows">' + flows.map(item).join("") + "</ol>";
    }
    """#
}
