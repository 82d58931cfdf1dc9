extension Storyboard {
  /// The player: a phone frame, the tree and the steps.
  static let playerScript = #"""
    // The player: a phone frame in which the callbacks are buttons, and beside it the tree and the steps.
    class Player {
      constructor(page, element) {
        this.page = page;
        this.session = page.session;
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
        if (at) this.go(Number(at) - this.session.at);
        if (move) this.go(move === "start" ? -this.session.at : Number(move));
      }

      act(code) { this.tell(this.session.act(code)); }

      go(by) {
        this.session.move(by);
        this.page.say("Step " + this.session.at + ": " + this.place());
        this.page.placeChanged();
      }

      cancelQuestion() {
        this.session.question = null;
        this.page.placeChanged();
      }

      // Tells what has happened, also to who cannot see it.
      tell(run) {
        if (!run) return this.page.say("This step is not possible here.");
        const last = run.outcomes.at(-1);
        if (run.question) this.page.say(run.question.name + " is asked.");
        else if (last && last.reason) this.page.say(last.call + " was ignored: " + last.sentence);
        else this.page.say(this.changes(last) + " " + this.place());
        this.page.placeChanged();
      }

      changes(outcome) {
        if (!outcome) return "";
        const text = this.session.walker.text, { entered, left } = outcome.change;
        if (entered.length) return text.label(entered.at(-1).flow) + " entered.";
        return left.length ? text.label(left[0].flow) + " left." : "Nothing entered or left.";
      }

      place() {
        const visible = visibleNode(this.session.tree), text = this.session.walker.text;
        return text.label(visible.flow) + " is visible, " + (visible.depth + 1) + " on the stack.";
      }

      render() {
        const { session } = this, { tree } = session, focus = document.activeElement;
        const wasInside = this.part("phone").contains(focus), step = focus && focus.dataset ? focus.dataset.step : "";
        this.isWide = this.element.clientWidth >= 700;
        const isSplit = pathOf(tree).some(node => node.contents && node.contents.kind === "split");
        this.part("phone").classList.toggle("wide", this.isWide && isSplit);
        this.part("phone").innerHTML = this.layers() + this.question();
        this.part("tree").textContent = session.walker.text.description(tree);
        this.part("steps").innerHTML = session.history.map((entry, index) => this.step(entry, index)).join("");
        this.part("roots").innerHTML = this.beginnings();
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

      // Other flows that the app may begin with.
      beginnings() {
        const { roots } = this.session.data, name = root => escaped(short(this.session.walker.text.label(root), 24));
        if (roots.length < 2) return "";
        return roots.map((root, index) => `<button data-step="o${index}">Begin with ${name(root)}</button>`).join("");
      }

      // Where the pressed button has gone, the first of the new screen has the focus.
      refocus(step) {
        const all = [...this.part("phone").querySelectorAll("button:not(:disabled)")];
        const question = all.find(button => button.dataset.answer);
        const same = all.find(button => button.dataset.step === step);
        const next = question || same || all.find(button => button.dataset.step !== "b") || all[0];
        if (next) next.focus({ preventScroll: true });
      }

      // The app's root stack and the modals over it, as sheets of which those below stay in sight.
      layers() {
        const layers = this.session.tree.layers.slice().reverse();
        let depth = 0;
        return layers.map(({ top, modal }, index) => {
          const isFront = index === layers.length - 1, name = modal ? escaped(modal.style) : "root stack";
          const isKnown = modal && ["alert", "popover", "fullScreen"].includes(modal.style);
          const kind = !modal ? "root" : isKnown ? modal.style : "sheet";
          if (kind === "sheet") depth = Math.min(depth + 1, 5);
          return `<section class="layer ${kind}"${isFront ? "" : " inert"} style="--depth:${depth}" aria-label="${name}">`
            + (modal ? `<span class="style">${name}</span>` : "")
            + (modal && isFront ? '<button class="swipe" data-step="d" aria-label="Swipe it away"></button>' : "")
            + this.stack(top, isFront) + "</section>";
        }).join("");
      }

      stack(top, isFront) {
        const text = this.session.walker.text, flow = this.session.data.flows[top.flow];
        const back = isFront && this.canGoBack(top)
          ? '<button class="back" data-step="b" title="The system’s back" aria-label="System back">‹</button>' : "";
        return `<div class="screen"><div class="top">${back}<h4 title="${escaped(text.entry(top))}">${escaped(flow.label)}</h4>`
          + `<span class="depth">${top.depth ? top.depth + 1 + " on the stack" : ""}</span></div>`
          + this.buttons(top, isFront) + (top.contents ? this.children(top, isFront) : "") + "</div>";
      }

      // The system's back belongs to the visible screen; a container's own bar has none.
      canGoBack(top) {
        const { session } = this;
        if (visibleNode(session.tree) !== top) return false;
        const run = session.walker.take(session.state, session.read("b"), []);
        return run.question !== null || run.state.tree !== session.tree || run.outcomes.some(one => one.reason);
      }

      buttons(node, isFront) {
        const { session } = this, flow = session.data.flows[node.flow], isVisible = node === visibleNode(session.tree);
        const shown = session.screens().indexOf(node), other = shown >= 0 ? shown + ":" : "@" + node.id + ":";
        const prefix = isVisible ? "" : other, result = session.resultOf(node);
        const buttons = flow.arrows.map((arrow, index) => {
          const key = isVisible && isFront && index < 9 ? `<kbd aria-hidden="true">${index + 1}</kbd>` : "";
          return arrow.certainty === "open" ? openButton(arrow)
            : button(prefix + index, isFront, this.hint(arrow), arrow.label, session.walker.text.call(arrow.action), key);
        });
        if (result && !flow.arrows.some(arrow => arrow.callback === result.callback)) {
          buttons.push(button(prefix + "u", isFront, "", result.callback, "answers, and closes it"));
        }
        const nothing = flow.children || buttons.length ? "" : '<p class="quiet">No callbacks.</p>';
        return `<div class="buttons">${buttons.join("")}${nothing}</div>`;
      }

      hint(arrow) { return this.session.walker.text.call(arrow.action) + (arrow.place ? "\n" + arrow.place : ""); }

      children(node, isFront) {
        const { contents } = node, number = this.session.screens().filter(shown => shown.contents).indexOf(node);
        const label = index => this.session.walker.text.label(contents.children[index].flow);
        const show = index => {
          const top = childTop(node, index);
          return top ? this.stack(top, isFront) : `<p class="quiet">${escaped(label(index))}, not shown yet</p>`;
        };
        const all = contents.children.map((_, index) => index), isSplit = contents.kind === "split";
        if (contents.kind === "embedded") return `<div class="embedded">${all.map(show).join("")}</div>`;
        const used = isSplit && this.isWide ? all : [contents.selected ?? 0], bar = { number, isFront, label };
        const inner = used.map(index => isSplit ? `<div class="column">${show(index)}</div>` : show(index)).join("");
        return `<div class="${isSplit ? "columns" : "child"}">${inner}</div>`
          + (isSplit && this.isWide ? "" : this.bar(contents, bar, isSplit ? "narrow" : contents.kind));
      }

      bar(contents, { number, isFront, label }, kind) {
        const tabs = contents.children.map((child, index) => {
          const name = escaped(kind === "narrow" ? child.column : label(index));
          const face = kind === "pages" ? `<span aria-hidden="true">•</span><span class="hidden">${name}</span>` : name;
          return `<button data-step="c${number}-${index}" title="${name}"`
            + (index === contents.selected ? ' aria-current="true"' : "") + (isFront ? "" : " disabled") + `>${face}</button>`;
        });
        return `<nav class="tabs ${kind}" aria-label="${contents.kind}">${tabs.join("")}</nav>`;
      }

      // A guard asks in place.
      question() {
        const { question } = this.session;
        if (!question) return "";
        const { redirect, isInstead } = question.guard, answer = (letter, text) => `<button data-answer="${letter}">${text}</button>`;
        return '<div class="question" role="alertdialog" aria-label="Guard">'
          + `<p><strong>${escaped(question.call)}</strong>: ${escaped(question.name)} is asked.</p>`
          + answer("a", "Allow") + answer("n", "Refuse")
          + (redirect ? answer("r", (isInstead ? "Instead: " : "Redirect: ") + escaped(this.session.walker.text.call(redirect))) : "") + "</div>";
      }

      step(entry, index) {
        const last = entry.outcomes.at(-1), isRefused = last && last.reason, isLater = index > this.session.at;
        const word = one => `<small class="${one.reason ? "refused" : ""}">${escaped(one.call)}`
          + (one.reason ? " was ignored: " + escaped(one.sentence) : "") + "</small>";
        return `<li class="${isRefused ? "refused" : ""}${isLater ? " later" : ""}">`
          + `<button data-at="${index}"${index === this.session.at ? ' aria-current="step"' : ""}>${escaped(entry.title)}</button>`
          + entry.outcomes.map(word).join("") + (entry.note ? `<small>${escaped(entry.note)}</small>` : "") + "</li>";
      }
    }

    function button(step, isOn, hint, label, more, key = "") {
      return `<button data-step="${step}" title="${escaped(hint)}"${isOn ? "" : " disabled"}>${key}`
        + `<span>${escaped(label)}</span><small>${escaped(short(more, 40))}</small></button>`;
    }

    function openButton(arrow) {
      const why = "Not followed: what it leads to is decided when it is called.";
      return `<button aria-disabled="true" title="${why}"><span>${escaped(arrow.label)}</span><small>not followed</small></button>`;
    }
    """#
}
