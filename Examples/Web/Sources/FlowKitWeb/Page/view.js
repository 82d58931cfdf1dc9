// The elements of an entry: made once, and changed in place afterwards, so that focus and what the user types stay.

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
      // What the user has typed since then is newer than what the app says.
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
};

/** Shows elements in a parent. */
export function show(parent, specs) {
  specs.forEach((spec, index) => {
    let element = parent.children[index];
    if (element?.dataset.kind !== spec.kind) {
      const fresh = kinds[spec.kind].make();
      fresh.dataset.kind = spec.kind;
      if (element) element.replaceWith(fresh);
      else parent.append(fresh);
      element = fresh;
    }
    kinds[spec.kind].update(element, spec);
  });
  while (parent.children.length > specs.length) parent.lastElementChild.remove();
}
