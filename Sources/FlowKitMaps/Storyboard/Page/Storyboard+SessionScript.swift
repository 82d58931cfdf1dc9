extension Storyboard {
  /// A walk with its history, and how it is written in an address.
  static let sessionScript = #"""
    // A walk: its states one after another, so that a step back is the state before. A step is written down as
    //   3, 1:3, @7:3   the callback in row 3 of the visible screen, of the second that is shown, of the screen #7
    //   u, 1:u, @7:u   the answer that somebody waits for
    //   b, d           the system's back; a modal that is swiped away
    //   c0-2           the third child of the first container that is shown
    //   l4             the fifth link
    //   o1             the second flow that the app may begin with
    // and after it the answers to guards: a (allow), n (refuse), r (redirect).
    class Session {
      constructor(data) {
        this.data = data;
        this.walker = new Walker(data);
        this.reset();
      }

      reset() {
        this.history = [{ state: this.walker.start(), code: "", title: "Start", outcomes: [] }];
        this.at = 0;
        this.question = null;
      }

      get current() { return this.history[this.at]; }
      get state() { return this.current.state; }
      get tree() { return this.state.tree; }
      get code() { return this.history.slice(1, this.at + 1).map(entry => entry.code).join("."); }

      // Takes a step. Nil where it does not apply here; then nothing has changed.
      act(code) {
        const step = this.read(code);
        if (!step) return null;
        const run = this.walker.take(this.state, step, step.answers);
        if (run.question) {
          this.question = { ...run.question, code, step };
          return run;
        }
        this.question = null;
        this.add({ state: run.state, code, title: step.title, arrow: step.arrow || null, outcomes: run.outcomes });
        return run;
      }

      add(entry) {
        this.history = [...this.history.slice(0, this.at + 1), entry];
        this.at += 1;
      }

      // Answers the question of a guard.
      reply(answer) {
        const { code } = this.question;
        this.question = null;
        return this.act(code + answer);
      }

      move(by) {
        this.question = null;
        this.at = Math.max(0, Math.min(this.history.length - 1, this.at + by));
      }

      // Walks from the start as far as the steps apply.
      replay(code) {
        this.reset();
        for (const step of code.split(".").filter(Boolean)) {
          if (!this.act(step) || this.question) return step;
        }
        return null;
      }

      // What can be pressed.
      screens() { return shownNodes(this.tree.layers[0].top); }

      read(code) {
        const parts = /^(?:(\d+):|@(\d+):)?(\d+|u|b|d|c\d+-\d+|l\d+|o\d+)([anr]*)$/.exec(code);
        if (!parts) return null;
        const [, number, id, what, answers] = parts;
        const visible = visibleNode(this.tree);
        let node = visible;
        if (number !== undefined) node = this.screens()[Number(number)];
        if (id !== undefined) node = (positionOf(this.tree, Number(id)) || {}).node;
        if (!node) return null;
        const step = this.meaning(what, node);
        return step && { ...step, answers: [...answers] };
      }

      meaning(what, node) {
        const name = this.walker.text.label(node.flow);
        if (what === "b") return { action: simpleAction("back"), caller: null, title: "System back" };
        if (what === "d") return { action: simpleAction("dismiss"), caller: node.id, title: "Swiped away" };
        if (what === "u") return this.result(node);
        if (what[0] === "l") {
          const link = this.data.links[Number(what.slice(1))];
          return link && { action: link.action, caller: null, title: "Link " + link.text };
        }
        if (what[0] === "o") return this.beginning(this.data.roots[Number(what.slice(1))]);
        if (what[0] === "c") {
          const [holder, index] = what.slice(1).split("-").map(Number);
          const container = this.screens().filter(shown => shown.contents)[holder];
          if (!container || !container.contents.children[index]) return null;
          const child = this.walker.text.label(container.contents.children[index].flow);
          return { action: simpleAction("select", { choice: index }), caller: container.id, title: "Tab " + child };
        }
        const arrow = this.data.flows[node.flow].arrows[Number(what)];
        if (!arrow || arrow.certainty === "open") return null;
        const result = this.resultOf(node);
        if (result && result.callback === arrow.callback) return this.result(node);
        return { action: arrow.action, caller: node.id, title: name + ": " + arrow.label, arrow };
      }

      // Nothing that was there stays.
      beginning(flow) {
        const title = flow === undefined ? "" : "Begins with " + this.walker.text.label(flow);
        return title ? { action: simpleAction("resetRoot", { flows: [flow] }), caller: null, title } : null;
      }

      resultOf(node) { return this.state.results.find(result => result.id === node.id) || null; }

      // The callback that somebody waits for closes the screen.
      result(node) {
        const result = this.resultOf(node);
        if (!result) return null;
        const title = this.walker.text.label(node.flow) + ": " + result.callback;
        return { action: simpleAction("finish"), caller: result.caller, receiver: node.id, title };
      }
    }

    // Walks that Swift wrote: each step must end as there, and the last place must be the same.
    function checkWalks(data) {
      const failures = [];
      data.walks.forEach((walk, number) => {
        const session = new Session(data), fail = text => void failures.push("walk " + number + " (" + walk.steps
          + "): " + text);
        const steps = walk.steps.split(".").filter(Boolean);
        for (let index = 0; index < steps.length; index++) {
          const run = session.act(steps[index]), wanted = walk.ends[index];
          if (!run || run.question) return fail("step " + index + " does not apply");
          const { outcome } = run, ends = outcome && outcome.reason
            ? [outcome.reason, outcome.reason + ": " + outcome.sentence] : [""];
          if (!ends.includes(wanted)) {
            return fail("step " + index + " (" + (outcome ? outcome.call : "") + ") ends as “" + ends.at(-1)
              + "”, not as “" + wanted + "”");
          }
        }
        const place = session.walker.text.description(session.tree);
        if (walk.place && place !== walk.place) fail("ends at\n" + place + "\nnot at\n" + walk.place);
      });
      return failures;
    }
    """#
}
