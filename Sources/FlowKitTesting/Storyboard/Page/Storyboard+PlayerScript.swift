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
        const button = event.target.closest("button[data-step], button[data-answer], button[data-at], button[data-move]");
        if (!button || button.disabled || button.getAttribute("aria-disabled") === "true") return;
        const { step, answer, at, move } = button.dataset;
        if (step) this.act(step);
        if (answer) this.tell(this.session.reply(answer === "x" ? "" : answer));
        if (at) this.go(Number(at) - this.session.at);
        if (move) move === "start" ? this.go(-this.session.at) : this.go(Number(move));
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
        this.part("phone").classList.toggle("wide", this.isWide && pathOf(tree).some(node => node.contents?.kind === "split"));
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
        const { roots } = this.session.data, text = this.session.walker.text;
        if (roots.length < 2) return "";
        return roots.map((root, index) => '<button data-step="o' + index + '">Begin with ' + escaped(short(text.label(root), 24))
          + "</button>").join("");
      }

      // Where the pressed button has gone, the first of the new screen has the focus.
      refocus(step) {
        const all = [...this.part("phone").querySelectorAll("button:not(:disabled)")];
        const question = all.find(button => button.dataset.answer), same = all.find(button => button.dataset.step === step);
        const next = question || same || all.find(button => button.dataset.step !== "b") || all[0];
        if (next) next.focus({ preventScroll: true });
      }

      // The app's root stack and the modals over it, as sheets of which those below stay in sight.
      layers() {
        const { tree } = this.session, layers = tree.layers.slice().reverse();
        let depth = 0;
        return layers.map((layer, index) => {
          const isFront = index === layers.length - 1, { modal } = layer;
          const kind = !modal ? "root" : ["alert", "popover", "fullScreen"].includes(modal.style) ? modal.style : "sheet";
          if (kind === "sheet") depth = Math.min(depth + 1, 5);
          const name = modal ? escaped(modal.style) : "root stack";
          return '<section class="layer ' + kind + '"' + (isFront ? "" : " inert") + ' style="--depth:' + depth
            + '" aria-label="' + name + '">' + (modal ? '<span class="style">' + name + "</span>" : "")
            + (modal && isFront ? '<button class="swipe" data-step="d" title="Swipe it away (dismiss)" aria-label="Swipe it away">'
              + "</button>" : "")
            + this.stack(layer.top, isFront, modal !== null) + "</section>";
        }).join("");
      }

      stack(top, isFront, isModal, isInside = false) {
        const text = this.session.walker.text, canGoBack = isFront && this.canGoBack(top, isModal, isInside);
        const flow = this.session.data.flows[top.flow];
        const back = canGoBack ? '<button class="back" data-step="b" title="The system’s back" aria-label="System back">‹</button>' : "";
        return '<div class="screen"><div class="top">' + back + '<h4 title="' + escaped(text.entry(top)) + '">' + escaped(flow.label)
          + '</h4><span class="depth">' + (top.depth ? top.depth + 1 + " on the stack" : "") + "</span></div>"
          + this.buttons(top, isFront) + (top.contents ? this.children(top, isFront) : "") + "</div>";
      }

      // The system's back belongs to the visible screen; a container's own bar has none.
      canGoBack(top, isModal, isInside) {
        if (visibleNode(this.session.tree) !== top) return false;
        const run = this.session.walker.take(this.session.state, this.session.read("b"), []);
        return run.question !== null || run.outcomes.some(one => one.reason || one.change.left.length || one.change.entered.length)
          || run.state.tree !== this.session.tree && isInside;
      }

      buttons(node, isFront) {
        const { session } = this, flow = session.data.flows[node.flow], shown = session.screens().indexOf(node);
        const prefix = node === visibleNode(session.tree) ? "" : shown >= 0 ? shown + ":" : "@" + node.id + ":";
        const result = session.resultOf(node), isVisible = prefix === "";
        const buttons = flow.arrows.map((arrow, index) => {
          const isOpen = arrow.certainty === "open", why = isOpen ? "Not followed: what it leads to is decided when it is called." : "";
          const hint = isOpen ? why : session.walker.text.call(arrow.action) + (arrow.place ? "\n" + arrow.place : "");
          return '<button data-step="' + prefix + index + '" title="' + escaped(hint) + '"'
            + (isOpen ? ' aria-disabled="true"' : "") + (isFront ? "" : " disabled") + ">"
            + (isVisible && index < 9 && isFront ? '<kbd aria-hidden="true">' + (index + 1) + "</kbd>" : "")
            + "<span>" + escaped(arrow.label) + "</span><small>"
            + escaped(isOpen ? "not followed" : short(session.walker.text.call(arrow.action), 40)) + "</small></button>";
        });
        if (result && !flow.arrows.some(arrow => arrow.callback === result.callback)) {
          buttons.push('<button data-step="' + prefix + 'u"' + (isFront ? "" : " disabled") + "><span>" + escaped(result.callback)
            + "</span><small>answers, and closes it</small></button>");
        }
        const none = flow.children || buttons.length ? "" : '<p class="quiet">No callbacks.</p>';
        return '<div class="buttons">' + buttons.join("") + none + "</div>";
      }

      children(node, isFront) {
        const { contents } = node, inner = this.session.screens().filter(shown => shown.contents).indexOf(node);
        const label = index => this.session.walker.text.label(contents.children[index].flow);
        const show = index => {
          const top = childTop(node, index);
          return top ? this.stack(top, isFront, false, true) : '<p class="quiet">' + escaped(label(index)) + ", not shown yet</p>";
        };
        if (contents.kind === "split") {
          const all = contents.children.map((_, index) => index), used = this.isWide ? all : [contents.selected ?? 0];
          return '<div class="columns">' + used.map(index => '<div class="column">' + show(index) + "</div>").join("") + "</div>"
            + (this.isWide ? "" : this.bar(contents, inner, isFront, label, "narrow"));
        }
        if (contents.kind === "embedded") {
          return '<div class="embedded">' + contents.children.map((_, index) => show(index)).join("") + "</div>";
        }
        return '<div class="child">' + show(contents.selected) + "</div>" + this.bar(contents, inner, isFront, label, contents.kind);
      }

      bar(contents, inner, isFront, label, kind) {
        const tabs = contents.children.map((child, index) => {
          const name = kind === "narrow" ? child.column : label(index);
          return '<button data-step="c' + inner + "-" + index + '" title="' + escaped(name) + '"'
            + (index === contents.selected ? ' aria-current="true"' : "") + (isFront ? "" : " disabled") + ">"
            + (kind === "pages" ? '<span aria-hidden="true">•</span><span class="hidden">' + escaped(name) + "</span>"
              : escaped(short(name, 12))) + "</button>";
        });
        return '<nav class="tabs ' + kind + '" aria-label="' + contents.kind + '">' + tabs.join("") + "</nav>";
      }

      // A guard asks in place.
      question() {
        const { question } = this.session;
        if (!question) return "";
        const { redirect } = question.guard;
        const more = redirect ? '<button data-answer="r">Redirect: ' + escaped(this.session.walker.text.call(redirect)) + "</button>" : "";
        return '<div class="question" role="alertdialog" aria-label="Guard"><p><strong>' + escaped(question.call)
          + "</strong>: " + escaped(question.name) + ' is asked.</p><button data-answer="a">Allow</button>'
          + '<button data-answer="n">Refuse</button>' + more + "</div>";
      }

      step(entry, index) {
        const last = entry.outcomes.at(-1), isCurrent = index === this.session.at;
        const note = entry.note ? '<small class="note">' + escaped(entry.note) + "</small>" : "";
        const words = entry.outcomes.map(one => '<small class="' + (one.reason ? "refused" : "") + '">' + escaped(one.call)
          + (one.reason ? " was ignored: " + escaped(one.sentence) : "") + "</small>").join("");
        return '<li class="' + (last && last.reason ? "refused" : "") + (index > this.session.at ? " later" : "")
          + '"><button data-at="' + index + '"' + (isCurrent ? ' aria-current="step"' : "") + ">" + escaped(entry.title)
          + "</button>" + words + note + "</li>";
      }
    }
    """#
}
