extension Storyboard {
  /// Places for boxes that have none.
  static let layoutScript = #"""
    // Coordinates for boxes that have none: columns by the fewest taps from the root, then a few sweeps for their
    // order.
    const boxWidth = 148, titleHeight = 22, rowHeight = 15, columnGap = 80, rowGap = 16;

    function layOut(boxes, links, roots) {
      const onward = boxes.map(() => []), back = boxes.map(() => []);
      for (const [from, to] of links) if (from !== to) { onward[from].push(to); back[to].push(from); }
      const column = taps(boxes.length, onward, roots), columns = [];
      const lost = boxes.filter((_, index) => column[index] < 0);
      column.forEach((number, index) => { if (number >= 0) (columns[number] ||= []).push(index); });
      const order = new Map();
      const number = () => columns.forEach(list => list && list.forEach((index, place) => order.set(index,
        place / list.length)));
      number();
      for (let sweep = 0; sweep < 8; sweep++) {
        const isDown = sweep % 2 === 0, around = isDown ? back : onward;
        for (const list of isDown ? columns : columns.slice().reverse()) if (list) sortColumn(list, around, order);
        number();
      }
      setPlaces(boxes, columns, back);
      setLost(boxes, lost, columns.length);
    }

    // What nothing leads to has a section of its own at the bottom.
    function setLost(boxes, lost, columns) {
      const placed = boxes.filter(box => !lost.includes(box)), width = Math.max(4, columns);
      let top = placed.reduce((most, box) => Math.max(most, box.y + box.height), 0) + 3 * rowGap;
      for (let index = 0; index < lost.length; index += width) {
        const row = lost.slice(index, index + width);
        row.forEach((box, place) => Object.assign(box, { x: place * (boxWidth + columnGap), y: top }));
        top += Math.max(...row.map(box => box.height)) + rowGap;
      }
    }

    // The first shortest way to each flow: the skeleton of the picture.
    function firstWays(data) {
      const known = new Set(data.roots), first = new Set(), queue = data.roots.map(root =>
        data.flows[root]).filter(Boolean);
      const reach = flow => {
        if (known.has(flow.index)) return false;
        known.add(flow.index);
        return queue.push(flow) > 0;
      };
      for (const flow of queue) {
        for (const child of flow.children ? flow.children.flows : []) reach(data.flows[child]);
        for (const arrow of flow.arrows) {
          if (arrow.kind === "return") continue;
          for (const target of arrow.targets) if (reach(target)) first.add(arrow.index);
        }
      }
      return first;
    }

    function taps(count, onward, roots) {
      const column = new Array(count).fill(-1), queue = roots.filter(root => root < count);
      for (const root of queue) column[root] = 0;
      for (const index of queue) {
        for (const next of onward[index] || []) {
          if (column[next] >= 0) continue;
          column[next] = column[index] + 1;
          queue.push(next);
        }
      }
      return column;
    }

    function sortColumn(list, around, order) {
      const mean = new Map(list.map(index => {
        const others = around[index];
        return [index, others.length ? others.reduce((sum, other) => sum + order.get(other), 0) / others.length
          : order.get(index)];
      }));
      list.sort((one, other) => mean.get(one) - mean.get(other) || order.get(one) - order.get(other));
    }

    // Each box as near to what leads to it as those above it allow.
    function setPlaces(boxes, columns, back) {
      columns.forEach((list, number) => {
        let free = 0;
        for (const index of list || []) {
          const box = boxes[index], before = back[index].filter(other => boxes[other].x < number * (boxWidth
            + columnGap));
          const wish = before.length ? Math.min(...before.map(other => boxes[other].y)) : 0;
          box.x = number * (boxWidth + columnGap);
          box.y = Math.max(free, wish);
          free = box.y + box.height + rowGap;
        }
      });
    }

    function sizeFlows(data) {
      if (data.flows.some(flow => flow.width > 0)) return;
      for (const flow of data.flows) {
        const rows = flow.arrows.reduce((most, arrow) => Math.max(most, arrow.row + 1), 0);
        Object.assign(flow, { x: 0, y: 0, width: boxWidth, height: titleHeight + rowHeight * rows + (rows ? 4 : 0) });
      }
      const links = data.arrows.filter(arrow => arrow.kind !== "return")
        .flatMap(arrow => arrow.targets.map(target => [arrow.from.index, target.index]));
      for (const flow of data.flows) {
        for (const child of flow.children ? flow.children.flows : []) links.push([flow.index, child]);
        const answers = [...flow.handlers.map(handler => handler.action), ...flow.guards.map(guard => guard.redirect)];
        for (const action of answers) for (const target of action ? targetsOf(action) : []) links.push([flow.index,
          target]);
      }
      layOut(data.flows, links, data.roots);
    }

    // One box for each group of a large app, and how many arrows lead from one to another.
    function groupsOf(data) {
      const groups = new Map();
      for (const flow of data.flows) {
        if (!groups.has(flow.group)) groups.set(flow.group, { name: flow.group || "other", flows: [],
          index: groups.size, out: new Map() });
        groups.get(flow.group).flows.push(flow);
      }
      const all = [...groups.values()];
      for (const arrow of data.arrows) {
        const from = groups.get(arrow.from.group);
        for (const target of arrow.targets) {
          const to = groups.get(target.group);
          if (to !== from && arrow.kind !== "return") from.out.set(to, (from.out.get(to) || 0) + 1);
        }
      }
      for (const group of all) Object.assign(group, { x: 0, y: 0, width: boxWidth, height: titleHeight + rowHeight
        + 4 });
      const roots = data.roots.filter(root => data.flows[root]).map(root => groups.get(data.flows[root].group).index);
      layOut(all, all.flatMap(group => [...group.out.keys()].map(to => [group.index, to.index])), [...new Set(roots)]);
      return all;
    }
    """#
}
