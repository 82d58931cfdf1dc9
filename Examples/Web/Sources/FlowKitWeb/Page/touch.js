// Swipes between pages: the page follows the finger, and the app decides when it is lifted.

/** Lets pages be swiped. `hold` is told whether a finger is down, `select` which page was swiped to. */
export function swipePages(hold, select) {
  let swipe = null;

  const end = (isFinished) => {
    if (!swipe) return;
    const { panes, container, index, delta, width, isMoving } = swipe;
    swipe = null;
    if (!isMoving) return;
    panes.classList.remove("held");
    panes.style.removeProperty("--drag");
    const next = index + (delta < 0 ? 1 : -1);
    hold(false);
    if (isFinished && Math.abs(delta) > width / 4) select(container.closest(".entry").dataset.entry, next);
  };

  addEventListener("pointerdown", (event) => {
    const panes = event.target.closest?.(".pages > .panes");
    const container = panes?.parentElement;
    if (!event.isPrimary || event.button !== 0 || !container) return;
    if (event.target.closest("button, input, .moves")) return;
    swipe = { panes, container, index: Number(container.dataset.selected), x: event.clientX, y: event.clientY };
    Object.assign(swipe, { delta: 0, width: panes.clientWidth, isMoving: false, pointer: event.pointerId });
  });

  addEventListener("pointermove", (event) => {
    if (!swipe || event.pointerId !== swipe.pointer) return;
    const delta = event.clientX - swipe.x;
    const count = swipe.panes.children.length;
    const next = swipe.index + (delta < 0 ? 1 : -1);
    if (!swipe.isMoving) {
      if (Math.abs(event.clientY - swipe.y) > Math.abs(delta)) return;
      if (Math.abs(delta) < 8) return;
      if (next < 0 || next >= count) return;
      swipe.isMoving = true;
      swipe.panes.classList.add("held");
      hold(true);
    }
    swipe.delta = next < 0 || next >= count ? delta / 4 : delta;
    swipe.panes.style.setProperty("--drag", `${swipe.delta}px`);
  });

  addEventListener("pointerup", () => end(true));
  addEventListener("pointercancel", () => end(false));
}
