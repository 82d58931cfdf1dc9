"use strict";
// The page: what the server tells, what is shown of it, and what the user wants.

const $ = id => document.getElementById(id);

const inspector = {
  apps: new Map(), selected: null, chosen: null, isConnected: false,
  // How many lines of the stream were read, for tests.
  heard: 0,

  get app() { return this.apps.get(this.selected) ?? null; },

  // The token from the printed address; it stays in this tab, and not in the address bar.
  get token() {
    const given = new URLSearchParams(location.search).get("token");
    if (given) {
      sessionStorage.setItem("token", given);
      history.replaceState(null, "", "/");
    }
    return sessionStorage.getItem("token") ?? "";
  },

  async fetch(path, options = {}) {
    const headers = { "X-FlowKit-Token": this.token, "Content-Type": "application/json" };
    return await fetch(path, { headers, ...options });
  },

  // Follows the stream, and connects again when it ends.
  async follow() {
    for (;;) {
      try {
        const response = await this.fetch("/events");
        if (response.status === 403) return this.tell("Open the address that the inspector has printed, with its token.");
        this.isConnected = true;
        this.tell("");
        // A new stream begins with everything.
        for (const [id, app] of this.apps) if (!app.isFile) this.apps.delete(id);
        await this.read(response.body.pipeThrough(new TextDecoderStream()).getReader());
      } catch { /* It is gone. */ }
      this.isConnected = false;
      this.tell("The inspector is gone. Its page waits for it.");
      await new Promise(done => setTimeout(done, 500));
    }
  },

  async read(reader) {
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop();
      for (const line of lines) if (line) this.take(JSON.parse(line));
      this.render();
      this.heard += lines.length;
    }
  },

  take({ apps, gone }) {
    for (const id of gone) this.apps.delete(id);
    for (const news of apps) {
      const known = this.apps.get(news.id), isWhole = news.isWhole || !known;
      const notes = isWhole ? news.notes : known.notes.concat(news.notes).slice(-2000);
      this.apps.set(news.id, { ...news, notes, map: isWhole ? news.map : known.map });
    }
    if (!this.app) this.selected = this.apps.keys().next().value ?? null;
  },

  tell(text) { $("state").textContent = text; },

  // Sends a command to the app, and shows the answer.
  async command(command) {
    if (!this.app || this.app.isFile) return this.answer("This is a saved log: nothing runs there.", true);
    try {
      const body = JSON.stringify({ ...command, app: this.app.id });
      const response = await this.fetch("/act", { method: "POST", body });
      if (!response.ok) return this.answer(await response.text() || `status ${response.status}`, true);
      const answer = await response.json();
      this.answer(answer.text, answer.isError || answer.value?.steps?.some(step => step.didNothing));
      return answer;
    } catch {
      this.answer("The inspector is gone.", true);
    }
  },

  answer(text, isProblem = false) {
    $("answer").textContent = text;
    $("answer").classList.toggle("error", Boolean(isProblem));
  },

  press(step) { return inspector.command({ do: "ask", question: "press", values: { steps: [step] } }); },

  render() {
    const { app } = this;
    $("apps").replaceChildren(...[...this.apps.values()].flatMap(one => one.isFile ? [this.tab(one), this.close(one)] : [this.tab(one)]));
    $("empty").hidden = this.apps.size > 0;
    $("app").hidden = !app;
    $("save").disabled = !app;
    if (!app) return;
    document.title = `${app.title}: ${app.place.summary}`;
    this.map ??= new MapPanel($("map"), this.press);
    this.map.show(app);
    $("screens").replaceChildren(...screensPanel(app.place, this.press));
    $("tree").replaceChildren(...treePanel(app.place));
    $("dropped").textContent = droppedText(app);
    $("events").replaceChildren(...eventsPanel(app, this.chosen, note => this.choose(note)));
    $("kept").replaceChildren(...app.place.kept.map(one => make("li", {},
      make("button", { type: "button", title: one.summary, textContent: one.name,
        onclick: () => this.command({ do: "go", place: one.number }) }),
      make("button", { type: "button", textContent: "×", ariaLabel: `Forget ${one.name}`,
        onclick: () => this.command({ do: "forget", place: one.number }) }))));
    this.renderTime();
    const latest = app.notes.findLast(note => note.file && (problems.has(note.kind) || note.kind === "didNavigate"));
    if (this.chosen === null && latest) this.showSource(latest);
  },

  tab(one) {
    const button = make("button", { type: "button", textContent: one.title, ariaPressed: one.id === this.selected,
      title: one.isFile ? "a saved log" : one.isConnected ? `process ${one.process}` : "gone",
      onclick: () => { this.selected = one.id; this.chosen = null; this.answer(""); this.render(); } });
    button.classList.toggle("gone", !one.isConnected && !one.isFile);
    return button;
  },

  close(one) {
    return make("button", { type: "button", textContent: "×", ariaLabel: `Close ${one.title}`, onclick: () => {
      this.apps.delete(one.id);
      if (this.selected === one.id) [this.selected, this.chosen] = [this.apps.keys().next().value ?? null, null];
      this.render();
    } });
  },

  get moments() { return this.app.notes.filter(note => note.kind === "didNavigate"); },

  renderTime() {
    const moments = this.moments;
    $("time").max = Math.max(0, moments.length - 1);
    if (document.activeElement !== $("time")) $("time").value = moments.length - 1;
    $("time").disabled = moments.length < 2;
    $("moment").textContent = this.app.place.summary;
  },

  choose(note) {
    this.chosen = this.chosen === note.number ? null : note.number;
    this.render();
    if (this.chosen !== null) this.showSource(note);
  },

  // The file of an action, as far as it is there.
  async showSource({ file, line }) {
    if (!file || this.shown === `${file}:${line}`) return;
    this.shown = `${file}:${line}`;
    $("path").textContent = `${file}:${line}`;
    const response = await this.fetch(`/source?file=${encodeURIComponent(file)}`).catch(() => null);
    if (this.shown !== `${file}:${line}`) return;
    if (!response?.ok) return $("source").replaceChildren("The file is not below the folder that the inspector looks into.");
    $("source").replaceChildren(...sourcePanel((await response.json()).lines, line));
    $("source").querySelector(".marked")?.scrollIntoView({ block: "center" });
  },

  save() {
    const { app } = this, data = new Blob([JSON.stringify({ flowKitLog: 1, ...app })], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(data), download: app.isFile ? app.title : `${app.title}.flowkit.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  },

  // A file that can't be shown is told beside the button, and leaves what was shown before.
  async open(file) {
    const id = `file:${file.name}`, { selected } = this, known = this.apps.get(id);
    this.tell("");
    try {
      const saved = JSON.parse(await file.text());
      if (saved.flowKitLog !== 1) throw new Error();
      this.apps.set(id, { ...saved, id, title: file.name, isFile: true, isConnected: false });
      [this.selected, this.chosen] = [id, null];
      this.render();
    } catch {
      if (known) this.apps.set(id, known); else this.apps.delete(id);
      this.selected = selected;
      this.tell(`${file.name} is no log that was saved here.`);
      this.render();
    }
  },

  listen() {
    const onSubmit = (id, body) => $(id).addEventListener("submit", event => { event.preventDefault(); body(); });
    onSubmit("press", () => this.press($("step").value));
    onSubmit("keep", () => { this.command({ do: "keep", name: $("name").value }); $("name").value = ""; });
    onSubmit("ask", async () => {
      const question = $("question").value, value = $("value").value;
      const name = question === "why" ? "callback" : "screen";
      const answer = await this.command({ do: "ask", question, values: value && question !== "where" ? { [name]: value } : {} });
      $("said").textContent = answer?.text ?? "";
    });
    $("time").addEventListener("change", () => {
      const moment = this.moments[Number($("time").value)];
      if (moment) this.command({ do: "travel", note: moment.number });
    });
    $("save").addEventListener("click", () => this.save());
    $("open").addEventListener("change", event => { for (const file of event.target.files) this.open(file); event.target.value = ""; });
  },
};

inspector.listen();
inspector.follow();
