extension Storyboard {
  /// The way of one action: what a navigator does around the tree's rules.
  static let walkScript = #"""
    // The way of one action, as Navigator+Running.swift has it: who answers it, what it comes to, who is asked, what
    // follows.
    // A state is a value, too: the tree, the last id, screens that are waited for, and actions that a guard holds up.
    class Walker {
      constructor(data) {
        this.data = data;
        this.text = new IssueText(data);
      }

      start() {
        const reducer = new TreeReducer(this.data, null, 0);
        const top = reducer.enter(this.data.root, null);
        return { tree: { layers: [{ top, modal: null }] }, lastID: reducer.lastID, results: [], redirects: [] };
      }

      // Takes a step: `answers` are those to guards, in the order in which they are asked. What comes back has either
      // the
      // next state, or the question that is to be answered first.
      take(state, step, answers) {
        const run = { walker: this, state, answers: answers.slice(), outcomes: [], followers: [], question: null };
        this.perform(run, step.action, step.caller ?? null, []);
        run.outcome = run.outcomes.at(-1) || null;
        while (run.followers.length && !run.question) {
          const { message, caller } = run.followers.shift();
          this.perform(run, messageAction(message), caller, []);
        }
        if (step.receiver !== undefined && !run.question) this.forget(run, step.receiver);
        if (!run.question) this.resume(run);
        return run;
      }

      perform(run, action, caller, leading) {
        const answered = this.answer(run, action, caller);
        if (!answered) return;
        if (answered.outcomes) return;
        ({ action, caller } = answered);
        const reducer = new TreeReducer(this.data, run.state.tree, run.state.lastID);
        try {
          reducer.take(action, caller);
        } catch (reason) {
          if (!(reason instanceof Reason)) throw reason;
          return this.end(run, action, caller, reason);
        }
        const change = difference(run.state.tree, reducer.tree);
        if (!this.isAllowed(run, action, caller, change, reducer, leading)) return;
        const before = run.state;
        run.state = { ...before, tree: reducer.tree, lastID: reducer.lastID };
        run.state.results = resultsAfter(before.results, action, caller ?? visibleNode(before.tree).id, change);
        this.told(run, action, caller, null, "", change, before.tree);
        run.followers.push(...reducer.followers);
      }

      end(run, action, caller, reason) {
        const sentence = this.text.sentence(reason, action, run.state.tree, caller);
        this.told(run, action, caller, reason.code, sentence, { entered: [], left: [] }, run.state.tree);
      }

      told(run, action, caller, reason, sentence, change, before) {
        run.outcomes.push({ action, call: this.text.call(action), caller, reason, sentence, change, before });
      }

      // Messages and back are answered by flows; all else is as it is.
      answer(run, action, caller) {
        for (let count = 0; count < 1000; count++) {
          const { verb } = action, { tree } = run.state;
          if (verb === "back" && count === 0) {
            const found = backHandler(this.data, tree);
            if (!found) return { action, caller };
            ({ action, caller } = found);
            if (action.verb === "none") return void this.told(run, action, caller, null, "", difference(tree, tree),
              tree);
            continue;
          }
          if (verb === "broadcast") return this.broadcast(run, action, caller);
          if (verb !== "send") return { action, caller };
          const reply = this.handler(run, action, caller);
          if (!reply) return null;
          if (reply.action.verb === "none") {
            return void this.told(run, action, caller, null, "", difference(tree, tree), tree);
          }
          ({ action, caller } = reply);
        }
        return void this.end(run, action, caller, new Reason("endless"));
      }

      handler(run, action, caller) {
        const { tree } = run.state, start = caller === null ? visiblePosition(tree) : positionOf(tree, caller);
        const refused = code => void this.end(run, action, caller, new Reason(code));
        if (!start) return refused("removed");
        const of = node => this.data.flows[node.flow].handlers.find(handler => handler.message === action.message);
        if (action.flows.length) {
          const here = nearestLedTo(tree, action.flows[0], caller);
          if (!here) return refused("target not found");
          const found = of(here.node);
          return found ? replyOf(found.action, here) : refused("unhandled");
        }
        try {
          new TreeReducer(this.data, tree, run.state.lastID).requireToAccept(start);
        } catch (reason) {
          return refused(reason.code);
        }
        const here = nearestOnTheWay(tree, start, node => of(node) !== undefined);
        return here ? replyOf(of(here.node).action, here) : refused("unhandled");
      }

      broadcast(run, action, caller) {
        const { tree } = run.state, ids = caller === null ? null : idsLedToBy(tree, caller);
        let isHandled = false;
        for (const node of pathOf(tree)) {
          if (ids && !ids.has(node.id)) continue;
          const found = this.data.flows[node.flow].handlers.find(handler => handler.message === action.message);
          if (!found) continue;
          isHandled = true;
          const here = positionOf(run.state.tree, node.id);
          if (found.action.verb === "none") {
            this.told(run, action, caller, null, "", difference(tree, tree), tree);
          } else if (here) {
            const reply = replyOf(found.action, here);
            this.perform(run, reply.action, reply.caller, []);
          }
        }
        if (!isHandled) this.end(run, action, caller, new Reason("unhandled"));
        return { outcomes: true };
      }

      // Asks the guards: those that would be left, then those that would be entered. False where it ends or waits.
      isAllowed(run, action, caller, change, reducer, leading) {
        for (const question of this.questions(change, reducer)) {
          if (leading.includes(question.key)) {
            this.end(run, action, caller, new Reason("redirect loop", "guards redirect it in a circle"));
            return false;
          }
          const answer = run.answers.shift();
          if (answer === undefined) {
            run.question = { ...question, call: this.text.call(action) };
            return false;
          }
          if (answer === "r" && question.guard.redirect) {
            this.redirect(run, action, caller, question, leading);
            return false;
          }
          if (answer !== "a") {
            const reason = question.isLeaving ? "leaving refused" : "guard refused";
            this.end(run, action, caller, new Reason(reason, question.name + " does not allow it"));
            return false;
          }
        }
        return true;
      }

      questions(change, reducer) {
        const asked = [], seen = new Set();
        const add = (node, isLeaving, kinds, name) => {
          for (const guard of this.data.flows[node.flow].guards) {
            if (!kinds.includes(guard.kind)) continue;
            const key = (isLeaving ? node.id + "/" : "") + node.flow + "/" + guard.place;
            asked.push({ guard, isLeaving, key, name: name + (guard.place ? " at " + guard.place : "") });
          }
        };
        for (const node of change.left) add(node, true, ["leave"], "confirmsLeaving of " + this.text.entry(node));
        for (const node of reducer.updated) {
          if (!change.entered.includes(node)) add(node, false, ["update"], "the guard of " + this.text.entry(node));
        }
        for (const node of change.entered) {
          if (seen.has(node.flow)) continue;
          seen.add(node.flow);
          add(node, false, ["enter", "update", "prepare"], "the guard of " + this.text.label(node.flow));
        }
        return asked;
      }

      // Something else first; when what it has entered has left again, the guard is asked a second time.
      redirect(run, action, caller, question, leading) {
        const known = new Set(pathOf(run.state.tree).map(node => node.id)), asker = caller;
        this.perform(run, question.guard.redirect, caller, [...leading, question.key]);
        if (run.question || question.guard.isInstead) return;
        const entered = pathOf(run.state.tree).find(node => !known.has(node.id));
        if (!entered) return;
        const redirects = [...run.state.redirects, { action, caller: asker, entered: entered.id, key: question.key }];
        run.state = { ...run.state, redirects };
      }

      // What was held up goes on, where what came before has left.
      resume(run) {
        for (const held of run.state.redirects) {
          if (contains(run.state.tree, held.entered)) continue;
          const redirects = run.state.redirects.filter(other => other !== held);
          run.state = { ...run.state, redirects };
          if (held.caller !== null && !contains(run.state.tree, held.caller)) {
            this.end(run, held.action, null, new Reason("cancelled", "its screen was closed while it was redirected"));
          } else {
            this.perform(run, held.action, held.caller, []);
          }
          if (run.question) return;
        }
      }

      forget(run, id) {
        run.state = { ...run.state, results: run.state.results.filter(result => result.id !== id) };
      }
    }

    const messageAction = message => ({
      verb: "send", flows: [], style: "sheet", column: "", choice: null, count: null, steps: [], message,
        until: "",
    });

    const simpleAction = (verb, more = {}) => ({ ...messageAction(""), verb, ...more });

    // Which entries have come and gone.
    function difference(before, after) {
      const ids = tree => new Set(pathOf(tree).map(node => node.id)), old = ids(before), fresh = ids(after);
      return {
        entered: pathOf(after).filter(node => !old.has(node.id)),
        left: pathOf(before).filter(node => !fresh.has(node.id)).reverse(),
      };
    }

    // Screens that somebody waits for, each with the callback that ends it.
    function resultsAfter(results, action, caller, change) {
      const gone = new Set(change.left.map(node => node.id));
      const kept = results.filter(result => !gone.has(result.id) && !gone.has(result.caller));
      const opened = action.until && change.entered.find(node => node.flow === action.flows[0]);
      return opened ? [...kept, { id: opened.id, caller, callback: action.until }] : kept;
    }

    // Who acts where a message is answered: the top of the handler's stack, unless it is about what it has led to.
    // A finish in a batch acts from the handler's entry, as it does alone.
    function replyOf(action, here) {
      const isOwn = action.verb === "finish" || action.verb === "broadcast" || action.verb === "send"
        && action.flows.length;
      const answer = action.verb === "batch" ? { ...action, answerer: here.node.id } : action;
      return { action: answer, caller: isOwn ? here.node.id : here.top.id };
    }

    // What an entry contains, and what it has led to, pushed or presented.
    function idsLedToBy(tree, id) {
      const here = positionOf(tree, id);
      if (!here) return new Set();
      const found = idsFrom(here.top, here.node);
      for (const inner of idsInside(here.node)) found.add(inner);
      for (const layer of tree.layers.slice(0, here.layer).reverse()) {
        const presenter = layer.modal && layer.modal.presenter;
        if (presenter === id || found.has(presenter)) for (const inner of idsFrom(layer.top, null)) found.add(inner);
      }
      return found;
    }

    function nearestLedTo(tree, flow, id) {
      if (id === null) return positionInUse(tree, flow, 0) || nearest(tree, node => node.flow === flow);
      const ids = idsLedToBy(tree, id);
      return nearest(tree, node => node.flow === flow && ids.has(node.id));
    }

    // What a flow in sight does instead of going back.
    function backHandler(data, tree) {
      const shown = shownNodes(tree.layers[0].top).reverse(), visible = visibleNode(tree);
      const ranked = [visible, ...shown.filter(node => node !== visible)];
      for (const node of ranked) {
        const found = data.flows[node.flow].handlers.find(handler => handler.message === "back");
        if (found) return { action: found.action, caller: node.id };
      }
      return null;
    }
    """#
}
