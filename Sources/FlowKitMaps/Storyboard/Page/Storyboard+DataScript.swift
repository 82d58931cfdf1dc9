extension Storyboard {
  /// Reads the data: what ``StoryboardData`` writes.
  static let dataScript = #"""
    const titleHeight = \#(MapLayout.Size.title), rowHeight = \#(MapLayout.Size.row);

    // Reading the data: numbers become words and objects here, once, and nowhere else.
    const flagNames = ["acceptsOnStack", "onTop", "movesToFront", "isUnreached"];

    function readData(json) {
      const raw = JSON.parse(json);
      if (raw.v !== 1) throw new Error("This page reads data of version 1, and this is version " + raw.v + ".");
      const text = number => number >= 0 ? raw.s[number] : "";
      const data = {
        title: raw.title, root: (raw.roots || [0])[0], roots: raw.roots || [0],
        flows: (raw.flows || []).map((row, index) => readFlow(row, index, text)),
        links: (raw.links || []).map(row => ({ text: text(row[0]), action: readAction(row.slice(1), text) })),
        open: (raw.open || []).map(row => ({ flow: row[0], text: text(row[1]), place: place(row, 2, text) })),
        walks: (raw.walks || []).map(row => ({ steps: row[0], ends: row[1].map(text), place: text(row[2]) })),
        log: raw.log || "", taken: raw.taken || null,
      };
      data.arrows = (raw.arrows || []).map((row, index) => readArrow(row, index, data, text));
      data.findings = (raw.findings || []).map(row => readFinding(row, data, text));
      for (const row of raw.children || []) {
        const holder = data.flows[row[0]];
        holder.children = readChildren(row, text);
        for (const child of holder.children.flows) data.flows[child].holders.push(holder);
      }
      for (const row of raw.handlers || []) {
        const action = readAction(row.slice(2, 5), text);
        data.flows[row[0]].handlers.push({ message: text(row[1]), action, place: place(row, 5, text) });
      }
      for (const row of raw.guards || []) data.flows[row[0]].guards.push(readGuard(row, text));
      readPicture(raw.picture, data, text);
      data.groups = raw.groups ? readGroups(raw.groups, data, text) : null;
      return data;
    }

    // Where Swift has put the flows; numbers in rows and lines are those of arrows, then of what answers.
    function readPicture(picture, data, text) {
      picture.boxes.forEach((row, index) => Object.assign(data.flows[index], readBox(row, text)));
      for (const flow of data.flows) {
        for (const row of flow.rows) {
          for (const number of row.numbers) if (data.arrows[number]) data.arrows[number].y = row.y;
        }
      }
      data.frames = picture.frames.map(([flow, x, y, width, height, title]) =>
        ({ flow, x, y, width, height, title: text(title) }));
      data.lines = picture.lines.map(row => readLine(row, data.flows, text));
      data.loose = picture.loose ?? null;
      data.lineOf = new Map();
      for (const line of data.lines) {
        for (const number of line.numbers) data.lineOf.set(number + ">" + line.to.index, line);
      }
    }

    function readBox([x, y, width, height, title, rows], text) {
      const read = ([label, note, numbers], index) =>
        ({ label: text(label), note: text(note), numbers, y: titleHeight + rowHeight * index + (rowHeight >> 1) });
      return { x, y, width, height, title: text(title), rows: rows.map(read) };
    }

    const readLine = ([from, to, kind, numbers, path], boxes, text) =>
      ({ from: boxes[from], to: boxes[to], kind: text(kind), numbers, path });

    // One box for each file of a large app, and how many arrows lead from one to another.
    function readGroups(raw, data, text) {
      const groups = raw.flows.map((flows, index) => ({
        index, name: text(raw.names[index]), flows: flows.map(flow => data.flows[flow]), out: new Map(),
        ...readBox(raw.boxes[index], text),
      }));
      for (const group of groups) for (const flow of group.flows) flow.group = group;
      for (const arrow of data.arrows) {
        for (const { group } of arrow.targets) {
          const { out } = arrow.from.group;
          if (group !== arrow.from.group && arrow.kind !== "back") out.set(group, (out.get(group) || 0) + 1);
        }
      }
      return { boxes: groups, lines: raw.lines.map(row => readLine(row, groups, text)) };
    }

    function place(row, at, text) {
      const file = row[at] === undefined ? "" : text(row[at]);
      return file ? file + ":" + row[at + 1] : "";
    }

    function readFlow(row, index, text) {
      const flow = {
        index, name: text(row[0]), key: text(row[1]), place: place(row, 2, text), file: text(row[2]),
        opening: text(row[5]), group: null, arrows: [], waysIn: [], handlers: [], guards: [], findings: [],
        holders: [], children: null,
      };
      flagNames.forEach((name, bit) => { flow[name] = (row[4] >> bit & 1) === 1; });
      flow.label = flow.key === "" ? flow.name : flow.name + "(" + flow.key + ")";
      return flow;
    }

    // Verb, flows and what few actions have; `0` stands for nothing.
    function readAction(row, text) {
      if (!row || !row[0] && row[0] !== 0 || row[0] < 0) return null;
      const more = row[2] || {};
      return {
        verb: text(row[0]), flows: row[1] || [], style: text(more.style ?? -1) || "sheet",
        partly: more.partly === 1, column: text(more.column ?? -1), choice: more.choice ?? null,
        isStep: more.step === 1, count: more.count ?? null, keepsEqual: more.keeps === 1,
        forwards: more.forwards === 1, message: text(more.message ?? -1),
        containing: more.containing ? new Map(more.containing.map(one => [one[0], readChildren(one, text)])) : null,
        until: text(more.until ?? -1), written: text(more.text ?? -1),
        steps: (more.steps || []).map(step => readAction(step, text)),
      };
    }

    function readArrow(row, index, data, text) {
      const flow = data.flows[row[0]], sample = text(row[5]), callback = text(row[1]);
      const arrow = {
        index, from: flow, y: titleHeight >> 1, number: flow.arrows.length, callback, sample,
        action: readAction(row.slice(2, 5), text) || { verb: "open", flows: [], steps: [] },
        place: place(row, 6, text), certainty: ["sure", "sampled", "open"][row[8] || 0],
      };
      arrow.label = (callback || arrow.place || arrow.action.verb) + (sample ? "(" + sample + ")" : "");
      arrow.targets = targetsOf(arrow.action).map(number => data.flows[number]).filter(Boolean);
      arrow.kind = kindOf(arrow.action);
      flow.arrows.push(arrow);
      for (const target of new Set(arrow.targets)) target.waysIn.push(arrow);
      return arrow;
    }

    // All flows that an action leads to, also in the steps of a batch, without those that it takes away.
    function targetsOf(action) {
      if (verbs[action.verb].onlyNames) return [];
      const inside = action.steps.flatMap(targetsOf);
      return [...new Set(action.flows.concat(inside))];
    }

    // How an arrow is drawn, and what it is called in the legend.
    function kindOf(action) {
      const first = action.verb === "batch" && action.steps.length ? action.steps.find(step => step.flows.length)
        : action;
      return verbs[(first || action).verb].arrow;
    }

    function readChildren(row, text) {
      return {
        kind: text(row[1]), flows: row[2], selected: row[3] < 0 ? null : row[3], back: text(row[4]) || "stays",
        isEager: (row[5] & 1) === 1, loops: (row[5] & 2) === 2, popsToRoot: (row[5] & 4) === 4,
        columns: (row[6] || []).map(text),
      };
    }

    function readGuard(row, text) {
      return { kind: text(row[1]), place: place(row, 2, text), redirect: readAction(row.slice(4, 7), text), isInstead: row[7] === 1 };
    }

    function readFinding(row, data, text) {
      const finding = {
        rule: text(row[0]), flow: data.flows[row[1]] || null, arrow: data.arrows[row[2]] || null,
        text: text(row[3]), help: text(row[4] ?? -1), place: place(row, 5, text),
      };
      if (finding.flow) finding.flow.findings.push(finding);
      return finding;
    }
    """#
}
