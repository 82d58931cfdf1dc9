// What stands beside an app: a head, the frame of a device, and the panels; on a narrow page, one of them at a time.

import { make, show } from "./view.js";

const device = document.querySelector("#device");
const content = (name) => document.querySelector(`meta[name=${name}]`).content;

let parts = null;

/** Shows the panels of a state, which has none if the app stands alone. */
export function showPanels(panels) {
  if (!panels && !parts) return;
  parts ??= makeParts();
  panels ??= [];
  for (const section of parts.panels.querySelectorAll("[data-panel]")) {
    if (panels.some((panel) => panel.title === section.dataset.panel)) continue;
    section.remove();
    [...parts.tabs.children].find((tab) => tab.textContent === section.dataset.panel)?.remove();
  }
  for (const panel of panels) {
    let section = parts.panels.querySelector(`[data-panel="${CSS.escape(panel.title)}"]`);
    if (!section) {
      section = makePanel(panel);
      const column = parts.columns[panel.place];
      column.append(section);
      if (panel.place !== "bar") parts.tabs.append(makeTab(panel.title));
    }
    const elements = section.lastElementChild;
    show(elements, panel.elements);
    for (const slider of elements.querySelectorAll("[type=range]")) slider.setAttribute("aria-label", panel.title);
    reveal(elements);
  }
}

function makeParts() {
  document.body.classList.add("framed");
  const panels = make("div");
  panels.id = "panels";
  const columns = { bar: make("div", "top"), narrow: make("div", "column narrow"), wide: make("div", "column wide") };
  panels.append(...Object.values(columns));
  const tabs = make("nav");
  tabs.id = "views";
  tabs.append(makeTab("App"));
  device.before(makeHead(), tabs);
  device.after(panels);
  choose("App", tabs);
  return { panels, columns, tabs };
}

function makeHead() {
  const head = make("header");
  head.id = "head";
  if (content("menu")) {
    const link = make("a", "menu-link", "All apps");
    link.href = content("menu");
    head.append(link);
  }
  const title = make("p", "title");
  title.append(make("b", "", document.title), make("span", "", content("description")));
  const sizes = make("div", "sizes");
  sizes.setAttribute("role", "group");
  sizes.setAttribute("aria-label", "Device");
  for (const name of ["Phone", "Tablet"]) {
    const button = make("button", "size", name);
    button.type = "button";
    button.addEventListener("click", () => resize(name, sizes));
    sizes.append(button);
  }
  resize(sessionStorage.getItem("device") ?? "Phone", sizes);
  head.append(title, sizes);
  return head;
}

function resize(name, sizes) {
  sessionStorage.setItem("device", name);
  document.body.classList.toggle("tablet", name === "Tablet");
  for (const button of sizes.children) button.setAttribute("aria-pressed", button.textContent === name);
}

function makePanel({ title, place }) {
  const section = make("section", `panel at-${place}`);
  section.dataset.panel = title;
  section.setAttribute("aria-label", title);
  const elements = make("div", "elements");
  if (place !== "bar") Object.assign(elements, { tabIndex: 0, role: "group", ariaLabel: title });  // it can be scrolled
  section.append(make("h2", "", title), elements);
  return section;
}

function makeTab(title) {
  const button = make("button", "view", title);
  button.type = "button";
  button.addEventListener("click", () => choose(title, button.parentElement));
  return button;
}

/** Chooses what a narrow page shows. */
function choose(title, tabs) {
  document.body.dataset.view = title === "App" ? "app" : "panel";
  for (const tab of tabs.children) tab.setAttribute("aria-pressed", tab.textContent === title);
  for (const panel of document.querySelectorAll(".panel")) panel.classList.toggle("chosen", panel.dataset.panel === title);
  const chosen = document.querySelector(".panel.chosen > .elements");
  if (chosen) reveal(chosen, true);
}

/** Scrolls to what stands out, if that is new. */
function reveal(elements, isForced = false) {
  const marked = elements.querySelector(".node > .marked, .line.marked");
  const key = marked && `${marked.textContent}`;
  if (!marked || (key === elements.revealed && !isForced)) return;
  elements.revealed = key;
  const frame = elements.getBoundingClientRect(), box = marked.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) {
    elements.scrollTop += box.top - frame.top - frame.height / 3;
  }
}
