// The player: a phone frame in which the callbacks are buttons, and beside it the tree and the steps.
class Player {
  constructor(page, element) {
    this.page = page;
    this.session = page.session;
    this.column = null;
    this.element = element;
    element.addEventListener("click", event => this.click(event));
  }

  part(name) { return this.element.querySelector("." + name); }

  click(event) {
    const button = event.target.closest("button");
    if (!button || button.disabled || button.getAttribute("aria-disabled") === "true") return;
    const { step, answer, at, move } = button.dataset;
    if (step) this.act(step);
    if (answer) this.tell(this.session.reply(answer));
    if (button.dataset.column) this.column = Number(button.dataset.column), this.render();
    if (at) this.go(Number(at) - this.session.at);
    if (move) this.go(move === "start" ? -this.session.at : Number(move));
  }

  act(code) { this.tell(this.session.act(code)); }

  go(by) {
    this.session.move(by);
    this.column = null;
    this.page.say("Step " + this.session.at + ": " + this.session.place.text);
    this.page.placeChanged();
  }

  cancelQuestion() {
    this.session.question = null;
    this.page.placeChanged();
  }

  // Tells what has happened, also to who cannot see it.
  tell(text) {
    const { session } = this, { isRefused } = session.current;
    this.column = null;
    if (!text) return this.page.say("This step is not possible here.");
    this.page.say(session.question || session.end || isRefused ? text : text + " " + session.place.text);
    this.page.placeChanged();
  }

  render() {
    const { session } = this, { place } = session, focus = document.activeElement;
    const wasInside = this.part("phone").contains(focus), step = focus && focus.dataset ? focus.dataset.step : "";
    this.isWide = this.element.clientWidth >= 700;
    this.layersHere = unfolded(session.data, place);
    this.entries = entriesOf(this.layersHere);
    const isSplit = this.entries.some(entry => entry.contents && entry.contents.kind === "split");
    this.part("phone").classList.toggle("wide", this.isWide && isSplit);
    this.part("phone").innerHTML = this.layers() + this.question() + this.end();
    this.part("tree").textContent = pictureOf(this.layersHere, place.visible);
    this.part("steps").innerHTML = session.history.map((entry, index) => this.step(entry, index)).join("");
    this.part("roots").innerHTML = this.beginnings();
    this.part("log").textContent = session.data.log && session.current === session.history.at(-1) ? session.data.log.text : "";
    const steps = this.part("steps"), current = steps.querySelector("[aria-current]");
    if (current) steps.scrollTop = current.offsetTop - steps.offsetTop - steps.clientHeight / 2;
    // Not `disabled`: a button that has the focus would get no keys any more.
    const enable = (move, isOn) =>
      this.element.querySelector("[data-move='" + move + "']").setAttribute("aria-disabled", String(!isOn));
    enable("-1", session.at > 0);
    enable("start", session.at > 0);
    enable("1", session.at < session.history.length - 1);
    if (wasInside) this.refocus(step);
  }

  // Other flows that the app may begin with, and its other states.
  beginnings() {
    const { data: { places, roots }, place } = this.session, first = places[0].moves;
    const button = (code, { label }) => `<button data-step="${code}">${escaped(short(label, 36))}</button>`;
    const others = roots.slice(1).map((_, index) => `o${index + 1}`).filter(code => first.has(code));
    const states = [...place.moves || []].filter(([code]) => /^s\d+$/.test(code));
    return [...others.map(code => button(code, first.get(code))), ...states.map(([code, move]) => button(code, move))].join("");
  }

  // Where the pressed button has gone, the first of the new screen has the focus.
  refocus(step) {
    const all = [...this.part("phone").querySelectorAll("button:not(:disabled)")];
    const question = all.find(button => button.dataset.answer);
    const same = all.find(button => button.dataset.step === step);
    const next = question || same || all.find(button => button.dataset.step !== "b") || all[0];
    if (next) next.focus({ preventScroll: true });
  }

  // What can be pressed here; nothing where the place was not explored.
  move(code) { return this.session.place.moves ? this.session.place.moves.get(code) : undefined; }

  // How a screen is named in a step, if it can be used.
  prefix(entry) {
    const { shown, visible } = this.session.place, asker = shown.indexOf(entry.index);
    if (asker < 0) return null;
    return entry.index === visible ? "" : asker + ":";
  }

  // The app's root stack and the modals over it, as sheets of which those below stay in sight.
  layers() {
    let depth = 0;
    return this.layersHere.map(({ top, style }, index) => {
      const isFront = index === this.layersHere.length - 1, name = style ? escaped(style) : "root stack";
      const kind = !style ? "root" : ["alert", "popover", "fullScreen"].includes(style) ? style : "sheet";
      if (kind === "sheet") depth = Math.min(depth + 1, 5);
      return `<section class="layer ${kind}"${isFront ? "" : " inert"} style="--depth:${depth}" aria-label="${name}">`
        + (style ? `<span class="style">${name}</span>` : "")
        + (isFront && this.move("d") ? '<button class="swipe" data-step="d" aria-label="Swipe it away"></button>' : "")
        + this.stack(top) + "</section>";
    }).join("");
  }

  stack(top) {
    const isBack = top.index === this.session.place.visible && this.move("b");
    const back = isBack
      ? '<button class="back" data-step="b" title="The system’s back" aria-label="System back">‹</button>' : "";
    return `<div class="screen"><div class="top">${back}<h4>${escaped(top.flow.label)}</h4>`
      + `<span class="depth">${top.depth ? top.depth + 1 + " on the stack" : ""}</span></div>`
      + this.buttons(top) + (top.contents ? this.children(top) : "") + "</div>";
  }

  buttons(entry) {
    const prefix = this.prefix(entry), { flow } = entry;
    const buttons = flow.arrows.map((arrow, index) => {
      const key = prefix === "" && index < 9 ? `<kbd aria-hidden="true">${index + 1}</kbd>` : "", code = prefix + index;
      return arrow.certainty === "open" ? openButton(arrow)
        : button(code, prefix !== null && this.move(code) !== undefined, hint(arrow), arrow.label, arrow.call, key);
    });
    const answer = prefix !== null && this.move(prefix + "u");
    if (answer) buttons.push(button(prefix + "u", true, "", answer.label, "answers, and closes it"));
    const nothing = flow.children || buttons.length ? "" : '<p class="quiet">No callbacks.</p>';
    return `<div class="buttons">${buttons.join("")}${nothing}</div>`;
  }

  children(entry) {
    const { contents } = entry, all = contents.children.map((_, index) => index), isSplit = contents.kind === "split";
    const show = index => {
      const { top, flow } = contents.children[index];
      return top ? this.stack(top) : `<p class="quiet">${escaped(flow.label)}, not shown yet</p>`;
    };
    if (contents.kind === "embedded") return `<div class="embedded">${all.map(show).join("")}</div>`;
    const isNarrow = isSplit && !this.isWide, seen = (isNarrow ? this.column : null) ?? contents.selected ?? 0;
    const inner = (isSplit && this.isWide ? all : [seen])
      .map(index => isSplit ? `<div class="column">${show(index)}</div>` : show(index)).join("");
    return `<div class="${isSplit ? "columns" : "child"}">${inner}</div>`
      + (isSplit ? isNarrow ? this.columns(contents, seen) : "" : this.bar(entry));
  }

  bar(entry) {
    const { contents } = entry, asker = this.session.place.shown.indexOf(entry.index);
    const tabs = contents.children.map((child, index) => {
      const name = escaped(child.flow.label), code = asker + ":c" + index;
      const face = contents.kind === "pages" ? `<span aria-hidden="true">•</span><span class="hidden">${name}</span>` : name;
      return `<button data-step="${code}" title="${name}"` + (index === contents.selected ? ' aria-current="true"' : "")
        + (this.move(code) ? "" : " disabled") + `>${face}</button>`;
    });
    return `<nav class="tabs ${contents.kind}" aria-label="${contents.kind}">${tabs.join("")}</nav>`;
  }

  // A phone has room for one column of a split: which one is seen is no step.
  columns(contents, seen) {
    const tabs = contents.children.map((child, index) => `<button data-column="${index}"`
      + (index === seen ? ' aria-current="true"' : "") + `>${escaped(child.column)}</button>`);
    return `<nav class="tabs narrow" aria-label="columns">${tabs.join("")}</nav>`;
  }

  // A guard asks in place.
  question() {
    const { question } = this.session;
    if (!question) return "";
    const answer = ({ letter, label }) => `<button data-answer="${letter}">${escaped(label)}</button>`;
    return `<div class="question" role="alertdialog" aria-label="Guard"><p>${escaped(question.text)}</p>`
      + question.answers.map(answer).join("") + "</div>";
  }

  // Where the page ends.
  end() {
    const { end, place, data } = this.session, text = end || (place.moves ? "" : data.beyond);
    return text && `<div class="question end"><p>${escaped(text)}</p></div>`;
  }

  step(entry, index) {
    const isLater = index > this.session.at, small = text => text ? `<small>${escaped(text)}</small>` : "";
    return `<li class="${entry.isRefused ? "refused" : ""}${isLater ? " later" : ""}">`
      + `<button data-at="${index}"${index === this.session.at ? ' aria-current="step"' : ""}>${escaped(entry.title)}</button>`
      + small(entry.text) + small(entry.note) + "</li>";
  }
}

const hint = arrow => arrow.call + (arrow.place ? "\n" + arrow.place : "");

function button(step, isOn, hint, label, more, key = "") {
  return `<button data-step="${step}" title="${escaped(hint)}"${isOn ? "" : " disabled"}>${key}`
    + `<span>${escaped(label)}</span><small>${escaped(short(more, 40))}</small></button>`;
}

function openButton(arrow) {
  const why = "Not followed: what it leads to is decided when it is called.";
  return `<button aria-disabled="true" title="${why}"><span>${escaped(arrow.label)}</span><small>not followed</small></button>`;
}
