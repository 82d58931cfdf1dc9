extension Storyboard {
  /// The tree as a value: what `NavigationTree` and its positions are in Swift.
  static let treeScript = #"""
    // Where the app is: NavigationTree.swift, NavigationTree+Positions.swift. Values only; nothing of them ever
    // changes.
    // A node is an entry with all that is below it on its stack; contents are the children of a container.
    const makeNode = (id, flow, below, contents = null) =>
      ({ id, flow, below, contents, depth: below ? below.depth + 1 : 0 });
    const moved = (node, below) => makeNode(node.id, node.flow, below, node.contents);
    const withContents = (node, contents) => makeNode(node.id, node.flow, node.below, contents);

    function downward(top) {
      const nodes = [];
      for (let node = top; node; node = node.below) nodes.push(node);
      return nodes;
    }

    const upward = top => downward(top).reverse();
    const bottom = top => downward(top).at(-1);
    const topmost = (top, fits) => downward(top).find(fits) || null;

    // Containers.
    const showsOne = contents => contents.kind === "tabs" || contents.kind === "pages";
    const shows = (contents, index) => !showsOne(contents) || contents.selected === index;
    const childTop = (node, index) => node.contents && index !== null ? node.contents.tops[index] || null : null;
    const childTops = node => node.contents ? node.contents.tops : [];
    const childIndex = (node, flow) =>
      node.contents ? node.contents.children.findIndex(child => child.flow === flow) : -1;

    function setting(node, index, top) {
      const tops = node.contents.tops.slice();
      tops[index] = top;
      return withContents(node, { ...node.contents, tops });
    }

    function withSelected(node, index, isBack = false) {
      const contents = node.contents;
      if (!contents || contents.selected === index) return node;
      const number = index === null ? null : contents.children[index].number;
      return withContents(node, { ...contents, selected: index, history: historyAfter(contents, number, isBack) });
    }

    const longestHistory = 200;
    const selectedNumber = contents => contents.selected === null ? null : contents.children[contents.selected].number;

    function historyAfter(contents, number, isBack) {
      const { history } = contents, selected = selectedNumber(contents);
      const last = selected === null ? [] : [selected];
      if (contents.rules.back !== "allPreviousTabs") {
        if (isBack) return history.filter(other => other !== number);
        return history.filter(other => other !== number && other !== selected).concat(last);
      }
      const place = history.lastIndexOf(number);
      if (isBack && place >= 0) return history.slice(0, place);
      return history.concat(isBack ? [] : last).slice(-longestHistory);
    }

    function possibleHistory(contents, numbers, selected) {
      let kept = [];
      if (contents.rules.back === "allPreviousTabs") {
        for (const number of numbers) if (number !== kept.at(-1)) kept.push(number);
        if (kept.at(-1) === selected) kept.pop();
        return kept.slice(-longestHistory);
      }
      for (const number of numbers.slice().reverse()) {
        if (number !== selected && !kept.includes(number)) kept.push(number);
      }
      return kept.reverse();
    }

    const historyOf = (contents, numbers, selected) =>
      possibleHistory(contents, contents.history.filter(number => numbers.includes(number)), selected);

    // Positions: where an entry is. `layer` counts from the front; `steps` lead into containers, the innermost first.
    const position = (layer, steps, top, node) => ({ layer, steps, top, node });
    const at = (here, node) => position(here.layer, here.steps, here.top, node);
    const holderOf = here =>
      here.steps && position(here.layer, here.steps.below, here.steps.top, here.steps.holder);

    function inside(here, index) {
      const inner = childTop(here.node, index);
      if (!inner) return null;
      return position(here.layer, { top: here.top, holder: here.node, index, below: here.steps }, inner, inner);
    }

    function stepsOf(here) {
      const steps = [];
      for (let step = here.steps; step; step = step.below) steps.push(step);
      return steps;
    }

    // Itself, if it is a container, and those that it is in, from the inside out.
    function containersOf(here) {
      const found = [];
      for (let next = here; next; next = holderOf(next)) if (next.node.contents) found.push(next);
      return found;
    }

    const isOpen = here => stepsOf(here).every(step => step.top === step.holder && shows(step.holder.contents,
      step.index));
    const isShown = here => here.layer === 0 && here.node === here.top && isOpen(here);

    function usedPosition(top, layer) {
      let here = position(layer, null, top, top);
      while (here.node.contents) {
        const inner = inside(here, here.node.contents.selected);
        if (!inner) break;
        here = inner;
      }
      return here;
    }

    const visiblePosition = tree => usedPosition(tree.layers[0].top, 0);
    const visibleNode = tree => visiblePosition(tree).node;

    function search(layer, top, steps, fits) {
      for (const node of downward(top)) {
        if (fits(node)) return position(layer, steps, top, node);
        const tops = childTops(node);
        for (let index = 0; index < tops.length; index++) {
          const found = tops[index] && search(layer, tops[index], { top, holder: node, index, below: steps }, fits);
          if (found) return found;
        }
      }
      return null;
    }

    function positionWhere(tree, first, fits) {
      for (let layer = first; layer < tree.layers.length; layer++) {
        const found = search(layer, tree.layers[layer].top, null, fits);
        if (found) return found;
      }
      return null;
    }

    const positionOf = (tree, id) => positionWhere(tree, 0, node => node.id === id);

    // The entry on whose account a stack is there, then the one below that, and so on down to the app's root.
    function wayFrom(tree, start) {
      const found = [];
      let here = start;
      while (here) {
        const modal = tree.layers[here.layer].modal;
        here = holderOf(here)
          || modal && positionWhere(tree, here.layer + 1, node => node.id === modal.presenter);
        if (here) found.push(here);
      }
      return found;
    }

    function nearestOnTheWay(tree, start, fits) {
      for (const here of [start, ...wayFrom(tree, start)]) {
        const node = topmost(here.node, fits);
        if (node) return at(here, node);
      }
      return null;
    }

    function positionInUse(tree, flow, first) {
      for (let layer = first; layer < tree.layers.length; layer++) {
        for (let here = usedPosition(tree.layers[layer].top, layer); here; here = holderOf(here)) {
          const node = topmost(here.node, node => node.flow === flow);
          if (node) return at(here, node);
        }
      }
      return null;
    }

    // What is to be seen is nearer; then the highest layer, there what shares containers with what is in use, the
    // newest.
    function nearest(tree, fits) {
      let best = null;
      tree.layers.forEach((layer, number) => {
        const inUse = containersOf(usedPosition(layer.top, number)).map(here => here.node.id);
        forEachPosition(position(number, null, layer.top, layer.top), here => {
          if (!fits(here.node)) return;
          const shared = containersOf(here).filter(around => inUse.includes(around.node.id)).length;
          const rank = [isShown(here) ? 1 : 0, -number, shared, here.node.id];
          if (!best || precedes(best.rank, rank)) best = { here, rank };
        });
      });
      return best && best.here;
    }

    function precedes(one, other) {
      const index = one.findIndex((number, place) => number !== other[place]);
      return index >= 0 && one[index] < other[index];
    }

    function forEachPosition(stack, body) {
      for (const node of downward(stack.top)) {
        const here = at(stack, node);
        body(here);
        childTops(node).forEach((top, index) => { if (top) forEachPosition(inside(here, index), body); });
      }
    }

    function forEachUpward(top, body) {
      for (const node of upward(top)) {
        body(node);
        for (const child of childTops(node)) if (child) forEachUpward(child, body);
      }
    }

    // All entries, from the app's root up; those inside a container after it.
    function pathOf(tree) {
      const nodes = [];
      for (const layer of tree.layers.slice().reverse()) forEachUpward(layer.top, node => nodes.push(node));
      return nodes;
    }

    function shownNodes(top) {
      if (!top.contents) return [top];
      const children = top.contents.tops.filter((child, index) => child && shows(top.contents, index));
      return [top, ...children.flatMap(shownNodes)];
    }

    const contains = (tree, id) => positionOf(tree, id) !== null;
    const isPresenter = (tree, id) => tree.layers.some(layer => layer.modal && layer.modal.presenter === id);

    // The same tree with something else in a place.
    const dropping = (tree, count) => ({ layers: tree.layers.slice(Math.min(count, tree.layers.length - 1)) });
    const covered = (tree, layer) => ({ layers: [layer, ...tree.layers] });
    const replacingLayer = (tree, number, change) =>
      ({ layers: tree.layers.map((layer, index) => index === number ? { ...layer, ...change } : layer) });

    function replacing(tree, here, top, isUsed = true) {
      for (const step of stepsOf(here)) {
        let holder = setting(step.holder, step.index, top);
        if (isUsed && !showsOne(holder.contents)) holder = withSelected(holder, step.index);
        top = restacking(step.top, step.holder, holder);
      }
      return replacingLayer(tree, here.layer, { top });
    }

    function revealing(tree, here, top) {
      for (const step of stepsOf(here)) top = withSelected(setting(step.holder, step.index, top), step.index);
      return replacingLayer(dropping(tree, here.layer), 0, { top });
    }

    // Puts what stands above an entry on another one.
    function restacking(top, old, below) {
      return top === old ? below : moving(top, old, below) || below;
    }

    function moving(top, old, below) {
      const above = [];
      for (let node = top; node && node !== old; node = node.below) above.push(node);
      return above.reverse().reduce((under, node) => moved(node, under), below);
    }
    """#
}
