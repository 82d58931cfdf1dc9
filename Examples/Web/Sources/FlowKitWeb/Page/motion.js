// Brings stacks, containers and modals to a state. What moves is found by comparison with what is there.

import { make, show } from "./view.js";

/** A change on its way: how it looks, and what has to be done when nothing moves any more. */
export class Motion {
  constructor(look, isInstant) {
    this.look = look;
    this.isAnimated = look.isAnimated && !isInstant;
    this.moving = [];
    this.after = [];
  }

  /** Lets an element move by the animation that the style sheet has for its classes. */
  move(element, ...names) {
    if (!this.isAnimated) return;
    const classes = ["moves", `transition-${this.look.name.replace(/[^A-Za-z0-9_-]/g, "-")}`, ...names];
    if (this.look.isReversed) classes.push("reversed");
    element.classList.add(...classes);
    this.moving.push([element, classes]);
  }

  /** Ends when nothing moves any more, or when all should have ended: nothing may keep a page from its next state. */
  async end() {
    const length = (one) => one.effect?.getComputedTiming().endTime ?? 0;
    const running = document.getAnimations().filter((one) => length(one) < 10000);
    if (running.length > 0 && !document.hidden) {
      const isHidden = new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
      const isLate = new Promise((done) => setTimeout(done, Math.max(...running.map(length)) + 500));
      await Promise.race([Promise.allSettled(running.map((one) => one.finished)), isHidden, isLate]);
    }
    for (const [element, classes] of this.moving) element.classList.remove(...classes);
    for (const step of this.after) step();
  }
}

/** Children by a key, without those that are leaving. */
const keyed = (parent, key) =>
  new Map([...parent.children].filter((one) => !one.isLeaving).map((one) => [one.dataset[key], one]));

/** Puts children into an order, and leaves those alone that are in it. */
function arrange(parent, children) {
  let next = parent.firstElementChild;
  for (const child of children) {
    while (next?.isLeaving) next = next.nextElementSibling;
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

function makeEntry(id) {
  const entry = make("article", "entry");
  entry.dataset.entry = id;
  const bar = make("header", "bar");
  const back = make("button", "back");
  back.type = "button";
  const title = make("h1");
  title.tabIndex = -1;
  bar.append(back, title);
  entry.append(bar, make("div", "elements"));
  return entry;
}

/** The title of the tab or page that is shown, if that has no way back of its own: its container's bar says it. */
function childTitle(container) {
  const stack = ["tabs", "pages"].includes(container?.kind) ? container.children[container.selected]?.stack : undefined;
  return stack?.length === 1 ? stack[0].title : undefined;
}

function updateEntry(element, entry, motion) {
  const [bar, elements] = element.children;
  const [back, title] = bar.children;
  if (entry.title === undefined) delete element.dataset.title;
  else element.dataset.title = entry.title;
  const shown = entry.back === undefined ? entry.title : childTitle(entry.container) ?? entry.title;
  if (title.textContent !== (shown ?? "")) title.textContent = shown ?? "";
  back.hidden = entry.back === undefined;
  if (back.label !== entry.back) back.textContent = entry.back ?? "";
  back.label = entry.back;
  back.setAttribute("aria-label", `Back to ${entry.back}`);
  if (entry.elements) show(elements, entry.elements);
  elements.classList.toggle("empty", elements.children.length === 0);
  updateContainer(element, entry.container, motion);
}

/** A back button says where it leads, or "Back" where that doesn't fit. */
export function fitBackButtons() {
  for (const back of document.querySelectorAll("button.back:not([hidden])")) {
    if (back.textContent !== back.label) back.textContent = back.label;
    if (back.scrollWidth > back.clientWidth) back.textContent = "Back";
  }
}

/** Shows a stack; only its top is visible when nothing moves. */
export function showStack(parent, entries, motion, isSeen = true) {
  const known = keyed(parent, "entry");
  const before = parent.top;
  const wanted = entries.map((entry) => known.get(`${entry.id}`) ?? makeEntry(entry.id));
  const top = wanted.at(-1);
  const leaving = [...known.values()].filter((one) => !wanted.includes(one));
  arrange(parent, wanted);
  const inside = new Motion(motion.look, !motion.isAnimated || before !== top);
  [inside.moving, inside.after] = [motion.moving, motion.after];
  entries.forEach((entry, index) => updateEntry(wanted[index], entry, inside));
  for (const one of leaving) one.isLeaving = true;
  for (const one of [...leaving, ...wanted]) one.inert = one !== top;
  top?.classList.remove("covered");
  if (before && before !== top && isSeen) {
    const isBack = leaving.includes(before) && known.has(top?.dataset.entry);
    const way = isBack ? "back" : leaving.includes(before) && entries.length <= known.size ? "swap" : "forward";
    if (top) motion.move(top, "arrives", way);
    motion.move(before, "leaves", way);
  }
  parent.top = top;
  motion.after.push(() => {
    for (const one of leaving) one.remove();
    for (const one of wanted) one.classList.toggle("covered", one !== parent.top);
  });
}

function makeContainer(container) {
  const element = make("div", `container ${container.kind}`);
  element.dataset.kind = container.kind;
  const panes = make("div", "panes");
  element.append(panes);
  if (container.kind === "tabs" || container.kind === "pages") {
    const choices = make("div", "choices");
    choices.setAttribute("role", "tablist");
    element.append(choices);
  }
  return element;
}

function updateContainer(parent, container, motion) {
  let element = parent.children[2];
  if (!container || (element && element.dataset.kind !== container.kind)) element?.remove();
  parent.classList.toggle("holds", container !== undefined);
  if (!container) return;
  element = parent.children[2];
  if (!element) {
    element = makeContainer(container);
    parent.append(element);
  }
  const [panes, choices] = element.children;
  const known = keyed(panes, "child");
  const children = container.children.map((child) => {
    const pane = known.get(`${child.key}`) ?? make("div", "pane");
    pane.dataset.child = child.key;
    return pane;
  });
  for (const pane of known.values()) if (!children.includes(pane)) pane.remove();
  arrange(panes, children);
  children.forEach((pane, index) => { pane.id = paneID(parent.dataset, container.children[index]); });
  container.children.forEach((child, index) => updatePane(children[index], child, index, container, motion));
  element.dataset.selected = container.selected ?? "";
  element.dataset.loops = container.loops;
  panes.style.setProperty("--page", container.selected ?? 0);
  panes.classList.toggle("at-once", !motion.isAnimated);
  if (choices) updateChoices(choices, container, parent.dataset);
}

/** Tells the pane of a child from all others of the page. */
const paneID = (entry, child) => `pane-${entry.entry}-${child.key}`;

function updatePane(pane, child, index, container, motion) {
  const wasShown = pane.dataset.shown === "true";
  pane.dataset.shown = child.isShown;
  pane.inert = !child.isShown;
  pane.setAttribute("aria-label", child.title);
  pane.setAttribute("role", container.kind === "tabs" || container.kind === "pages" ? "tabpanel" : "group");
  // A page that slides out is visible until it is gone.
  const hide = () => pane.classList.toggle("off", pane.dataset.shown !== "true");
  if (child.isShown) pane.classList.remove("off");
  else if (container.kind === "pages" && wasShown) motion.after.push(hide);
  else hide();
  if (child.isShown && !wasShown && container.kind === "tabs") motion.move(pane, "arrives", "tab");
  pane.dataset.made = child.stack !== undefined;
  if (!pane.firstElementChild) pane.append(make("div", "stack"));
  showStack(pane.firstElementChild, child.stack ?? [], motion, child.isShown && wasShown);
}

function updateChoices(choices, container, entry) {
  choices.setAttribute("aria-label", entry.title ?? "");
  while (choices.children.length > container.children.length) choices.lastElementChild.remove();
  container.children.forEach((child, index) => {
    let choice = choices.children[index];
    if (!choice) {
      choice = make("button", "choice");
      choice.type = "button";
      choice.setAttribute("role", "tab");
      choices.append(choice);
    }
    const isSelected = index === container.selected;
    choice.dataset.index = index;
    choice.setAttribute("aria-selected", isSelected);
    choice.setAttribute("aria-label", child.title);
    choice.setAttribute("aria-controls", paneID(entry, child));
    choice.tabIndex = isSelected ? 0 : -1;
    if (choice.textContent !== child.title) choice.textContent = child.title;
  });
}

/** Opens and closes modals, and shows the stacks of all layers. */
export function showLayers(layers, motion) {
  const root = document.querySelector("main");
  const known = new Map([...document.querySelectorAll("dialog:not(.closing)")].map((one) => [one.dataset.modal, one]));
  const dialogs = layers.slice(1).map((layer) => known.get(`${layer.id}`) ?? makeDialog(layer));
  for (const dialog of known.values()) if (!dialogs.includes(dialog)) closeDialog(dialog, motion);
  const front = dialogs.at(-1) ?? root;
  for (const one of [root, ...dialogs]) one.inert = one !== front;
  dialogs.forEach((dialog, index) => {
    if (!dialog.open) {
      const next = dialogs.slice(index).find((one) => one.open);
      for (const one of [dialog.curtain, dialog]) root.parentElement.insertBefore(one, next?.curtain ?? null);
      keepFocus(() => dialog.show());
      motion.move(dialog, "arrives", "over");
      motion.move(dialog.curtain, "arrives", "dims");
    }
    dialog.dataset.closable = layers[index + 1].isClosable;
    dialog.querySelector(":scope > .close").hidden = !layers[index + 1].isClosable;
    dialog.setAttribute("aria-label", layers[index + 1].stack.at(-1)?.title ?? "");
  });
  for (const [index, layer] of layers.entries()) {
    const parent = index === 0 ? root : dialogs[index - 1];
    let stack = parent.querySelector(":scope > .stack");
    if (!stack) {
      stack = make("div", "stack");
      parent.append(stack);
    }
    showStack(stack, layer.stack, motion);
  }
  return front;
}

/** A dialog takes the focus when it opens, and gives it back when it closes, but the page decides where it is. */
function keepFocus(act) {
  const focused = document.activeElement;
  act();
  if (focused !== document.body) focused.focus({ preventScroll: true });
}

/** A modal lies over the app, and not over the page: what stands beside the app can still be used. */
function makeDialog(layer) {
  const dialog = make("dialog", `layer modal ${layer.style.replace(/[^A-Za-z0-9_-]/g, "-")}`);
  dialog.dataset.modal = layer.id;
  if (!document.body.matches(".framed")) dialog.setAttribute("aria-modal", "true");
  dialog.curtain = make("div", "curtain");
  const close = make("button", "close", "Close");
  close.type = "button";
  dialog.append(close, make("div", "stack"));
  return dialog;
}

function closeDialog(dialog, motion) {
  dialog.classList.add("closing");
  dialog.inert = true;
  motion.move(dialog, "leaves", "over");
  motion.move(dialog.curtain, "leaves", "dims");
  motion.after.push(() => {
    keepFocus(() => dialog.close());
    dialog.curtain.remove();
    dialog.remove();
  });
}
