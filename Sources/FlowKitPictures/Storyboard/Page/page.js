// The page: what is chosen, searched, walked and linked to, and the keys.
class Page {
  constructor(data) {
    this.data = data;
    this.session = new Session(data);
    this.chosen = null;
    this.matches = null;
    this.taken = data.taken;
    this.view = "map";
    this.theme = "";
    this.ways = new Map();
    document.title = data.title;
    byID("title").textContent = data.title;
    this.map = new FlowMapView(this, byID("map"));
    this.player = new Player(this, byID("player"));
    this.side = new SidePanel(this, byID("flow"));
    this.addLinks();
    this.listen();
    if (data.log) this.session.open(data.log);
    this.readHash();
    this.map.begin();
    if (this.chosen) this.map.reveal(this.chosen);
    this.updateMapBar();
    this.showTab(this.session.at > 0 || this.session.question ? "player" : "flow");
    this.placeChanged(false);
    setTimeout(() => this.findWays(), 0);
  }

  // Flows that the player is at, for the map.
  get place() {
    const entries = entriesOf(unfolded(this.data, this.session.place));
    return new Set(this.session.place.shown.map(index => entries[index].flow.index));
  }

  get visible() { return entriesOf(unfolded(this.data, this.session.place))[this.session.place.visible].flow; }

  // After the first picture: what needs a search.
  findWays() {
    this.ways = waysOf(this.data);
    this.side.render();
  }

  // Choosing a flow.
  choose(flow, isQuiet = false) {
    this.chosen = flow;
    if (flow && this.map.showsGroups && !isQuiet) this.map.toggleGroups(flow.group);
    this.map.mark();
    if (flow) this.map.reveal(flow);
    this.side.render();
    if (flow) this.showTab("flow");
    if (flow) this.say(describe(flow));
    this.writeHash();
  }

  named(label) {
    return this.data.flows.find(flow => flow.label === label) || this.data.flows.find(flow => flow.name === label)
      || null;
  }

  // What has to follow when the player is somewhere else.
  placeChanged(writes = true) {
    this.player.render();
    this.map.mark();
    byID("place").textContent = short(this.visible.label, 30);
    if (writes) this.writeHash();
  }

  say(text) {
    byID("status").textContent = "";
    requestAnimationFrame(() => { byID("status").textContent = text; });
  }

  // The address bar: a link's text goes to its place.
  addLinks() {
    byID("address-form").hidden = !this.data.links.length;
    byID("addresses").innerHTML = this.data.links.map(link => '<option value="' + escaped(link.text)
      + '">').join("");
  }

  openAddress(text) {
    const index = this.data.links.findIndex(link => link.text === text.trim());
    byID("address-error").textContent = "";
    if (index < 0) {
      const near = this.data.links.filter(link => link.text.includes(text.trim().split("/").pop())).map(link =>
        link.text);
      const why = "“" + text + "” is not among the addresses of this page."
        + (near.length ? " There is " + near.slice(0, 3).join(", ") + "." : "");
      byID("address-error").textContent = why;
      return this.say(why);
    }
    this.showTab("player");
    this.player.act("l" + index);
  }

  // Search dims what it does not find.
  search(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matchesAll = flow => {
      const all = [flow.label, flow.file, ...flow.arrows.map(arrow => arrow.label)].join(" ").toLowerCase();
      return words.every(word => all.includes(word));
    };
    this.matches = words.length ? new Set(this.data.flows.filter(matchesAll).map(flow => flow.index)) : null;
    byID("search").value = text;
    byID("matches").textContent = this.matches ? counted(this.matches.size, "flow") : "";
    this.map.mark();
    if (this.view === "list") this.renderList();
    this.writeHash();
  }

  chooseMatch() {
    const words = byID("search").value.toLowerCase();
    const found = [...this.matches || []].map(index => this.data.flows[index]);
    const best = found.find(flow => flow.label.toLowerCase() === words)
      || found.find(flow => flow.label.toLowerCase().includes(words)) || found[0];
    if (!best) return;
    this.choose(best);
    if (this.view === "map") this.map.focusBox(best.index);
  }

  // Views, tabs, theme.
  showView(view) {
    this.view = view;
    document.body.dataset.view = view;
    for (const button of document.querySelectorAll("[data-view-name]")) {
      button.setAttribute("aria-pressed", String(button.dataset.viewName === view));
    }
    byID("list").hidden = view !== "list";
    byID("map").hidden = view !== "map";
    if (view === "list") this.renderList();
    if (view === "map") this.map.show(this.map.left, this.map.top, this.map.scale);
    if (view === "player") this.showTab("player");
    else this.player.render();
    this.writeHash();
  }

  renderList() { byID("list").innerHTML = listOf(this.data, this.matches); }

  showTab(name) {
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const isChosen = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      byID(tab.dataset.tab).hidden = !isChosen;
    }
    this.tab = name;
    if (name === "player") this.player.render();
  }

  setTheme(theme) {
    this.theme = theme;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    this.writeHash();
  }

  toggleTheme() {
    const isDark = this.theme ? this.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    this.setTheme(isDark ? "light" : "dark");
  }

  updateMapBar() {
    const { map, data } = this;
    byID("groups").hidden = !data.groups;
    byID("groups").textContent = map.showsGroups ? "Show all flows" : "Show groups";
    byID("all-arrows").hidden = map.showsGroups || !map.spared.length;
    byID("all-arrows").setAttribute("aria-pressed", String(map.showsAll));
  }

  // A place that can be linked to: #f=flow, #p=walk, #view=list, #q=words, #theme=dark.
  readHash() {
    this.isReading = true;
    const parts = new URLSearchParams(location.hash.slice(1));
    this.setTheme(["light", "dark"].includes(parts.get("theme")) ? parts.get("theme") : "");
    const walk = parts.get("p") || "";
    if (walk !== this.session.code && (walk || !this.data.log)) {
      const stopped = this.session.replay(walk);
      if (stopped && !this.session.question) this.say("The walk stops at “" + stopped
        + "”: that step does not apply any more.");
    }
    if (parts.get("f") !== null) this.choose(this.named(parts.get("f")));
    if (parts.get("q")) this.search(parts.get("q"));
    this.showView(["map", "list", "player"].includes(parts.get("view")) ? parts.get("view") : "map");
    this.isReading = false;
  }

  writeHash() {
    if (this.isReading) return;
    const parts = new URLSearchParams(), isWhole = this.session.history.slice(1, this.session.at
      + 1).every(entry => entry.code);
    if (this.chosen) parts.set("f", this.chosen.label);
    if (this.session.at > 0 && isWhole) parts.set("p", this.session.code);
    if (this.view !== "map") parts.set("view", this.view);
    if (this.matches) parts.set("q", byID("search").value);
    if (this.theme) parts.set("theme", this.theme);
    const hash = parts.toString().replace(/%3A/g, ":").replace(/%2C/g, ",");
    if ("#" + hash !== location.hash) history.replaceState(null, "", "#" + hash);
  }

  listen() {
    document.addEventListener("click", event => this.click(event));
    document.addEventListener("keydown", event => this.key(event));
    addEventListener("hashchange", () => {
      this.readHash();
      this.placeChanged(false);
    });
    addEventListener("resize", () => this.player.render());
    addEventListener("beforeprint", () => this.preparePrint());
    addEventListener("afterprint", () => this.showView(this.view));
    byID("search").addEventListener("input", event => this.search(event.target.value));
    byID("search").addEventListener("keydown", event => { if (event.key === "Enter") this.chooseMatch(); });
    byID("address-form").addEventListener("submit", event => {
      event.preventDefault();
      this.openAddress(byID("address").value);
    });
  }

  click(event) {
    const kinds = ["flow", "walk", "view-name", "tab", "step", "do"].map(kind => "[data-" + kind + "]");
    const target = event.target.closest(kinds.join(", "));
    if (!target) return;
    const { flow, walk, viewName, tab, step } = target.dataset;
    if (flow !== undefined) {
      event.preventDefault();
      if (this.view === "player") this.showView("map");
      this.choose(this.data.flows[Number(flow)]);
    } else if (walk !== undefined) {
      this.session.replay(walk);
      this.showTab("player");
      this.placeChanged();
    } else if (viewName) this.showView(viewName);
    else if (tab) this.showTab(tab);
    else if (step && byID("flow").contains(target)) this.showTab("player"), this.player.act(step);
    else if (target.dataset.do) this.run(target.dataset.do);
  }

  run(name) {
    const { map } = this;
    if (name === "in") map.zoom(1.3);
    if (name === "out") map.zoom(1 / 1.3);
    if (name === "fit") map.fit();
    if (name === "theme") this.toggleTheme();
    if (name === "help") this.toggleHelp();
    if (name === "groups") map.toggleGroups();
    if (name === "all") map.showsAll = !map.showsAll, map.build(), this.updateMapBar();
    if (name === "look") this.choose(this.visible);
    if (name === "skip") this.showView("list"), byID("list").focus();
  }

  // The map on one page, then the table of flows.
  preparePrint() {
    this.renderList();
    byID("list").hidden = false;
    byID("map").hidden = false;
    const { x, y, width, height } = this.map.bounds;
    this.map.svg.setAttribute("viewBox", [x - 20, y - 20, width + 40, height + 40].join(" "));
    this.map.svg.classList.remove("far");
    this.map.fill(true);
  }

  toggleHelp() {
    const help = byID("help");
    if (help.open) help.close();
    else help.showModal();
  }

  // Keys: single letters only while the focus is in the map or the player.
  key(event) {
    const { target, key } = event, isTyping = target.matches("input, textarea");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") return this.escape(event);
    if (isTyping) return;
    if (target.matches("[role=tab]")) return this.tabKey(event);
    const isInMap = byID("map").contains(target), isInPlayer = byID("player").contains(target)
      || target === document.body;
    if (!isInMap && !isInPlayer) return;
    const done = isInMap && this.mapKey(event) || this.anyKey(key);
    if (done) event.preventDefault();
  }

  anyKey(key) {
    if (key === "/") return byID("search").focus(), true;
    if (key === "?") return this.toggleHelp(), true;
    if (key === "[") return this.player.go(-1), true;
    if (key === "]") return this.player.go(1), true;
    if (key === "Backspace") return this.player.act("b"), true;
    if (/^[1-9]$/.test(key)) return this.showTab("player"), this.player.act(String(Number(key) - 1)), true;
    return false;
  }

  mapKey(event) {
    const { map } = this, ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const node = event.target.closest(".box");
    if (ways[event.key]) return map.step(...ways[event.key]), true;
    if (event.key === "Enter" && node) return map.open(node), true;
    if (event.key === " " && node
      && !map.showsGroups) return this.playFrom(this.data.flows[Number(node.dataset.index)]), true;
    if (event.key === "+" || event.key === "=") return map.zoom(1.3), true;
    if (event.key === "-") return map.zoom(1 / 1.3), true;
    if (event.key === "0") return map.fit(), true;
    return false;
  }

  playFrom(flow) {
    const way = this.ways.get(flow.index);
    if (way === undefined) return this.say("No way to " + flow.label + " was found.");
    this.session.replay(way);
    this.showTab("player");
    this.placeChanged();
    this.say(this.session.place.text);
  }

  tabKey(event) {
    const tabs = [...document.querySelectorAll("[role=tab]")], at = tabs.indexOf(event.target);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = tabs[(at + by + tabs.length) % tabs.length];
    this.showTab(next.dataset.tab);
    next.focus();
  }

  escape(event) {
    if (byID("help").open) return;
    if (event.target === byID("search")) return this.search(""), byID("search").blur();
    if (this.session.question) return this.player.cancelQuestion();
    if (this.chosen) this.choose(null);
  }
}

const byID = id => document.getElementById(id);

try {
  window.page = new Page(readData(byID("data").textContent));
} catch (error) {
  byID("title").textContent = "This page cannot be shown: " + error.message;
  throw error;
}
