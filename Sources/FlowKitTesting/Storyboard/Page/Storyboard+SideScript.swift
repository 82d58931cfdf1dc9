extension Storyboard {
  /// The panel at the side: one flow, or all of the app.
  static let sideScript = #"""
    // What is known of one flow, and of all: the panel at the side, and the list that is the map in words.
    class SidePanel {
      constructor(page, element) {
        this.page = page;
        this.data = page.data;
        this.text = page.session.walker.text;
        this.element = element;
      }

      render() {
        const flow = this.page.chosen;
        this.element.innerHTML = flow ? this.flow(flow) : this.overview();
      }

      overview() {
        const { data } = this, groups = new Map();
        for (const finding of data.findings) groups.set(finding.rule, [...(groups.get(finding.rule) || []), finding]);
        const counts = counted(data.flows.length, "flow") + ", " + counted(data.arrows.length, "callback")
          + (data.links.length ? ", " + counted(data.links.length, "link") : "");
        return "<h2>" + escaped(data.title) + "</h2><p>" + counts + ". Choose a flow on the map or in the list.</p>"
          + this.coverage() + "<h3>Findings</h3>"
          + (data.findings.length ? [...groups].map(([rule, found]) => "<h4>" + escaped(rule) + "</h4><ul class=findings>"
            + found.map(one => "<li>" + (one.flow ? this.link(one.flow) + ": " : "") + this.finding(one) + "</li>").join("")
            + "</ul>").join("") : "<p class=quiet>None.</p>")
          + (data.open.length ? "<h3>Not followed</h3><ul>" + data.open.map(one => "<li>"
            + (data.flows[one.flow] ? this.link(data.flows[one.flow]) + ": " : "") + escaped(one.text) + place_(one.place)
            + "</li>").join("") + "</ul>" : "")
          + (data.links.length ? "<h3>Links</h3><ul>" + data.links.map((link, index) => '<li><button data-step="l' + index + '">'
            + escaped(link.text) + "</button> <code>" + escaped(this.text.call(link.action)) + "</code></li>").join("") + "</ul>" : "")
          + legend();
      }

      coverage() {
        const { taken } = this.page;
        if (!taken) return "";
        const count = taken.filter(number => number > 0).length, all = this.data.arrows.length;
        return "<p>" + count + " of " + counted(all, "arrow") + " taken"
          + (all ? " (" + Math.floor(count / all * 100) + " %)" : "") + ".</p>";
      }

      finding(one) {
        return escaped(one.text) + (one.help ? " <em>" + escaped(one.help) + "</em>" : "")
          + place_(one.place || (one.arrow ? one.arrow.place : ""));
      }

      link(flow) {
        return '<a href="#f=' + encodeURIComponent(flow.label) + '" data-flow="' + flow.index + '">' + escaped(flow.label) + "</a>";
      }

      flow(flow) {
        const { children } = flow, ways = this.wayHere(flow);
        return '<h2 tabindex="-1">' + escaped(flow.label) + "</h2>" + (flow.place ? "<p>" + place_(flow.place) + "</p>" : "")
          + this.traits(flow) + (ways ? '<p><button class="go" data-walk="' + escaped(ways) + '">Play from the root to here</button></p>' : "")
          + "<h3>Callbacks</h3>" + this.callbacks(flow)
          + (children ? "<h3>Contains (" + escaped(children.kind) + ")</h3><ol class=plain>" + children.flows.map((child, index) => "<li>"
            + this.link(this.data.flows[child]) + (children.columns[index] ? " <small>" + escaped(children.columns[index]) + "</small>" : "")
            + (index === children.selected ? " <small>shown first</small>" : "") + "</li>").join("") + "</ol>" : "")
          + (flow.guards.length ? "<h3>Guards</h3><ul>" + flow.guards.map(guard => "<li>" + guardNames[guard.kind] + place_(guard.place)
            + (guard.redirect ? ", redirects: <code>" + escaped(this.text.call(guard.redirect)) + "</code>" : "") + "</li>").join("") + "</ul>" : "")
          + (flow.handlers.length ? "<h3>Handlers</h3><ul>" + flow.handlers.map(handler => "<li>" + escaped(handler.message)
            + ": <code>" + escaped(this.text.call(handler.action)) + "</code>" + place_(handler.place) + "</li>").join("") + "</ul>" : "")
          + "<h3>Ways in</h3>" + this.waysIn(flow)
          + "<h3>Findings</h3>" + (flow.findings.length ? "<ul class=findings>" + flow.findings.map(one =>
            "<li><strong>" + escaped(one.rule) + "</strong> " + this.finding(one) + "</li>").join("") + "</ul>" : "<p class=quiet>None.</p>");
      }

      traits(flow) {
        const words = [
          this.data.roots.includes(flow.index) && "the app may begin with it", flow.opening && "opens as " + flow.opening.replace("modal ", ""),
          flow.onTop && "single top", flow.movesToFront && "moves to the front", flow.acceptsOnStack && "acts while covered",
          flow.isUnreached && "nothing leads here",
        ].filter(Boolean);
        return words.length ? "<p class=traits>" + words.map(word => "<span>" + escaped(word) + "</span>").join(" ") + "</p>" : "";
      }

      callbacks(flow) {
        if (!flow.arrows.length) return "<p class=quiet>None.</p>";
        return "<ul class=callbacks>" + flow.arrows.map(arrow => '<li class="' + arrow.kind + '"><span class="mark" aria-hidden="true">'
          + chipMarks[arrow.kind] + "</span> <strong>" + escaped(arrow.label) + "</strong> <code>" + escaped(this.text.call(arrow.action))
          + "</code>" + (arrow.targets.length ? " <span>" + arrow.targets.map(target => this.link(target)).join(", ") + "</span>" : "")
          + place_(arrow.place) + (arrow.certainty === "sure" ? "" : " <small>" + arrow.certainty + "</small>") + this.taken(arrow)
          + "</li>").join("") + "</ul>";
      }

      taken(arrow) {
        const { taken } = this.page;
        if (!taken) return "";
        const count = taken[arrow.index] || 0;
        return ' <small class="' + (count ? "taken" : "untaken") + '">' + (count ? "taken " + count + "×" : "not taken") + "</small>";
      }

      waysIn(flow) {
        const holders = this.data.flows.filter(other => other.children && other.children.flows.includes(flow.index));
        const links = this.data.links.filter(link => targetsOf(link.action).includes(flow.index));
        const rows = [
          ...holders.map(holder => "child of " + this.link(holder)),
          ...flow.waysIn.map(arrow => this.link(arrow.from) + ": " + escaped(arrow.label) + " <small>" + escaped(arrow.action.verb) + "</small>"),
          ...links.map(link => "link <code>" + escaped(link.text) + "</code>"),
        ];
        return rows.length ? "<ul>" + rows.map(row => "<li>" + row + "</li>").join("") + "</ul>" : "<p class=quiet>None.</p>";
      }

      wayHere(flow) { return this.page.ways.get(flow.index) || ""; }
    }

    const guardNames = { enter: "asked before it enters", leave: "asked before it leaves", update: "asked before it is used again",
      act: "asked about what its screens, and those above them, ask for" };

    const place_ = place => place ? ' <small class="place">' + escaped(place) + "</small>" : "";

    function legend() {
      const words = { push: "push", modal: "present", return: "back", replace: "replace, reset", select: "select",
        message: "answers a message", guard: "a guard’s other way", child: "contains" };
      return "<h3>Legend</h3><ul class=legend>" + Object.entries(words).map(([kind, word]) =>
        '<li><svg width="46" height="10" aria-hidden="true"><path class="' + kind + '" d="M2 5H42M36 1.5L42 5L36 8.5"/></svg> ' + word
        + "</li>").join("") + "<li>◆ guarded</li><li>▲ has a finding</li><li>▦ contains others</li></ul>";
    }
    """#
}
