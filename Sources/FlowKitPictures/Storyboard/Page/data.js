// Reading the data: numbers become words and objects here, once, and nowhere else.
const flagNames = ["acceptsOnStack", "onTop", "movesToFront", "isUnreached"];

function readData(json) {
  const raw = JSON.parse(json);
  if (raw.v !== 2) throw new Error("This page reads data of version 2, and this is version " + raw.v + ".");
  const text = number => number >= 0 ? raw.s[number] : "";
  const data = {
    title: raw.title, root: (raw.roots || [0])[0], roots: raw.roots || [0],
    flows: (raw.flows || []).map((row, index) => readFlow(row, index, text)),
    links: (raw.links || []).map(row => ({ text: text(row[0]), ...readAction(row.slice(1), text) })),
    open: (raw.open || []).map(row => ({ flow: row[0], text: text(row[1]), place: place(row, 2, text) })),
    taken: raw.taken || null, entries: raw.entries, contents: raw.contents, beyond: raw.beyond,
  };
  data.sizes = raw.picture.sizes;
  data.arrows = (raw.arrows || []).map((row, index) => readArrow(row, index, data, text));
  data.findings = (raw.findings || []).map(row => readFinding(row, data, text));
  for (const row of raw.children || []) {
    const holder = data.flows[row[0]];
    holder.children = readChildren(row, text);
    for (const child of holder.children.flows) data.flows[child].holders.push(holder);
  }
  for (const row of raw.handlers || []) {
    const action = readAction(row.slice(2, 5), text);
    data.flows[row[0]].handlers.push({ message: text(row[1]), ...action, place: place(row, 5, text) });
  }
  for (const row of raw.guards || []) data.flows[row[0]].guards.push(readGuard(row, text));
  readPicture(raw.picture, data, text);
  data.places = raw.places.map(row => readPlace(row, data, text));
  data.log = raw.log ? readLog(raw.log, text) : null;
  data.groups = raw.groups ? readGroups(raw.groups, data, text) : null;
  return data;
}

// Where Swift has put the flows; numbers in rows and lines are those of arrows, then of what answers.
function readPicture(picture, data, text) {
  picture.boxes.forEach((row, index) => Object.assign(data.flows[index], readBox(row, data, text)));
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

function readBox([x, y, width, height, title, rows], { sizes: [titleHeight, rowHeight] }, text) {
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
    ...readBox(raw.boxes[index], data, text),
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

// What an action is called, how it is drawn, and the flows that it leads to.
const readAction = ([call, kind, flows], text) => ({ call: text(call), kind: text(kind), leadsTo: flows });

function readArrow(row, index, data, text) {
  const flow = data.flows[row[0]], sample = text(row[5]), callback = text(row[1]);
  const arrow = {
    index, from: flow, y: data.sizes[0] >> 1, number: flow.arrows.length, callback, sample,
    ...readAction(row.slice(2, 5), text), place: place(row, 6, text), certainty: ["sure", "sampled", "open"][row[8] || 0],
  };
  arrow.label = (callback || arrow.place || arrow.call) + (sample ? "(" + sample + ")" : "");
  arrow.targets = arrow.leadsTo.map(number => data.flows[number]);
  flow.arrows.push(arrow);
  for (const target of arrow.targets) target.waysIn.push(arrow);
  return arrow;
}

// A place, and what can be pressed there; nothing is known of that where it was not explored.
function readPlace([layers, shown, visible, words, moves], data, text) {
  const read = ([code, target, said, label]) => [text(code), { target, text: text(said), label: text(label ?? -1) }];
  return {
    shown, visible, text: text(words), moves: moves ? new Map(moves.map(read)) : null,
    layers: layers.map(([top, style, presenter]) =>
      ({ top, style: style === undefined ? "" : text(style), presenter: data.flows[presenter] || null })),
  };
}

function readLog(raw, text) {
  const read = ([title, said, isRefused, note, place]) =>
    ({ title: text(title), text: text(said), isRefused: isRefused === 1, note: text(note), place, code: "" });
  return { start: raw.start, text: raw.text, steps: raw.steps.map(read) };
}

function readChildren(row, text) {
  return { kind: text(row[1]), flows: row[2], selected: row[3] < 0 ? null : row[3], columns: row[4].map(text) };
}

function readGuard(row, text) {
  return { kind: text(row[1]), place: place(row, 2, text), call: text(row[4] ?? -1), isInstead: row[5] === 1 };
}

function readFinding(row, data, text) {
  const finding = { rule: text(row[0]), flow: data.flows[row[1]], text: text(row[2]), place: place(row, 3, text) };
  finding.flow.findings.push(finding);
  return finding;
}
