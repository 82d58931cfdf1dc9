"use strict";
// The panels beside the map. All texts are set as text, never as markup.

const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const problems = new Set(["ignored", "refused", "overdue", "issue"]);

// The visible screens, and a button for each callback.
function screensPanel(place, press) {
  return place.screens.map(screen => make("div", {},
    make("h3", { textContent: screen.screen }),
    ...screen.guards.map(guard => make("p", { className: "quiet", textContent: guard })),
    make("ul", {}, ...screen.callbacks.map(one => callbackRow(screen, one, press)))));
}

function callbackRow(screen, one, press) {
  const name = one.callback.split("(")[0], leads = one.leads.join("; ");
  // A message is sent by another screen, so nobody presses it here.
  const row = make("li", {}, name.includes(" ") || name === "guard" ? one.callback : make("button", {
    type: "button", textContent: one.callback,
    onclick: () => press(name === "back" ? "back" : `${screen.screen}.${name}`),
  }));
  if (leads) row.append(make("span", { className: "quiet", textContent: ` → ${leads}` }));
  if (one.note) row.append(make("span", { className: "note", textContent: ` ${one.note}` }));
  return row;
}

// The tree: layers, stacks, and what containers contain.
function treePanel(place) {
  const entry = one => {
    const item = make("li", {}, make("span", { className: one.isVisible ? "entry visible" : "entry", textContent: one.flow }));
    if (one.kind) item.append(make("span", { className: "quiet", textContent: ` ${one.kind}` }), make("ul", {},
      ...one.children.map((stack, index) => make("li", {},
        make("span", { className: "quiet", textContent: `${index + 1}${index === one.selected ? ", selected" : ""}${stack ? "" : ", not shown yet"}` }),
        ...(stack ? [list(stack)] : [])))));
    return item;
  };
  const list = stack => make("ul", {}, ...stack.entries.map(entry));
  return place.layers.map(stack => make("div", {}, make("span", { className: "quiet", textContent: stack.style }), list(stack)));
}

// The newest events first.
function eventsPanel(app, chosen, choose) {
  return app.notes.slice(-200).reverse().map(note => {
    const words = note.reason ? `${note.reason}: ${note.text}` : note.text;
    const item = make("li", { value: note.number, className: problems.has(note.kind) ? "problem" : "" },
      make("button", { type: "button", textContent: words, onclick: () => choose(note) }));
    item.classList.toggle("chosen", note.number === chosen);
    item.dataset.kind = note.kind;
    return item;
  });
}

// How many of the app's notes are missing, and of which no page has heard.
function droppedText(app) {
  const first = app.notes[0]?.number ?? 1;
  return first > 1 ? `${first - 1} older ones were dropped.` : "";
}

// A file, with the line that is meant.
function sourcePanel(lines, line) {
  return lines.map((text, index) => make("span", {
    className: index + 1 === line ? "line marked" : "line", textContent: `${String(index + 1).padStart(4)}  ${text}`,
  }));
}
