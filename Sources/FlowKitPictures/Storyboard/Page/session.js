// A walk through the places, with its history, so that a step back is the place before. What can be pressed, where that
// leads and what is said of it stands in the moves of the place; StoryboardWalk+Moves.swift lists how a step is written.
const refused = -1, unknown = -2, asks = -3;

class Session {
  constructor(data) {
    this.data = data;
    this.begin();
  }

  begin() {
    this.history = [{ place: 0, code: "", title: "Start", text: "" }];
    this.at = 0;
    this.question = null;
    this.end = "";
  }

  get current() { return this.history[this.at]; }
  get place() { return this.data.places[this.current.place]; }
  get code() { return this.history.slice(1, this.at + 1).map(entry => entry.code).join("."); }

  // Takes a step, and returns what is said of it; nothing where the step is not possible here.
  act(code) {
    if (/^[lo]/.test(code)) this.begin();
    const { moves } = this.place, move = moves && moves.get(code);
    this.question = null;
    this.end = moves ? "" : this.data.beyond;
    if (!move) return this.end;
    if (move.target === asks) this.question = { code, text: move.text, answers: this.answers(code) };
    else if (move.target === unknown) this.end = move.text;
    else this.add(code, move);
    return move.text;
  }

  add(code, move) {
    const isRefused = move.target === refused, place = isRefused ? this.current.place : move.target;
    this.history = [...this.history.slice(0, this.at + 1), { place, code, title: this.title(code), text: move.text, isRefused }];
    this.at += 1;
  }

  answers(code) {
    const names = { a: "Allow", n: "Refuse" };
    return ["a", "n", "r", ...Array.from({ length: 9 }, (_, index) => "r" + (index + 1))]
      .filter(letter => this.place.moves.has(code + letter))
      .map(letter => ({ letter, label: names[letter] || this.place.moves.get(code + letter).label }));
  }

  reply(letter) { return this.act(this.question.code + letter); }

  move(by) {
    this.question = null;
    this.end = "";
    this.at = Math.max(0, Math.min(this.history.length - 1, this.at + by));
  }

  // Walks from the start; returns the step that does not apply, if any.
  replay(code) {
    this.begin();
    for (const step of code.split(".").filter(Boolean)) {
      const before = this.at;
      this.act(step);
      if (this.at === before) return this.question ? null : step;
    }
    return null;
  }

  // A session that Swift has replayed.
  open(log) {
    this.begin();
    this.history = [{ place: log.start, code: "", title: "Start of the log", text: "" }, ...log.steps];
    this.at = log.steps.length;
  }

  // What was pressed.
  title(code) {
    const { data } = this, [, asker, what] = /^(?:(\d+):)?(.*?)(?:a|n|r\d*)?$/.exec(code);
    if (what === "b") return "System back";
    if (what === "d") return "Closed by the user";
    if (what[0] === "l") return "Link " + data.links[Number(what.slice(1))].text;
    const entries = entriesOf(unfolded(data, this.place)), { shown, visible, moves } = this.place;
    if ("os".includes(what[0])) return moves.get(what).label;
    const entry = entries[asker === undefined ? visible : shown[Number(asker)]];
    if (what[0] === "c") return "Child " + entry.contents.children[Number(what.slice(1))].flow.label;
    const name = what === "u" ? (moves.get(code.replace(/(?:a|n|r\d*)$/, "")) || {}).label : entry.flow.arrows[Number(what)].label;
    return entry.flow.label + ": " + name;
  }
}

// The shortest way to each flow: the first place that shows it, without links.
function waysOf(data) {
  const ways = new Map(), known = new Set([0]), queue = [{ number: 0, code: [] }];
  for (const { number, code } of queue) {
    const place = data.places[number], entries = entriesOf(unfolded(data, place));
    for (const index of place.shown) {
      const flow = entries[index].flow.index;
      if (!ways.has(flow)) ways.set(flow, code.join("."));
    }
    for (const [step, { target }] of place.moves || []) {
      if (target < 0 || known.has(target) || step[0] === "l") continue;
      known.add(target);
      queue.push({ number: target, code: [...code, step] });
    }
  }
  return ways;
}
