// The page of an app that runs on a server: it shows the states that come from there, and reports what the user does.

import { Steps } from "./history.js";
import { fitBackButtons, Motion, showLayers } from "./motion.js";
import { showPanels } from "./panels.js";
import { pressed } from "./presses.js";
import { Reports } from "./reports.js";
import { swipePages } from "./touch.js";

const token = document.querySelector("meta[name=token]").content;
/** Where the app is on its server. */
const base = document.querySelector("meta[name=base]").content;
const app = document.querySelector("#app");
const appTitle = document.title;
const notice = document.querySelector("#notice");
const isNarrow = () => app.clientWidth < 700;
const live = document.createElement("p");
live.id = "live";
live.setAttribute("aria-live", "polite");

/** What goes on, for tests: they wait for its end. */
const page = {
  applied: 0,
  posts: 0,
  next: null,
  isApplying: false,
  isHeld: false,
  waiting: [],
  /** Where the history should be. */
  get depth() {
    return steps.depth;
  },
  /** Whether the server knows all that the user has done. */
  get isReported() {
    return this.posts === 0 && !steps.asking;
  },
  /** Whether nothing moves, and nothing is on its way. */
  get isIdle() {
    return this.isReported && !this.next && !this.isApplying && !steps.isBusy;
  },
  /** Ends when a condition holds. */
  when(condition) {
    return new Promise((done) => {
      this.waiting.push({ condition, done });
      this.check();
    });
  },
  check() {
    const ready = this.waiting.filter((one) => one.condition());
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const one of ready) one.done(this.applied);
  },
};
window.page = page;

// What this tab keeps.

/** What this tab keeps of an app, and finds again when it is loaded again. */
const kept = {
  get: (name) => sessionStorage.getItem(`${base}:${name}`) ?? undefined,
  set(name, value) {
    try {
      if (value === undefined) sessionStorage.removeItem(`${base}:${name}`);
      else sessionStorage.setItem(`${base}:${name}`, value);
    } catch (error) {
      console.error(error);  // there is no room: the tab keeps nothing
    }
  },
};

/** The place below the app's address, as the address bar has it. */
const place = () => location.pathname.slice(base.length) + location.search;

// An address that is not the one that was shown here last has come from the user: it opens a window of its own.
const isShownBefore = kept.get("address") === place();
let windowID = isShownBefore ? kept.get("window") : undefined;

/**
 * Takes the window for this tab; false if another tab has it, because a browser that duplicates a tab also copies what that keeps.
 * One that has just been left by this tab is free in a moment.
 */
function takeWindow() {
  if (windowID === undefined || !navigator.locks) return true;
  if (takeWindow.id === windowID) return true;
  takeWindow.id = windowID;
  const signal = AbortSignal.timeout(400);
  return new Promise((done) => {
    const hold = () => {
      done(true);
      return new Promise(() => {});
    };
    navigator.locks.request(`flowkit ${windowID}`, { signal }, hold).catch(() => done(false));
  });
}

async function post(path, body) {
  const headers = { "Content-Type": "application/json", "X-FlowKit-Token": token };
  const signal = AbortSignal.timeout(10000);
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  if (response.ok) return response.json();
  throw Object.assign(new Error(`${path}: ${response.status}`), { status: response.status });
}

const reports = new Reports(
  (event) => post("/act", { ...event, window: windowID }),
  (answer, event) => {
    if (answer.isStale && !event.isAgain) tell("This page was older than the app. It has been updated.");
    steps.follow(answer.depth, answer.stamp);
  },
  (error, event) => {
    if (error.status === 410 || error.status === 403) again();
    else if (error.status === 413) refuse(event);
    else tell("The app can’t be reached.");
  });
reports.changed = (count) => {
  page.posts = count;
  page.check();
};
const report = (event) => reports.add(event);

/** A field has more text than the app takes: it shows again what the app has. */
function refuse({ id }) {
  tell("That is too much text.");
  const field = document.querySelector(`input[data-element="${id}"]`);
  if (field) field.value = field.told;
}

/** Says something to the user, for a while or until the page is loaded again. */
function tell(text, stays = false) {
  notice.textContent = text;
  notice.hidePopover();
  notice.showPopover();
  clearTimeout(tell.timer);
  if (!stays) tell.timer = setTimeout(() => notice.hidePopover(), 4000);
}

/** Loads the page again, because the server knows it no longer; but not in a loop, as without cookies. */
function again() {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem("again")) < 3000) {
    setTimeout(() => location.reload(), 5000);
    return tell("The app doesn’t know this page. Does the browser allow cookies?", true);
  }
  sessionStorage.setItem("again", now);
  location.reload();
}

const steps = new Steps((index) => report({ kind: "history", index }));
steps.rested = () => page.check();

// States.

function receive(state, stamp) {
  page.next = { state, stamp };
  steps.follow(state.trail.length, stamp);
  applyNext();
}

async function applyNext() {
  if (page.isApplying || page.isHeld || !page.next) return;
  page.isApplying = true;
  while (page.next && !page.isHeld) {
    const { state, stamp } = page.next;
    page.next = null;
    try {
      await apply(state);
    } catch (error) {
      console.error(error);  // whatever it is, the next state comes
      report({ kind: "shown", id: state.update });
    }
    page.applied = stamp;
  }
  page.isApplying = false;
  watch();
  page.check();
}

/** Whether all entries of stacks are on the page. */
const areThere = (stacks) => stacks.flat().every((entry) =>
  document.querySelector(`[data-entry="${entry.id}"]`)
    && areThere((entry.container?.children ?? []).map((child) => child.stack ?? [])));

/** Another script, such as an extension's, may remove what the page shows. Then it is made again, once for each removal. */
function watch() {
  const isChanged = watcher.takeRecords().length > 0 || page.isTouched;
  page.isTouched = false;
  if (isChanged && page.state && !areThere(page.state.layers.map((layer) => layer.stack))) {
    receive(page.state, page.applied);
  }
}

const watcher = new MutationObserver((changes) => {
  page.isTouched ||= changes.some((change) => change.removedNodes.length > 0);
  if (!page.isApplying) watch();
});
watcher.observe(app, { childList: true, subtree: true });

async function apply(state) {
  const isNew = page.state?.update !== state.update;
  const focused = document.activeElement;
  const last = focused?.closest?.(".entry");
  if (last) last.focused = focused;
  const motion = new Motion(state.look, !isNew || !page.state || document.hidden);
  const front = showLayers(state.layers, motion);
  showPanels(state.panels);
  fitBackButtons();
  const before = page.state?.visible;
  page.state = state;
  if (!front.contains(live)) front.append(live);
  if (before !== state.visible) {
    const entry = front.querySelector(`[data-entry="${state.visible}"]`);
    const title = entry?.dataset.title ?? "";
    document.title = [title, appTitle].filter(Boolean).join(" – ");
    live.textContent = title;
    // Whoever works beside the app, such as with a slider, stays there.
    if (before !== undefined && (focused === document.body || app.contains(focused))) focus(entry);
  } else if (last?.isConnected && !focused.isConnected) {
    focus(last);  // its button is gone
  }
  await motion.end();
  if (page.notice !== state.notice) {
    page.notice = state.notice;
    if (state.notice) tell(state.notice, true);
    else notice.hidePopover();
  }
  showAddress(state.address);
  if (isNew) report({ kind: "shown", id: state.update });
}

/** Shows the place in the address bar, for the current entry of the history. */
function showAddress(address) {
  if (address === undefined) return;
  const url = base + address || "/";
  if (url !== location.pathname + location.search) history.replaceState(history.state, "", url);
  kept.set("address", place());
}

/** Returns the focus to where it was in an entry, or gives it to the entry's title. */
function focus(entry) {
  const target = entry?.focused?.isConnected ? entry.focused : entry?.querySelector("h1");
  target?.focus({ preventScroll: true });
}

// The connection.

/** How often the server has been out of reach, one time after another. */
let failures = 0;
let source = null;

addEventListener("pagehide", () => source?.close());

function connect() {
  source?.close();
  source = new EventSource(`/events?window=${windowID}`);
  // The server says something every few seconds. A connection that has broken without a word is made again.
  let silence;
  const isHeard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source.close();
      document.body.classList.add("offline");
      open();
    }, 40000);
  };
  isHeard();
  source.addEventListener("pulse", isHeard);
  source.addEventListener("state", (event) => {
    isHeard();
    failures = 0;
    document.body.classList.remove("offline");
    const { state, stamp, snapshot } = JSON.parse(event.data);
    if (snapshot !== undefined) kept.set("snapshot", snapshot);
    receive(state, stamp);
  });
  source.addEventListener("elsewhere", () => {
    clearTimeout(silence);
    source.close();
    reports.end();
    for (const one of document.querySelectorAll("#app, #panels")) one.inert = true;
    tell("This window is open elsewhere. Load the page to use it here.", true);
  });
  source.addEventListener("error", async () => {
    document.body.classList.add("offline");
    failures += 1;
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(silence);
    // The server answers, but doesn't know the window any more, or it is gone for a while.
    await new Promise((done) => setTimeout(done, Math.min(failures, 10) * 500));
    open();
  });
}

/** The window that this page wants. */
const wish = () => ({
  app: base.slice(1),
  window: windowID,
  address: place(),
  snapshot: windowID === undefined ? undefined : kept.get("snapshot"),
});

async function open() {
  try {
    if (!await takeWindow()) windowID = undefined;
    const answer = await post("/window", wish());
    const isForgotten = page.state && answer.window !== windowID;
    windowID = answer.window;
    takeWindow();
    kept.set("window", windowID);
    kept.set("address", place());
    if (isForgotten) return again();
    report({ kind: "resize", isNarrow: isNarrow() });
    connect();
  } catch (error) {
    if (error.status === 403) return again();
    if (error.status === 503) tell("Too many windows are open.");
    if (error.status === 413) kept.set("snapshot", undefined);  // too large to be taken back
    setTimeout(open, 1000);
  }
}

// What the user does.

const front = () => [...document.querySelectorAll("dialog:not(.closing)")].at(-1);

function close(dialog) {
  if (dialog.dataset.closable === "true") report({ kind: "close", id: Number(dialog.dataset.modal) });
}

addEventListener("click", (event) => {
  if (event.target.matches(".curtain")) {
    if (event.target === front()?.curtain) close(front());
    return;
  }
  const press = pressed(event);
  if (press) report(press);
});

/** Enter in a field presses the main button beside it. */
function submit(field) {
  const elements = field.closest(".entry > .elements, .panel > .elements");
  elements?.querySelector(".action.main")?.click();
}

addEventListener("input", (event) => {
  const { target } = event;
  if (target.dataset.element === undefined) return;
  target.sent = target.value;
  target.pending = (target.pending ?? 0) + 1;
  report({ kind: "change", id: Number(target.dataset.element), text: target.value }).then(() => {
    target.pending -= 1;
    if (target.pending === 0 && page.state && !page.next) receive(page.state, page.applied);
  });
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && front() && !event.isComposing && !event.target.closest?.("#panels")) {
    event.preventDefault();
    close(front());
  }
  if (event.key === "Enter" && !event.isComposing && event.target.matches?.(".field input")) submit(event.target);
  const choice = event.target.closest?.(".choice");
  if (choice) {
    const all = choice.parentElement.children, index = Number(choice.dataset.index);
    const next = { ArrowLeft: index - 1 + all.length, ArrowRight: index + 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next % all.length].focus();
    }
  }
}, true);

let wasNarrow = isNarrow();
new ResizeObserver(() => {
  fitBackButtons();
  if (wasNarrow === isNarrow()) return;
  wasNarrow = isNarrow();
  if (page.state) report({ kind: "resize", isNarrow: wasNarrow });
}).observe(app);
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
swipePages(
  (isHeld) => {
    page.isHeld = isHeld;
    applyNext();
  },
  (entry, index) => report({ kind: "select", id: Number(entry), index }));

open();
