// Clicks on buttons. A click belongs to the button that was there when the first click of a series began: the second click of a
// double click never presses what has come to the same place meanwhile.

/** How long two presses of a key count as a series; clicks of a pointer are counted by the browser. */
const pause = 500;

let first = null;

/** What a click says to the server, if it is on a button of the app or of its panels. */
function eventOf(button) {
  const entry = Number(button.closest(".entry")?.dataset.entry);
  if (button.matches(".action")) return { kind: "press", id: Number(button.dataset.element) };
  if (button.matches(".back")) return { kind: "back", id: entry };
  if (button.matches(".choice")) return { kind: "select", id: entry, index: Number(button.dataset.index) };
  if (button.matches(".close")) return { kind: "close", id: Number(button.closest("dialog").dataset.modal) };
  return undefined;
}

/** The event of a click, which `isAgain` if it is one more on the same button; undefined if it is on none. */
export function pressed(click) {
  const button = click.target.closest("button"), event = button ? eventOf(button) : undefined;
  const isSeries = click.detail > 1 && first?.isPointer;
  if (!isSeries) {
    const isKey = click.detail === 0, time = click.timeStamp;
    const isAgain = isKey && first !== null && first.button === button && time - first.time < pause;
    // A button whose element has a new number since then is the same one.
    first = event && { button, event: isAgain ? first.event : event, isPointer: !isKey, time };
    return isAgain ? again() : event;
  }
  return again();
}

/** The first event once more, of the button as it is now, or as it was when it left the page. */
function again() {
  if (!first) return undefined;
  const { button, event } = first;
  const isThere = button.isConnected && !button.closest("[inert]");
  return { ...(isThere ? eventOf(button) : event), isAgain: true };
}
