extension Storyboard {
  /// Replays the text of a `NavigationLog`.
  static let logScript = #"""
    // Logs: the text of a NavigationLog, or of lines of it, becomes a walk. What the map knows is walked by its rules;
    // what
    // it does not know is taken as the log has it, and marked.
    function readLog(text) {
      const entries = [];
      let start = "";
      for (const line of text.split(/\r?\n/).map(line => line.replace(/^\s+|\s+$/g, "")).filter(Boolean)) {
        const cells = line.split(/\s{2,}/);
        if (cells.length === 3 && cells[1] === "start") {
          start = cells[2];
        } else if (cells.length >= 5 && /^\d+$/.test(cells[0])) {
          const [number, asker, call, ending, place, origin = ""] = cells;
          entries.push({ number: Number(number), asker, call, ending, place, origin });
        } else {
          const parts = /^(\d+) (.+?): (.+?)(?: at ([^ ,]+:\d+))?(?: for .+?)?, (performed|(?:refused|ignored): [^:]+): (.+)$/.exec(line);
          if (parts) {
            const [, number, asker, call, origin = "", ending, place] = parts;
            entries.push({ number: Number(number), asker, call, ending, place, origin });
          }
        }
      }
      return { start, entries };
    }

    class LogReplay {
      constructor(data, text) {
        this.data = data;
        this.log = readLog(text);
        this.session = new Session(data);
        this.taken = data.arrows.map(arrow => arrow.certainty === "open" ? -1 : 0);
        this.unknown = 0;
      }

      run() {
        const { session } = this, { start, entries } = this.log;
        if (start && session.walker.text.summary(session.tree) !== start) {
          const state = this.placed(start);
          if (state) session.history = [{ state, code: "", title: "Start of the log", outcomes: [], note: "" }];
        }
        for (const entry of entries) this.take(entry);
        return this;
      }

      take(entry) {
        const { session } = this, found = this.byMap(entry) || this.byCall(entry);
        const title = entry.number + " " + entry.asker + ": " + entry.call;
        if (found) {
          if (found.arrow) this.taken[found.arrow.index] += 1;
          const note = found.arrow ? found.arrow.label + (entry.origin ? " at " + entry.origin : "")
            : "not from a screen of the map";
          return session.add({ state: found.run.state, code: found.code || "", title, outcomes: found.run.outcomes,
            note });
        }
        this.unknown += 1;
        const state = this.placed(entry.place) || session.state, isDone = entry.ending === "performed";
        const outcome = { call: entry.call, reason: isDone ? null : entry.ending, sentence: entry.ending,
          change: { entered: [], left: [] } };
        session.add({ state, code: "", title, outcomes: [outcome], note: "not on the map" + (entry.origin ? ", at "
          + entry.origin : "") });
      }

      // Whether a step ends as the log says.
      fits(run, entry) {
        if (!run || run.question) return false;
        const last = run.outcomes.at(-1), isDone = !last || !last.reason;
        return isDone === (entry.ending === "performed")
          && this.session.walker.text.summary(run.state.tree) === entry.place;
      }

      byMap(entry) {
        const { session } = this, asker = /^(.*) #(\d+)$/.exec(entry.asker);
        const known = asker && positionOf(session.tree, Number(asker[2]));
        const isSame = known && session.walker.text.label(known.node.flow) === asker[1];
        const nodes = isSame ? [known.node] : asker
          ? pathOf(session.tree).filter(node => session.walker.text.label(node.flow) === asker[1]).reverse() : [];
        for (const node of nodes) {
          const arrows = this.data.flows[node.flow].arrows.filter(arrow => !entry.origin || !arrow.place
            || arrow.place === entry.origin);
          for (const arrow of arrows) {
            for (const answers of ["", "a", "aa", "n"]) {
              const code = "@" + node.id + ":" + arrow.number + answers, step = session.read(code);
              const run = step && session.walker.take(session.state, step, step.answers);
              if (this.fits(run, entry)) return { run, arrow, code };
            }
          }
        }
        return null;
      }

      // What came from outside: back, and links.
      byCall(entry) {
        const { session } = this;
        for (const code of ["b", ...this.data.links.map((_, index) => "l" + index)]) {
          if (code === "b" && !/^(back|pop|dismiss)\(/.test(entry.call)) continue;
          const step = session.read(code), run = session.walker.take(session.state, step, ["a", "a"]);
          if (this.fits(run, entry)) return { run, code };
        }
        return null;
      }

      // A state of which only the summary is known; names that the map does not know stand for no place.
      placed(summary) {
        try {
          const reader = new SummaryReader(this.data, summary, this.session.state.lastID);
          return { tree: aligned(reader.tree(), this.session.tree), lastID: reader.lastID, results: [], redirects: [] };
        } catch {
          return null;
        }
      }
    }

    // The same tree, whose entries have the ids of those that are in the same places of another one.
    function aligned(tree, old) {
      const layers = tree.layers.slice().reverse(), olds = old.layers.slice().reverse();
      return layers.reduce((below, layer, index) => {
        const top = alignedTop(layer.top, olds[index] && olds[index].top);
        if (!below) return { layers: [{ top, modal: null }] };
        return covered(below, { top, modal: { ...layer.modal, id: bottom(top).id, presenter: visibleNode(below).id } });
      }, null);
    }

    function alignedTop(top, old) {
      const olds = old ? upward(old) : [];
      let below = null, isSame = true;
      upward(top).forEach((node, index) => {
        isSame = isSame && olds[index] !== undefined && olds[index].flow === node.flow;
        const twin = isSame ? olds[index] : null, inner = twin && twin.contents ? twin.contents.tops : [];
        const contents = node.contents
          && { ...node.contents, tops: node.contents.tops.map((child, place) => child && alignedTop(child,
            inner[place])) };
        below = makeNode(twin ? twin.id : node.id, node.flow, below, contents);
      });
      return below;
    }

    // `TutorialScreen > HomeTabs[*List > Item(5), (Settings)] | sheet: SettingsScreen`
    class SummaryReader {
      constructor(data, text, lastID) {
        this.data = data;
        this.text = text;
        this.place = 0;
        this.lastID = lastID;
        this.labels = data.flows.slice().sort((one, other) => other.label.length - one.label.length);
      }

      is(mark) {
        if (!this.text.startsWith(mark, this.place)) return false;
        this.place += mark.length;
        return true;
      }

      tree() {
        let tree = { layers: [{ top: this.stack(), modal: null }] };
        while (this.is(" | ")) {
          const colon = this.text.indexOf(": ", this.place), style = this.text.slice(this.place, colon);
          this.place = colon + 2;
          const presenter = visibleNode(tree).id, top = this.stack();
          tree = covered(tree, { top, modal: { id: bottom(top).id, style, partly: false, presenter } });
        }
        if (this.place < this.text.length) throw new Error("not a summary");
        return tree;
      }

      stack() {
        let node = this.node(null);
        while (this.is(" > ")) node = this.node(node);
        return node;
      }

      flow() {
        const flow = this.labels.find(flow => this.text.startsWith(flow.label, this.place));
        if (!flow) throw new Error("no such flow");
        this.place += flow.label.length;
        return flow;
      }

      node(below) {
        const flow = this.flow(), id = ++this.lastID;
        if (!this.is("[")) return makeNode(id, flow.index, below);
        const declared = flow.children || { kind: "tabs", flows: [], selected: null, back: "stays", columns: [] };
        const contents = { ...planOf({ ...declared, kind: "embedded", flows: [] }), kind: declared.kind,
          selected: null };
        contents.rules = { ...contents.rules, back: declared.back, isEager: declared.isEager, loops: declared.loops,
          popsToRoot: declared.popsToRoot };
        while (!this.is("]")) {
          const number = contents.children.length, isSelected = this.is("*"), isUnshown = this.is("(");
          const top = isUnshown ? null : this.stack(), child = isUnshown ? this.flow().index : bottom(top).flow;
          if (isUnshown && !this.is(")")) throw new Error("not a summary");
          contents.children.push({ flow: child, column: declared.columns[number] || "", number });
          contents.tops.push(top);
          if (isSelected) contents.selected = number;
          this.is(", ");
        }
        contents.nextNumber = contents.children.length;
        return makeNode(id, flow.index, below, contents);
      }
    }
    """#
}
