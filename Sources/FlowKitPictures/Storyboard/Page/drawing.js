function boundsOf(boxes) {
  if (!boxes.length) return { x: 0, y: 0, width: 1, height: 1 };
  const least = name => boxes.reduce((value, box) => Math.min(value, box[name]), Infinity);
  const most = (name, size) => boxes.reduce((value, box) => Math.max(value, box[name] + box[size]), -Infinity);
  const x = least("x"), y = least("y");
  return { x, y, width: most("x", "width") - x, height: most("y", "height") - y };
}

// What a screen reader says of a box.
function describe(flow, taken) {
  const words = [flow.label, counted(flow.arrows.length, "callback"), counted(flow.waysIn.length, "way") + " in"];
  if (flow.holders.length) words.push("child of " + flow.holders.map(holder => holder.label).join(" and "));
  if (flow.guards.length) words.push("guarded");
  if (flow.children) words.push("contains " + counted(flow.children.flows.length, "flow"));
  if (flow.findings.length) words.push(counted(flow.findings.length, "finding"));
  const counts = taken ? flow.arrows.map(arrow => taken[arrow.index]).filter(count => count >= 0) : [];
  if (counts.length) words.push(counts.filter(count => count > 0).length + " of " + counts.length + " taken");
  return words.join(", ");
}

const counted = (count, word) => count + " " + word + (count === 1 ? "" : "s");

const kindMarks = { forward: "→", modal: "⇢", back: "↩", replacing: "⇒", selecting: "▸", telling: "✉" };

// Whether all, some or none of these were taken; nothing where that is not known.
function shareOf(numbers, taken) {
  const counts = taken ? numbers.map(number => taken[number]).filter(count => count >= 0) : [];
  if (!counts.length) return "";
  const some = counts.filter(count => count > 0).length;
  return some === 0 ? "untaken" : some === counts.length ? "taken" : "partly";
}

// Full, half or empty, so that no colour is needed.
function dot(share, x, y) {
  const ring = `<circle class="${share === "taken" ? "full" : "ring"}" cx="${x}" cy="${y}" r="4"/>`;
  return share === "partly" ? ring + `<path class="half" d="M${x} ${y - 4}a4 4 0 0 0 0 8z"/>` : ring;
}

function path(kind, share, more, way) {
  const state = share ? (share === "untaken" ? " untaken" : " taken") : "";
  const head = kind + (state === " taken" ? "-taken" : "") + "-head";
  return `<path class="${kind}${state}${more}" d="${way}" marker-end="url(#${head})"/>`;
}

const linePath = (line, taken, more) => path(line.kind, shareOf(line.numbers, taken), more, line.path);
const groupPath = (from, to, more, [titleHeight]) => path("forward", "", more, curve(from, titleHeight / 2, to, titleHeight));

// An arrow as the picture has it, or, where it has none, straight to its targets.
function pathsOf(data, arrow, taken, more) {
  const draw = target => {
    const line = data.lineOf.get(arrow.index + ">" + target.index);
    return line ? linePath(line, taken, more)
      : path(arrow.kind, shareOf([arrow.index], taken), more, curve(arrow.from, arrow.y, target, data.sizes[0]));
  };
  return arrow.targets.map(draw).join("");
}

function curve(from, rowY, to, titleHeight) {
  const y = from.y + rowY, endY = to.y + titleHeight / 2, right = from.x + from.width;
  if (from === to) return `M${right} ${y}C${right + 26} ${y} ${right + 26} ${endY} ${right} ${endY}`;
  if (to.x < right && to.x + to.width > from.x) {
    const end = to.x + to.width, far = Math.max(right, end) + 30;
    return `M${right} ${y}C${far} ${y} ${far} ${endY} ${end} ${endY}`;
  }
  const isOnward = to.x > from.x, start = isOnward ? right : from.x, end = isOnward ? to.x : to.x + to.width;
  const half = (start + end) / 2;
  return `M${start} ${y}C${half} ${y} ${half} ${endY} ${end} ${endY}`;
}
