// The map: one SVG, built from escaped text at once; zoom and pan move its view box only.
const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = text => String(text).replace(/[&<>"']/g, mark => escapes[mark]);

// Cut in the middle; the whole text is in the title.
function short(text, most) {
  const marks = [...String(text).replace(/\s+/g, " ")];
  if (marks.length <= most) return marks.join("");
  return marks.slice(0, Math.ceil(most / 2) - 1).join("") + "…" + marks.slice(1 - Math.floor(most / 2)).join("");
}

const minimapFrom = 60, readable = 0.42;

class FlowMapView {
  constructor(page, element) {
    this.page = page;
    this.data = page.data;
    this.element = element;
    this.svg = element.querySelector("svg");
    this.heads = this.svg.querySelector("defs").innerHTML;
    this.scale = 1;
    this.left = this.top = 0;
    this.showsGroups = this.data.groups !== null;
    this.showsAll = false;
    this.focused = this.data.root;
    this.build();
    this.listen();
  }

  get boxes() { return this.showsGroups ? this.data.groups.boxes : this.data.flows; }

  // Arrows that the picture leaves out: their targets stand in the rows.
  get spared() {
    const isSpared = (arrow, target) => !this.data.lineOf.has(arrow.index + ">" + target.index);
    return this.data.arrows.filter(arrow => arrow.kind !== "selecting"
      && arrow.targets.some(target => isSpared(arrow, target)));
  }

  build() {
    const { boxes, data } = this, draw = box => this.showsGroups ? this.groupBox(box) : this.box(box);
    const lines = this.showsGroups ? data.groups.lines : data.lines;
    const more = !this.showsGroups && this.showsAll ? this.spared.map(arrow => pathsOf(data, arrow, this.taken, "")) : [];
    this.svg.innerHTML = `<defs>${this.heads}</defs><g class="frames" aria-hidden="true">${this.frames()}</g>`
      + `<g class="arrows" aria-hidden="true">${lines.map(line => linePath(line, this.taken, "")).join("")}`
      + `${more.join("")}</g><g class="boxes">${boxes.map(draw).join("")}</g><g class="over" aria-hidden="true"></g>`;
    const counts = counted(data.flows.length, "flow") + ", " + counted(data.arrows.length, "callback");
    this.svg.setAttribute("aria-label", "Map: " + counts);
    this.nodes = [...this.svg.querySelectorAll(".box")];
    this.filled = new Set();
    this.bounds = boundsOf(boxes);
    this.minimap();
    this.mark();
    this.fill();
  }

  // Rows are most of a large map: a box gets them when it is seen, and large enough to be read.
  fill(all = false) {
    if (this.scale < readable && !all) return;
    const [width, height] = this.size.map(length => length / this.scale), { left, top } = this;
    this.boxes.forEach((box, index) => {
      const isSeen = box.x < left + width && box.x + box.width > left && box.y < top + height
        && box.y + box.height > top;
      if (this.filled.has(index) || !isSeen && !all) return;
      this.filled.add(index);
      this.nodes[index].querySelector(".rows").innerHTML = box.rows.map(row => this.row(box, row)).join("");
    });
  }

  get taken() { return this.page.taken; }

  // What containers contain, and where the part begins that nothing leads to.
  frames() {
    if (this.showsGroups) return "";
    const frame = one => one.flow < 0 ? this.groupFrame(one) : `<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}" rx="10"/>`
      + `<text x="${one.x + 10}" y="${one.y + 13}">${escaped(one.title)}</text>`;
    const { frames, loose } = this.data;
    return frames.map(frame).join("")
      + (loose === null ? "" : `<text x="16" y="${loose + 12}">Nothing leads to these:</text>`);
  }

  // What belongs together in a large app.
  groupFrame({ x, y, width, height, title }) {
    return `<g class="together"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/>`
      + `<text x="${x + 14}" y="${y + 20}">${escaped(title)}</text></g>`;
  }

  // A box with its callbacks as rows; where many arrows would cross, their targets stand in the rows.
  box(flow) {
    const marks = (flow.guards.length ? "◆" : "") + (flow.findings.length ? "▲" : "");
    const kind = (this.data.roots.includes(flow.index) ? " root" : "") + (flow.findings.length ? " found" : "");
    return this.frame(flow, kind, flow.label, describe(flow, this.taken))
      + (marks ? `<text class="marks" x="${flow.width - 4}" y="-3">${marks}</text>` : "")
      + '<g class="rows"></g></g>';
  }

  // The beginning of a box; whoever asks for it ends it.
  frame(box, kind, title, description) {
    const stop = box.index === (this.showsGroups ? 0 : this.focused) ? 0 : -1;
    return `<g class="box${kind}" data-index="${box.index}" role="button" tabindex="${stop}"`
      + ` aria-label="${escaped(description)}" transform="translate(${box.x} ${box.y})">`
      + `<title>${escaped(title)}</title><rect width="${box.width}" height="${box.height}" rx="6"/>`
      + `<text class="name" x="8" y="16">${escaped(box.title)}</text>`;
  }

  row(flow, row) {
    const share = shareOf(row.numbers, this.taken), y = row.y + 4;
    return `<text x="8" y="${y}">${escaped(row.label)}</text>` + (share ? dot(share, 0, row.y) : "")
      + (row.note ? `<text class="chip" x="${flow.width - 8}" y="${y}">${escaped(row.note)}</text>` : "");
  }

  groupBox(group) {
    const isRoot = group.flows.some(flow => this.data.roots.includes(flow.index));
    const description = group.name + ", " + counted(group.flows.length, "flow");
    return this.frame(group, " group" + (isRoot ? " root" : ""), group.name, description)
      + '<g class="rows"></g></g>';
  }

  groupsAround(index) {
    const group = this.boxes[index], into = this.boxes.filter(other => other.out.has(group));
    return [...group.out.keys()].map(to => groupPath(group, to, " strong", this.data.sizes)).join("")
      + into.map(from => groupPath(from, group, " strong", this.data.sizes)).join("");
  }

  // Marks what is chosen, what is found, and where the player is.
  mark() {
    const { chosen, matches, place } = this.page, group = this.group;
    for (const node of this.nodes) {
      const box = this.boxes[Number(node.dataset.index)], flows = this.showsGroups ? box.flows : [box];
      node.classList.toggle("chosen", chosen !== null && flows.includes(chosen));
      node.classList.toggle("here", flows.some(flow => place.has(flow.index)));
      const isOutside = group !== null && group !== undefined && !this.showsGroups && box.group !== group;
      node.classList.toggle("dim", isOutside || matches !== null && !flows.some(flow => matches.has(flow.index)));
    }
    const around = chosen ? [...new Set([...chosen.arrows, ...chosen.waysIn])] : [];
    this.svg.querySelector(".over").innerHTML = this.showsGroups ? ""
      : around.map(arrow => pathsOf(this.data, arrow, null, " strong")).join("");
    this.svg.classList.toggle("has-chosen", chosen !== null && !this.showsGroups);
  }

  // Zoom and pan.
  show(left, top, scale) {
    this.scale = Math.min(4, Math.max(0.03, scale));
    [this.left, this.top] = [left, top];
    const [width, height] = this.size.map(length => length / this.scale);
    this.svg.setAttribute("viewBox", [left, top, width, height].map(number => number.toFixed(2)).join(" "));
    this.svg.classList.toggle("far", this.scale < readable);
    this.fill();
    const frame = this.element.querySelector(".minimap .frame"), place = { x: left, y: top, width, height };
    if (frame) for (const [name, value] of Object.entries(place)) frame.setAttribute(name, value);
  }

  get size() { return [this.svg.clientWidth || 800, this.svg.clientHeight || 600]; }

  fit(boxes = this.boxes, most = 1.3) {
    const { x, y, width, height } = boundsOf(boxes), margin = 60, [across, down] = this.size;
    const scale = Math.min(most, across / (width + margin), down / (height + margin));
    this.show(x + width / 2 - across / scale / 2, y + height / 2 - down / scale / 2, scale);
  }

  // All of it; where that would be too small to be read, the part around the root.
  begin() {
    this.fit();
    if (this.scale >= 0.5 || this.showsGroups || !this.data.flows.length) return;
    const root = this.data.flows[this.data.root], scale = 0.75;
    this.show(root.x - 30, root.y + root.height / 2 - (this.svg.clientHeight || 600) / scale / 2, scale);
  }

  zoom(factor, x = this.svg.clientWidth / 2, y = this.svg.clientHeight / 2) {
    const scale = Math.min(4, Math.max(0.03, this.scale * factor));
    this.show(this.left + x / this.scale - x / scale, this.top + y / this.scale - y / scale, scale);
  }

  // Moves only as far as a box needs to be seen.
  reveal(flow) {
    if (this.showsGroups) return;
    const [across, down] = this.size, width = across / this.scale, height = down / this.scale;
    const isSeen = flow.x > this.left && flow.x + flow.width < this.left + width
      && flow.y > this.top && flow.y + flow.height < this.top + height;
    if (isSeen && this.scale > 0.4) return;
    const scale = Math.max(this.scale, 0.7);
    this.show(flow.x + flow.width / 2 - across / scale / 2, flow.y - down / scale / 3, scale);
  }

  minimap() {
    const holder = this.element.querySelector(".minimap"), { x, y, width, height } = this.bounds;
    holder.hidden = this.boxes.length < minimapFrom;
    const box = one => `<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}"/>`;
    holder.innerHTML = holder.hidden ? "" : `<svg aria-hidden="true" viewBox="${x} ${y} ${width} ${height}">`
      + this.boxes.map(box).join("") + '<rect class="frame"/></svg>';
  }

  toggleGroups(group = null) {
    this.showsGroups = !this.showsGroups;
    this.group = group;
    this.focused = group === null ? this.data.root : this.data.flows.find(flow => flow.group === group).index;
    this.build();
    this.fit(group === null ? this.boxes : this.data.flows.filter(flow => flow.group === group));
    this.page.updateMapBar();
  }

  open(node) {
    const box = this.boxes[Number(node.dataset.index)];
    if (this.showsGroups) return this.toggleGroups(box.flows[0].group);
    this.page.choose(box);
  }

  focusBox(index) {
    for (const node of this.nodes) node.setAttribute("tabindex", node.dataset.index === String(index) ? "0" : "-1");
    this.focused = index;
    const node = this.nodes.find(node => node.dataset.index === String(index));
    if (node) node.focus({ preventScroll: true });
    if (!this.showsGroups) this.reveal(this.data.flows[index]);
  }

  // The nearest box in a direction.
  step(dx, dy) {
    const { boxes } = this, from = boxes[this.focused] || boxes[0];
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2], [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const box of boxes) {
      const [toX, toY] = middle(box), along = (toX - x) * dx + (toY - y) * dy;
      const far = along + 2.5 * (Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx));
      if (box !== from && along > 1 && far < least) [best, least] = [box, far];
    }
    if (best) this.focusBox(best.index);
  }

  listen() {
    const { svg } = this, pointers = new Map();
    let moved = false;
    svg.addEventListener("wheel", event => {
      event.preventDefault();
      const frame = svg.getBoundingClientRect();
      if (event.shiftKey) return this.show(this.left + event.deltaY / this.scale, this.top, this.scale);
      this.zoom(Math.exp(-event.deltaY / 500), event.clientX - frame.left, event.clientY - frame.top);
    }, { passive: false });
    svg.addEventListener("pointerdown", event => {
      pointers.set(event.pointerId, event);
      moved = false;
    });
    svg.addEventListener("pointermove", event => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY;
      if (!moved && Math.abs(dx) + Math.abs(dy) < 4) return;
      if (!moved) svg.setPointerCapture(event.pointerId);
      moved = true;
      if (pointers.size === 1) this.show(this.left - dx / this.scale, this.top - dy / this.scale, this.scale);
      if (pointers.size === 2) this.pinch(pointers, event);
      pointers.set(event.pointerId, event);
    });
    const end = event => pointers.delete(event.pointerId);
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, end);
    svg.addEventListener("click", event => {
      const node = event.target.closest(".box");
      if (moved) return;
      if (node) this.focusBox(Number(node.dataset.index)), this.open(node);
      else this.page.choose(null);
    });
    this.element.querySelector(".minimap").addEventListener("click", event => this.jump(event));
    // Not at the picture itself: Chromium would stop there for Tab, too.
    this.element.addEventListener("focusin", event => {
      const node = event.target.closest(".box");
      if (!node || !this.showsGroups) return;
      svg.querySelector(".over").innerHTML = this.groupsAround(Number(node.dataset.index));
    });
    new ResizeObserver(() => this.show(this.left, this.top, this.scale)).observe(svg);
  }

  pinch(pointers, event) {
    const other = [...pointers.values()].find(one => one.pointerId !== event.pointerId);
    const distance = one => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    const factor = distance(event) / distance(pointers.get(event.pointerId)), frame = this.svg.getBoundingClientRect();
    this.zoom(factor, other.clientX - frame.left, other.clientY - frame.top);
  }

  jump(event) {
    const small = event.currentTarget.querySelector("svg"), [across, down] = this.size;
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(small.getScreenCTM().inverse());
    this.show(spot.x - across / this.scale / 2, spot.y - down / this.scale / 2, this.scale);
  }
}
