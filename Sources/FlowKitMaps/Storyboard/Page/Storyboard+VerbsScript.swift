extension Storyboard {
  /// The rules of the tree, in the order of `TreeReducer`'s verbs, to be read side by side with them.
  static let verbsScript = #"""
    // The rules: TreeReducer.swift, +Verbs, +Edits, +Opening, +Containers, in their order. A verb is a function of a
    // reducer
    // (tree, last id, notes), an action and the position of the screen that asks; what cannot be done is thrown.
    class Reason extends Error {
      constructor(code, help = "") {
        super(code);
        this.code = code;
        this.detail = help;
      }
    }

    const deepest = 100, deepestOfAll = 1000, mostContainers = 10000;

    class TreeReducer {
      constructor(data, tree, lastID) {
        this.flows = data.flows;
        this.tree = tree;
        this.lastID = lastID;
        this.depth = 0;
        this.changed = [];
        this.begun = new Set();
        this.updated = [];
        this.followers = [];
        this.entered = 0;
        this.nesting = 0;
      }

      take(action, caller) {
        const here = this.position(caller);
        if (!here) throw new Reason("removed");
        if (action.verb !== "batch") return this.takeOne(action, here);
        this.takeSteps(action, caller);
        this.forgetUnshown();
      }

      position(caller) { return caller === null ? visiblePosition(this.tree) : positionOf(this.tree, caller); }

      // Batches: the first step acts from the caller, each other one from what is visible then. In an answer, finish
      // acts from the entry that answers, and so does the step after it.
      takeSteps(batch, caller, answeredBy = null) {
        if (caller !== null && !contains(this.tree, caller)) throw new Reason("removed");
        const answerer = batch.answerer ?? answeredBy;
        return batch.steps.reduce((next, step, index) => {
          const tree = this.tree, actor = step.verb === "finish" ? answerer ?? next : next;
          try {
            return this.takeStep(step, actor, caller, answerer);
          } catch (reason) {
            if (step.verb === "popToRoot" && reason.code === "nothing to pop") return null;
            if (reason instanceof Reason) {
              reason.failure = {
                steps: [index + 1, ...(reason.failure ? reason.failure.steps : [])],
                action: reason.failure ? reason.failure.action : step, tree: reason.failure ? reason.failure.tree
                  : tree,
                caller: reason.failure ? reason.failure.caller : actor,
              };
            }
            throw reason;
          }
        }, caller);
      }

      // Where the next step acts from, or null for what is visible.
      takeStep(step, caller, first, answerer) {
        if (step.verb === "batch") return this.takeSteps(step, caller, answerer);
        this.takeAround(step, caller, first, answerer);
        return step.verb === "finish" ? answerer : null;
      }

      takeAround(step, caller, first, answerer) {
        const found = [first, answerer].map(id => id === null ? null : positionOf(this.tree, id));
        const around = caller === null ? found.find(here => here) : null;
        if (!around) return this.takeFrom(step, caller);
        if (step.verb === "open" && this.opensChild(step, around)) {
          return this.takeOne({ ...step, verb: "select" }, around);
        }
        if (step.verb !== "select" && step.verb !== "setChildren") return this.takeFrom(step, caller);
        try {
          this.takeOne(step, around);
        } catch (reason) {
          if (reason.code !== "no container" && reason.code !== "no such child") throw reason;
          this.takeOne(step, visiblePosition(this.tree));
        }
      }

      takeFrom(step, caller) {
        const here = this.position(caller);
        if (!here) throw new Reason("removed");
        this.takeOne(step, here);
      }

      // Children that were shown on the way, and are not at the end, were never there: only before and after count.
      forgetUnshown() {
        for (const id of this.changed) {
          const here = positionOf(this.tree, id), contents = here && here.node.contents;
          if (!contents || !showsOne(contents) || contents.rules.isEager) continue;
          const isUnusedChild = (top, index) =>
            top && index !== contents.selected && this.begun.has(top.id) && this.isUnused(top);
          const tops = contents.tops.map((top, index) => isUnusedChild(top, index) ? null : top);
          const numbers = contents.children.filter((_, index) => tops[index] || index === contents.selected)
            .map(child => child.number);
          const history = historyOf(contents, numbers, selectedNumber(contents));
          const node = withContents(here.node, { ...contents, tops, history });
          this.tree = replacing(this.tree, here, restacking(here.top, here.node, node), false);
        }
      }

      isUnused(top) {
        return !top.below && !isPresenter(this.tree, top.id)
          && childTops(top).every(child => !child || this.isUnused(child));
      }

      // The verbs.
      takeOne(action, caller) {
        this.depth = stepsOf(caller).length;
        this.containing = action.containing || null;
        if (verbs[action.verb].needsVisibleCaller) this.requireToAccept(caller);
        switch (action.verb) {
        case "push":
          return this.push(action, action.column ? this.column(action.column, caller) : caller);
        case "show":
          return this.showIn(action, this.column(action.column || "detail", caller));
        case "present": return this.present(action, action.style, caller);
        case "open": return this.open(action, caller);
        case "replace": return this.replace(caller, action);
        case "reset": return this.reset(caller, action);
        case "resetRoot": {
          const layer = this.tree.layers.length - 1, root = this.tree.layers[layer].top;
          return this.reset(position(layer, null, root, root), action);
        }
        case "goTo": return this.goTo(action);
        case "popTo": return this.popTo(this.target(action), caller);
        case "pop": return this.pop(action.count ?? 1, caller);
        case "remove": return this.remove(this.target(action), caller);
        case "popToRoot": return this.popToRoot(caller);
        case "back": return this.back(caller);
        case "dismiss":
          this.tree = dropping(this.tree, this.layerToDismiss(caller) + 1);
          return;
        case "dismissAll":
          this.tree = dropping(this.tree, this.tree.layers.length - 1);
          return;
        case "leave": return this.leave(caller);
        case "finish":
          if (action.flows.length && caller.node.flow !== action.flows[0]) throw new Reason("target not found");
          this.reveal(caller);
          if (action.message) this.followers.push({ message: action.message, caller: caller.node.id });
          return;
        case "select": return this.select(action, caller);
        case "setChildren": return this.setChildren(action, caller);
        case "none": case "preload": return;
        case "send":
          if (!action.flows.length) this.requireToAccept(caller);
          throw new Reason("unhandled");
        case "broadcast": throw new Reason("unhandled");
        case "follow": throw new Reason("messages failed");
        case "nothing": throw new Reason("nothing chosen");
        case "task": throw new Reason("task failed");
        default: throw new Reason("target not found");
        }
      }

      requireToAccept(caller) {
        const isFront = isShown(caller) || caller.node === visibleNode(this.tree);
        if (!isFront && !this.flows[caller.node.flow].acceptsOnStack) throw new Reason("covered");
      }

      target(action) {
        if (!action.flows.length) throw new Reason("target not found");
        return action.flows[0];
      }

      push(action, stack) {
        const flow = this.target(action);
        if (this.reuse(flow, stack)) return;
        this.tree = replacing(this.tree, stack, this.enter(flow, stack.top));
      }

      // Whether an entry that is there is used instead of a new one.
      reuse(flow, stack) {
        const { onTop, movesToFront } = this.flows[flow];
        if (!onTop && !movesToFront) return false;
        if (stack.top.flow === flow) {
          this.updated.push(stack.top);
          this.tree = replacing(this.tree, stack, stack.top);
          return true;
        }
        const found = movesToFront && topmost(stack.top, node => node.flow === flow);
        if (!found || !found.below) return false;
        this.updated.push(found);
        this.tree = replacing(this.tree, stack, moved(found, restacking(stack.top, found, found.below)));
        return true;
      }

      present(action, style, caller) {
        const flow = this.target(action);
        const shown = this.flows[flow].onTop && shownNodes(this.tree.layers[0].top).filter(node =>
          node.flow === flow).at(-1);
        if (shown) return void this.updated.push(shown);
        const node = this.enter(flow, null);
        if (caller.steps) this.tree = replacing(this.tree, caller, caller.top);
        const modal = { id: node.id, style, partly: action.partly, presenter: caller.node.id };
        this.tree = covered(this.tree, { top: node, modal });
      }

      replace(caller, action) {
        const node = this.enter(this.target(action), caller.node.below), old = caller.node;
        this.tree = replacing(this.tree, caller, restacking(caller.top, old, node));
        this.tree.layers.slice(0, caller.layer).forEach((layer, number) => {
          if (!layer.modal || layer.modal.presenter !== old.id) return;
          this.tree = replacingLayer(this.tree, number, { modal: { ...layer.modal, presenter: node.id } });
        });
        if (old.contents && caller.layer > 0) this.closeModals(caller.layer, idsInside(old));
      }

      reset(stack, action) {
        const nodes = this.standing(action.flows, null, action.keepsEqual ? upward(stack.top) : []);
        if (!nodes.length) throw new Reason("target not found");
        this.putOn(stack, nodes.at(-1));
      }

      pop(count, caller) {
        if (count <= 0) return;
        const left = downward(caller.node)[count];
        if (!left) throw new Reason("nothing to pop");
        this.cut(at(caller, left));
      }

      remove(flow, caller) {
        const found = nearestOnTheWay(this.tree, at(caller, caller.top), node => node.flow === flow);
        if (!found) return;
        const left = moving(found.top, found.node, found.node.below);
        if (!left) throw new Reason("nothing to pop");
        this.tree = replacing(this.tree, found, left, false);
        if (found.layer > 0) this.closeModals(found.layer, idsInside(found.node).add(found.node.id));
      }

      goTo(action) {
        const flow = this.target(action);
        const used = positionInUse(this.tree, flow, 0);
        if (used) return this.uncover(used);
        const there = nearest(this.tree, node => node.flow === flow);
        if (there) return this.reveal(there);
        const isUnshown = node => childIndex(node, flow) >= 0 && !childTop(node, childIndex(node, flow));
        const holder = nearest(this.tree, isUnshown);
        if (!holder) {
          const here = visiblePosition(this.tree);
          return this.flows[flow].opening ? this.open(action, here) : this.push(action, here);
        }
        const index = childIndex(holder.node, flow);
        this.reveal(holder);
        this.show(index, positionOf(this.tree, holder.node.id), false);
      }

      popTo(flow, caller) {
        let start = caller;
        for (;;) {
          const node = start.node.below && topmost(start.node.below, node => node.flow === flow);
          if (node) return this.goBack(at(start, node));
          const holder = holderOf(start);
          if (!holder) break;
          // A container is gone back to by going to the root of its child.
          if (holder.node.flow === flow) return this.goBack(at(start, bottom(start.top)));
          start = holder;
        }
        const used = positionInUse(this.tree, flow, caller.layer + 1);
        if (used) return this.uncover(used);
        const presenter = wayFrom(this.tree, start)[0];
        const there = presenter && nearestOnTheWay(this.tree, presenter, node => node.flow === flow);
        if (!there) throw new Reason("target not found");
        this.reveal(there);
      }

      popToRoot(caller) {
        const unchanged = this.tree;
        this.cut(at(caller, bottom(caller.top)));
        if (caller.top.below || this.tree.layers.length !== unchanged.layers.length) return;
        this.tree = unchanged;
        throw new Reason("nothing to pop");
      }

      // Pops; at the root of a child does what its container's rules say, then goes outward; closes a modal at its
      // root.
      back(caller) {
        let here = caller;
        while (!here.node.below) {
          const holder = holderOf(here);
          if (!holder) {
            if (this.tree.layers[here.layer].modal) this.tree = dropping(this.tree, here.layer + 1);
            return;
          }
          const { contents } = holder.node, { index } = here.steps;
          if (!shows(contents, index)) return;
          const before = childBefore(contents, index);
          if (before !== null) return void this.show(before, holder, true);
          here = holder;
        }
        this.cut(at(here, here.node.below));
      }

      // Pops; at the root of a column brings its own child back; at the root of a modal closes it.
      leave(caller) {
        let here = caller;
        while (!here.node.below) {
          const holder = holderOf(here);
          if (!holder) {
            if (!this.tree.layers[here.layer].modal) throw new Reason("nothing to pop");
            this.tree = dropping(this.tree, here.layer + 1);
            return;
          }
          const own = holder.node.contents.children[here.steps.index];
          if (own.column && own.flow !== here.node.flow) return this.putOn(here, this.enter(own.flow, null));
          here = holder;
        }
        this.putOn(here, here.node.below);
      }

      // The number of the modal that a screen means: one that it or something in it has presented, or that it is in.
      layerToDismiss(caller) {
        const layers = this.tree.layers.slice(0, caller.layer);
        const presentedBy = ids => layers.findIndex(layer => layer.modal && ids.has(layer.modal.presenter));
        const own = presentedBy(new Set([caller.node.id]));
        if (own >= 0) return own;
        const within = caller.node.contents ? presentedBy(idsInside(caller.node)) : -1;
        if (within >= 0) return within;
        if (!this.tree.layers[caller.layer].modal) throw new Reason("nothing to dismiss");
        return caller.layer;
      }
    }
    """#
}
