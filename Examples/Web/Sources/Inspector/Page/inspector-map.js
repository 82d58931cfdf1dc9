"use strict";
// The map of an app: where it is, which ways led there, and a click on a callback or its arrow performs it in the app.

const svgElement = (name, attributes, text) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
};

// A flow as it is written: its name, with its key.
const labelOf = (map, flow) => {
  const [name, key] = map.flows[flow], text = map.s[key];
  return map.s[name] + (text ? `(${text})` : "");
};

// What is to be pressed for an arrow: the screen's callback, with the sample that leads there.
const stepOf = (map, number) => {
  const arrow = map.arrows[number];
  if (!arrow || !map.s[arrow[1]]) return null;
  const callback = map.s[arrow[1]], sample = arrow[5] >= 0 ? map.s[arrow[5]] : "";
  if (/:\/\//.test(callback)) return `open ${callback}`;
  return callback === "back" ? "back" : `${labelOf(map, arrow[0])}.${callback}${sample ? `(${sample})` : ""}`;
};

class MapPanel {
  constructor(element, press) {
    this.element = element;
    this.press = press;
    this.map = null;
  }

  show(app) {
    if (this.map !== app.map) this.draw(app.map);
    if (app.map) this.mark(app);
  }

  draw(map) {
    this.map = map;
    this.element.replaceChildren();
    if (!map) {
      const text = document.createElement("p");
      text.textContent = "The app gives no map: inspect { FlowTool(...) } gives one.";
      return this.element.append(text);
    }
    const boxes = map.picture.boxes, width = Math.max(...boxes.map(box => box[0] + box[2])) + 24;
    const height = Math.max(...boxes.map(box => box[1] + box[3])) + 24;
    const svg = svgElement("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Map" });
    const head = svgElement("marker", { id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7,
      markerUnits: "userSpaceOnUse", orient: "auto" });
    head.append(svgElement("path", { d: "M0 0L8 4L0 8z", fill: "currentColor" }));
    svg.append(head);
    for (const [, x, y, w, h, title] of map.picture.frames) {
      svg.append(svgElement("rect", { class: "frame", x, y, width: w, height: h, rx: 10 }));
      svg.append(svgElement("text", { x: x + 10, y: y + 13 }, map.s[title]));
    }
    for (const [, , kind, numbers, path] of map.picture.lines) {
      svg.append(svgElement("path", { class: `arrow ${map.s[kind]}`, d: path, "marker-end": "url(#head)",
        "data-arrows": numbers.join(" ") }));
      svg.append(this.pressing(svgElement("path", { class: "hit", d: path }), numbers[0]));
    }
    boxes.forEach((box, flow) => svg.append(this.box(box, flow)));
    this.element.append(svg);
  }

  box([x, y, width, height, title, rows], flow) {
    const { map } = this, [titleHeight, rowHeight] = map.picture.sizes;
    const group = svgElement("g", { class: "box", transform: `translate(${x} ${y})`, "data-flow": flow });
    group.append(svgElement("title", {}, labelOf(map, flow)));
    group.append(svgElement("rect", { width, height, rx: 6 }));
    group.append(svgElement("text", { class: "name", x: 8, y: 16 }, map.s[title]));
    rows.forEach(([label, note, numbers], index) => {
      const top = titleHeight + rowHeight * index + (rowHeight >> 1) + 4;
      const row = svgElement("text", { class: "row", x: 8, y: top, "data-arrows": numbers.join(" ") }, map.s[label]);
      group.append(this.pressing(row, numbers[0]));
      if (note >= 0) group.append(svgElement("text", { class: "end", x: width - 8, y: top }, map.s[note]));
    });
    return group;
  }

  pressing(element, number) {
    const step = number === undefined ? null : stepOf(this.map, number);
    if (!step) return element;
    element.dataset.step = step;
    element.append(svgElement("title", {}, step));
    element.addEventListener("click", () => this.press(step));
    if (element.classList.contains("row")) {
      element.setAttribute("tabindex", 0);
      element.setAttribute("role", "button");
      element.addEventListener("keydown", event => { if (event.key === "Enter") this.press(step); });
    }
    return element;
  }

  mark(app) {
    const shown = new Set(app.place.shown), path = new Set(app.place.path);
    for (const box of this.element.querySelectorAll(".box")) {
      const flow = Number(box.dataset.flow);
      box.classList.toggle("here", shown.has(flow));
      box.classList.toggle("on", path.has(flow) && !shown.has(flow));
    }
    const done = app.notes.filter(note => note.kind === "didNavigate" && note.arrows?.length).slice(-30);
    const taken = new Set(done.flatMap(note => note.arrows)), latest = new Set(done.at(-1)?.arrows ?? []);
    for (const one of this.element.querySelectorAll("[data-arrows]")) {
      const numbers = one.dataset.arrows.split(" ").filter(text => text).map(Number);
      one.classList.toggle("taken", numbers.some(number => taken.has(number)));
      one.classList.toggle("latest", numbers.some(number => latest.has(number)));
    }
    const here = this.element.querySelector(".box.here");
    const at = [...shown].join(" ");
    if (here && at !== this.at) here.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.at = at;
  }
}
