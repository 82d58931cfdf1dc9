// The elements of an entry: made once, and changed in place afterwards, so that focus and what the user types stay.

import { colour } from "./code.js";

/** Makes an element with a class and a text. */
export function make(tag, name = "", text = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  return element;
}

/** Sets a text without touching an equal one. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const kinds = {
  text: {
    make: () => make("p", "text"),
    update: (element, spec) => say(element, spec.text),
  },
  button: {
    make: () => {
      const button = make("button", "action");
      button.type = "button";
      return button;
    },
    update: (element, spec) => {
      say(element, spec.text);
      element.dataset.element = spec.id;
      element.classList.toggle("main", spec.isMain === true);
      element.classList.toggle("row", spec.tone === "row");
    },
  },
  field: {
    make: () => {
      const label = make("label", "field");
      label.append(make("span"), make("input"));
      return label;
    },
    update: (element, spec) => {
      const [name, input] = element.children;
      say(name, spec.text);
      input.dataset.element = spec.id;
      // What the user has typed since then is newer than what the app says: until it knows all of that, it is not asked.
      if (input.pending > 0 && input === document.activeElement) return;
      const isTyped = input === document.activeElement && (input.sent === spec.value || input.told === spec.value);
      if (!isTyped && input.value !== spec.value) input.value = spec.value;
      input.told = spec.value;
    },
  },
  section: {
    make: () => {
      const section = make("section", "section");
      section.append(make("h2"), make("div", "elements"));
      return section;
    },
    update: (element, spec) => {
      say(element.children[0], spec.text);
      show(element.children[1], spec.elements ?? []);
    },
  },
  slider: {
    make: () => {
      const label = make("label", "slider");
      const input = make("input");
      input.type = "range";
      label.append(input, make("output"));
      return label;
    },
    update: (element, spec) => {
      const [input, output] = element.children;
      input.dataset.element = spec.id;
      if (!input.hasAttribute("aria-label")) input.setAttribute("aria-label", spec.text);
      input.setAttribute("aria-valuetext", spec.text);
      input.max = spec.number;
      // What the user has moved it to since then is newer than what the app says.
      const isMoved = input === document.activeElement && input.sent !== undefined && input.sent !== spec.value;
      if (!isMoved) input.value = spec.value;
      if (input.sent === spec.value) input.sent = undefined;
      input.style.setProperty("--part", spec.number > 0 ? Number(input.value) / spec.number : 0);
      say(output, spec.text);
    },
  },
  code: {
    make: () => {
      const code = make("div", "code");
      // What can be scrolled is reached by the keyboard, too.
      code.tabIndex = 0;
      code.setAttribute("role", "group");
      code.setAttribute("aria-label", "Code");
      return code;
    },
    update: (element, spec) => show(element, spec.elements),
  },
  line: {
    make: () => {
      const line = make("div", "line");
      line.append(make("span", "number"), make("code"));
      return line;
    },
    update: (element, spec) => {
      const [number, code] = element.children;
      say(number, `${spec.number}`);
      if (code.textContent !== spec.text) colour(code, spec.text);
      element.classList.toggle("marked", spec.isMain === true);
    },
  },
  tree: { make: () => make("div", "tree"), update: (element, spec) => show(element, spec.elements) },
  group: box("group"),
  node: box("node"),
  notes: { make: () => make("div", "notes"), update: (element, spec) => show(element, spec.elements) },
  note: {
    make: () => {
      const note = make("div", "note");
      note.append(make("span", "mark"), make("span"));
      return note;
    },
    update: (element, spec) => {
      say(element.children[0], spec.value);
      say(element.children[1], spec.text);
      element.dataset.tone = spec.tone;
    },
  },
};

/** A box of a tree, with a label and others inside it. */
function box(name) {
  return {
    make: () => {
      const element = make("div", name);
      const label = make("div", "label");
      label.append(make("span"), make("small"));
      element.append(label, make("div", "inside"));
      return element;
    },
    update: (element, spec) => {
      const [label, inside] = element.children;
      say(label.children[0], spec.text);
      say(label.children[1], spec.value);
      label.classList.toggle("marked", spec.isMain === true);
      show(inside, spec.elements);
    },
  };
}

/** What an element is, for those that the user touches: they stay the same wherever they move. */
function nameOf(spec) {
  if (!["button", "field", "slider", "section"].includes(spec.kind)) return spec.kind;
  return [spec.kind, spec.key ?? `label ${spec.text}`].join(" ");
}

/** Shows elements in a parent: each one that is there already is found by what it is, wherever it was. */
export function show(parent, specs) {
  const before = [...parent.children], unused = new Map();
  for (const one of before) unused.set(one.named, [...unused.get(one.named) ?? [], one]);
  const elements = specs.map((spec) => unused.get(nameOf(spec))?.shift());
  const rest = new Set([...unused.values()].flat());
  specs.forEach((spec, index) => {
    // Where nothing has come or gone, a button without a key that says something else is the same one.
    const same = before.length === specs.length && spec.key === undefined ? before[index] : undefined;
    if (!elements[index] && rest.has(same) && same.dataset.kind === spec.kind && !same.isKeyed) {
      elements[index] = same;
      rest.delete(same);
    }
    elements[index] ??= kinds[spec.kind].make();
    const element = elements[index];
    element.dataset.kind = spec.kind;
    [element.named, element.isKeyed] = [nameOf(spec), spec.key !== undefined];
    kinds[spec.kind].update(element, spec);
  });
  const focused = document.activeElement;
  for (const one of rest) one.remove();
  elements.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
  // Who is moved loses the focus.
  if (focused !== document.activeElement && parent.contains(focused)) focused.focus({ preventScroll: true });
}
