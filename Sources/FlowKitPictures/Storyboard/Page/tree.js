// Places: what Swift has found, unfolded for drawing. An entry is what the row says, with what is below it and inside.

// All entries of a place, counted from 0, from the bottom up, those inside a container after it.
function unfolded(data, place) {
  let count = 0;
  const stack = number => {
    const rows = [];
    for (let next = number; next >= 0; next = data.entries[next][1]) rows.unshift(data.entries[next]);
    let below = null;
    for (const [flow, , contents] of rows) {
      below = { flow: data.flows[flow], index: count++, below, depth: below ? below.depth + 1 : 0, contents: null };
      if (contents !== undefined) below.contents = inside(data.flows[flow].children, data.contents[contents]);
    }
    return below;
  };
  const inside = (declared, [selected, flows, tops]) => ({
    kind: declared ? declared.kind : "embedded", selected: selected < 0 ? null : selected,
    children: flows.map((flow, index) => ({
      flow: data.flows[flow], column: declared ? declared.columns[index] || "" : "",
      top: tops[index] < 0 ? null : stack(tops[index]),
    })),
  });
  return place.layers.map(({ top, style, presenter }) => ({ top: stack(top), style, presenter }));
}

function upward(top) {
  const entries = [];
  for (let entry = top; entry; entry = entry.below) entries.unshift(entry);
  return entries;
}

// All of a place in one list.
function entriesOf(layers) {
  const stack = top => upward(top).flatMap(entry => [entry, ...(entry.contents ? entry.contents.children : [])
    .flatMap(child => stack(child.top))]);
  return layers.flatMap(layer => stack(layer.top));
}

// The picture of a place in text, drawn as Swift draws trees.
function pictureOf(layers, visible) {
  const lines = top => {
    const entries = upward(top);
    return shortened(entries.length, index => {
      const entry = entries[index], isTop = entry === top;
      const line = (isTop ? "└ " : "├ ") + entry.flow.label + (entry.index === visible ? " ← visible" : "");
      return [line, ...linesInside(entry).map(inner => (isTop ? "  " : "│ ") + inner)];
    }, count => "┆ … " + count + " more");
  };
  const linesInside = ({ contents }) => (contents ? contents.children : []).flatMap((child, index) => {
    const title = (contents.selected === index ? "▸ " : "· ") + (child.column || child.flow.label);
    return child.top ? [title, ...lines(child.top).map(line => "  " + line)] : [title + ", not shown yet"];
  });
  const title = ({ style, presenter }) => style ? style + (presenter ? " over " + presenter.label : " of the app") : "stack";
  return shortened(layers.length, index => [title(layers[index]), ...lines(layers[index].top)],
    count => "… " + count + " more stacks").join("\n");
}

function shortened(count, lines, skipped) {
  const some = (from, to) => Array.from({ length: to - from }, (_, index) => lines(from + index)).flat();
  if (count <= 50) return some(0, count);
  return [...some(0, 10), skipped(count - 30), ...some(count - 20, count)];
}
