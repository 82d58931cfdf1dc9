extension Storyboard {
  /// The rules of containers, and what verbs are made of, in the order of `TreeReducer`'s extensions.
  static let containersScript = #"""
    // What verbs are made of: TreeReducer+Edits.swift.
    const verbParts = {
      // Everything above an entry leaves, pushed or presented.
      cut(here) { this.putOn(here, here.node); },

      // Everything above an entry leaves, and so do the modals of the containers around it, unless it is hidden.
      goBack(here) {
        this.cut(here);
        if (here.layer > 0 && isOpen(here)) {
          this.closeModals(here.layer, new Set(stepsOf(here).map(step => step.holder.id)));
        }
      },

      // Everything above an entry leaves, and so do all modals over its layer.
      uncover(here) {
        this.tree = dropping(this.tree, here.layer);
        this.cut({ ...here, layer: 0 });
      },

      // Everything over an entry leaves, and it is selected wherever it is inside.
      reveal(here) {
        for (const step of stepsOf(here)) this.changed.push(step.holder.id);
        this.tree = revealing(this.tree, here, here.node);
      },

      // Another stack there. Modals that this stack has presented leave; over a layer's own stack, all do.
      putOn(stack, top) {
        if (stack.layer === 0) {
          this.tree = replacing(this.tree, stack, top);
        } else if (!stack.steps) {
          this.tree = replacingLayer(dropping(this.tree, stack.layer), 0, { top });
        } else {
          this.tree = replacing(this.tree, stack, top);
          const presenters = idsFrom(stack.top, isOpen(stack) ? null : top);
          if (!isOpen(stack)) for (const id of idsFrom(top, null)) presenters.delete(id);
          this.closeModals(stack.layer, presenters);
        }
      },

      // Modals whose presenters are these leave, with those over them.
      closeModals(layer, ids) {
        const lowest = this.tree.layers.slice(0, layer).findLastIndex(({ modal }) => modal && ids.has(modal.presenter));
        if (lowest >= 0) this.tree = dropping(this.tree, lowest + 1);
      },

      // Entries of these flows on one another: those that are kept, each where it is needed first, and new ones.
      standing(flows, base, old) {
        const left = old.slice(), stack = [];
        for (const flow of flows) {
          const below = stack.at(-1) || base, place = left.findIndex(node => node.flow === flow);
          if (place < 0) {
            stack.push(this.enter(flow, below));
          } else {
            const [node] = left.splice(place, 1);
            stack.push(node.below === below ? node : moved(node, below));
          }
        }
        return stack;
      },

      // A new entry, with what it contains.
      enter(flow, below) {
        const id = ++this.lastID, declared = this.containing?.get(flow) || this.flows[flow].children;
        if (!declared) return makeNode(id, flow, below);
        this.entered += 1;
        if (this.nesting >= deepest || this.entered > mostContainers || this.depth + this.nesting >= deepestOfAll) {
          throw new Reason("endless containers");
        }
        this.nesting += 1;
        const node = this.fill(declared, id, flow, below);
        this.nesting -= 1;
        return node;
      },

      fill(declared, id, flow, below) {
        const plan = planOf(declared), { selected } = plan;
        plan.tops = declared.flows.map((child, index) => {
          if (!plan.rules.isEager && !shows(plan, index)) return null;
          const root = this.enter(child, null);
          this.begun.add(root.id);
          return root;
        });
        return makeNode(id, flow, below, { ...plan, selected });
      },

      // Opening: one of three other verbs, as the flow says, or what is around. TreeReducer+Opening.swift.
      open(action, caller) {
        const { opening } = this.flows[this.target(action)];
        if (opening === "push") return this.push(action, caller);
        if (opening.startsWith("modal ")) return this.present(action, opening.slice(6), caller);
        if (opening === "child" || this.opensChild(action, caller)) return this.select(action, caller);
        this.push(action, caller);
      },

      opensChild(action, caller) {
        const flow = action.flows[0], { opening } = this.flows[flow];
        if (opening === "push" || opening.startsWith("modal ")) return false;
        return containersOf(caller).some(here => childIndex(here.node, flow) >= 0);
      },

      // Verbs that act inside containers: TreeReducer+Containers.swift.
      select(action, caller) {
        const around = containersOf(caller);
        if (action.choice === null) {
          const holder = around.find(here => childIndex(here.node, action.flows[0]) >= 0);
          if (!holder) throw new Reason("no such child");
          return this.selectChild(childIndex(holder.node, action.flows[0]), holder, action);
        }
        const kind = here => here.node.contents.kind;
        const holder = around.find(here => action.isStep ? kind(here) === "pages" : kind(here) !== "embedded");
        if (!holder || holder.node.contents.selected === null) throw new Reason("no container");
        const { selected, children, rules } = holder.node.contents, count = children.length;
        let index = action.isStep ? selected + action.choice : action.choice;
        if (action.isStep && rules.loops) index = (index % count + count) % count;
        if (index < 0 || index >= count) throw new Reason("no such child");
        this.selectChild(index, holder, action);
      },

      selectChild(index, holder, action) {
        const { contents } = holder.node, child = inside(holder, index);
        if (!child) return void this.show(index, holder, false);
        const root = bottom(child.top), isAgain = contents.selected === index;
        if (action.forwards && root.flow !== action.flows[0]) throw new Reason("target not found");
        this.show(index, holder, false);
        if (root === child.top || !action.forwards && !(isAgain && contents.rules.popsToRoot)) return;
        const shown = inside(positionOf(this.tree, holder.node.id), index);
        this.tree = replacing(this.tree, shown, root);
        if (holder.layer > 0) this.closeModals(holder.layer, idsFrom(child.top, root));
      },

      // Selects a child, whose root enters if it has not been shown yet.
      show(index, holder, isBack) {
        const { contents } = holder.node;
        let node = holder.node;
        if (!childTop(node, index)) {
          const root = this.enter(contents.children[index].flow, null);
          this.begun.add(root.id);
          node = setting(node, index, root);
        }
        if (contents.selected !== index) this.changed.push(node.id);
        node = withSelected(node, index, isBack);
        this.tree = replacing(this.tree, holder, restacking(holder.top, holder.node, node));
      },

      column(name, caller) {
        for (const holder of containersOf(caller)) {
          const child = inside(holder, holder.node.contents.children.findIndex(child => child.column === name));
          if (child) return child;
        }
        throw new Reason("no container");
      },

      showIn(action, column) {
        const flow = this.target(action), root = bottom(column.top);
        if (this.flows[flow].onTop && root.flow === flow) {
          this.updated.push(root);
          return this.cut(at(column, root));
        }
        this.putOn(column, this.enter(flow, null));
      },

      setChildren(action, caller) {
        const holder = containersOf(caller).find(here => here.node.contents.kind !== "split");
        if (!holder) throw new Reason("no container");
        const old = holder.node.contents, { flows, choice } = action, oldIndex = flow => childIndex(holder.node, flow);
        if (!flows.length && old.kind !== "embedded") throw new Reason("no children");
        if (new Set(flows).size !== flows.length) throw new Reason("same children");
        let { nextNumber } = old;
        const children = flows.map(flow => {
          const known = old.children[oldIndex(flow)];
          return { flow, column: "", number: known ? known.number : nextNumber++ };
        });
        const place = old.selected === null ? -1 : flows.indexOf(old.children[old.selected].flow);
        const selected = place < 0 ? null : place;
        if (choice !== null && (choice < 0 || choice >= flows.length)) throw new Reason("no such child");
        const tops = flows.map(flow => {
          if (oldIndex(flow) >= 0) return old.tops[oldIndex(flow)];
          return old.rules.isEager || !showsOne(old) ? this.enter(flow, null) : null;
        });
        const numbers = children.map(child => child.number);
        const history = historyOf(old, numbers, selected === null ? null : children[selected].number);
        const node = withContents(holder.node, { ...old, children, nextNumber, tops, selected, history });
        this.tree = replacing(this.tree, holder, restacking(holder.top, holder.node, node));
        if (holder.layer > 0) this.closeModals(holder.layer, idsOfRemoved(old, flows));
        const heir = old.selected !== null && selected === null && showsOne(old) ? heirAmong(old, flows) : null;
        const shown = choice ?? heir;
        if (shown !== null) this.show(shown, positionOf(this.tree, holder.node.id), choice === null);
      },
    };

    for (const [name, part] of Object.entries(verbParts)) TreeReducer.prototype[name] = part;

    // The ids of a stack down to an entry that stays, with all that is inside.
    function idsFrom(top, kept) {
      const found = new Set();
      for (let node = top; node && node !== kept; node = node.below) {
        found.add(node.id);
        for (const id of idsInside(node)) found.add(id);
      }
      return found;
    }

    function idsInside(node) {
      const found = new Set();
      for (const top of childTops(node)) for (const id of idsFrom(top, null)) found.add(id);
      return found;
    }

    const idsOfRemoved = (old, flows) =>
      new Set(old.children.flatMap((child, index) => flows.includes(child.flow) ? []
        : [...idsFrom(old.tops[index], null)]));

    // The child that is selected where the selected one is not among the new ones: the latest, else the nearest that
    // stays.
    function heirAmong(old, flows) {
      const place = old.selected ?? 0, staying = [];
      old.children.forEach((child, index) => {
        const fresh = flows.indexOf(child.flow);
        if (fresh >= 0) staying.push({ number: child.number, fresh, distance: Math.abs(index - place) });
      });
      for (const number of old.history.slice().reverse()) {
        const latest = staying.find(child => child.number === number);
        if (latest) return latest.fresh;
      }
      const distance = Math.min(...staying.map(child => child.distance));
      return staying.length
        ? staying.find(child => child.distance === distance).fresh : Math.min(place, flows.length - 1);
    }

    // What a container contains at first.
    function planOf(declared) {
      const { flows, kind, columns } = declared;
      if (!flows.length && kind !== "embedded") throw new Reason("no children");
      if (new Set(flows).size !== flows.length) throw new Reason("same children");
      const selected = declared.selected === null ? null : Math.min(Math.max(0, declared.selected), flows.length - 1);
      const { back, isEager, loops, popsToRoot } = declared;
      return {
        kind, selected, tops: [], history: [], nextNumber: flows.length,
        rules: { back, isEager, loops, popsToRoot, initial: back === "initialTab" ? flows[selected ?? 0] : null },
        children: flows.map((flow, number) => ({ flow, column: columns[number] || "", number })),
      };
    }

    // The child that the system's back leads to at the root of another one, if that is the container's business.
    function childBefore(contents, index) {
      if (contents.kind === "split") return index > 0 ? index - 1 : null;
      const { back, initial } = contents.rules, indexOf = fits => contents.children.findIndex(fits);
      let found = -1;
      if (back === "firstTab") found = 0;
      if (back === "initialTab") found = indexOf(child => child.flow === initial);
      if (back === "inOrder") found = index - 1;
      if (back === "previousTabs" || back === "allPreviousTabs") {
        found = indexOf(child => child.number === contents.history.at(-1));
      }
      return found >= 0 && found !== contents.selected ? found : null;
    }
    """#
}
