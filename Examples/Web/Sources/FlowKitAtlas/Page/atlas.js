// Highlights what a screen or an arrow is connected with, and fits the map to the window.

const map = document.querySelector("#map");
const arrows = [...map.querySelectorAll(".arrow")];
const screens = [...map.querySelectorAll("figure")];
const fit = document.querySelector("#fit");

function highlight(element) {
  const name = element?.dataset.screen;
  const near = !element ? [] : element.matches(".arrow") ? [element]
    : arrows.filter((one) => one.dataset.source === name || one.dataset.target === name);
  const names = new Set([name, ...near.flatMap((one) => [one.dataset.source, one.dataset.target])]);
  for (const one of arrows) one.classList.toggle("near", near.includes(one));
  for (const one of screens) one.classList.toggle("near", Boolean(element) && names.has(one.dataset.screen));
  map.classList.toggle("focused", Boolean(element));
}

const part = (event) => event.target.closest?.("#map .arrow, #map figure");
map.addEventListener("pointerover", (event) => highlight(part(event) ?? part({ target: document.activeElement })));
map.addEventListener("pointerleave", () => highlight(part({ target: document.activeElement })));
map.addEventListener("focusin", (event) => highlight(part(event)));
map.addEventListener("focusout", () => highlight(null));

document.querySelector("#back").addEventListener("change", (event) => {
  map.classList.toggle("hides-back", !event.target.checked);
});

/** Makes the map as wide as the window, but not so small that nobody can read it. */
function zoom() {
  const isFit = fit.getAttribute("aria-pressed") === "true";
  const scale = map.parentElement.clientWidth / parseFloat(map.style.width);
  map.style.zoom = isFit ? Math.min(1, Math.max(scale, 0.5)) : 1;
}
fit.addEventListener("click", () => {
  fit.setAttribute("aria-pressed", fit.getAttribute("aria-pressed") !== "true");
  zoom();
});
addEventListener("resize", zoom);
zoom();
