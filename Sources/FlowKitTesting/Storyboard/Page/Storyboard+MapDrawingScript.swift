extension Storyboard {
  /// How boxes are described, and arrows drawn.
  static let mapDrawingScript = #"""
    function boundsOf(boxes) {
      if (!boxes.length) return { x: 0, y: 0, width: 1, height: 1 };
      const least = name => boxes.reduce((value, box) => Math.min(value, box[name]), Infinity);
      const most = (name, size) => boxes.reduce((value, box) => Math.max(value, box[name] + box[size]), -Infinity);
      const x = least("x"), y = least("y");
      return { x, y, width: most("x", "width") - x, height: most("y", "height") - y };
    }

    // What a screen reader says of a box.
    function describe(flow) {
      const words = [flow.label, counted(flow.arrows.length, "callback"), counted(flow.waysIn.length, "way") + " in"];
      if (flow.guards.length) words.push("guarded");
      if (flow.children) words.push("contains " + counted(flow.children.flows.length, "flow"));
      if (flow.findings.length) words.push(counted(flow.findings.length, "finding"));
      return words.join(", ");
    }

    const counted = (count, word) => count + " " + word + (count === 1 ? "" : "s");

    const chipMarks = { push: "→", modal: "⇢", return: "↩", replace: "⇒", select: "▸", message: "✉" };

    function chipOf(arrow) {
      const target = arrow.targets[0];
      return chipMarks[arrow.kind] + (target ? " " + short(target.label, 8) : "");
    }

    // Arrows: from the row's edge to the title line, with horizontal ends.
    const path = (kind, way) => `<path class="${kind}" d="${way}"/>`;
    const groupPath = (from, to, more) => path("push" + more, curve(from, titleHeight / 2, to));
    const childPath = (flow, child) => path("child", curve(flow, titleHeight / 2, child));

    function pathsOf(arrow, more) {
      const y = titleHeight + rowHeight * arrow.row + 7;
      const way = target => curve(arrow.from, y, target, arrow.bends, arrow.index);
      return arrow.targets.map(target => path(arrow.kind + more, way(target))).join("");
    }

    // Where handlers and guards of a flow lead instead.
    function answerPaths(data, flow) {
      const draw = (action, kind) => action
        ? targetsOf(action).map(target => path(kind, curve(flow, titleHeight / 2, data.flows[target]))) : [];
      return [
        ...flow.handlers.flatMap(handler => draw(handler.action, "message")),
        ...flow.guards.flatMap(guard => draw(guard.redirect, "guard")),
      ];
    }

    function curve(from, rowY, to, bends = [], port = 0) {
      const y = from.y + rowY, endY = to.y + 11 + (port % 3 - 1) * 4, right = from.x + from.width;
      if (from === to) return `M${right} ${y}c26 0 26 ${to.y - y + 4} 0 ${endY - y}` + head(right, endY, -1);
      if (Math.abs(to.x - from.x) < from.width / 2) {
        const far = right + 20 + (port % 6) * 5, end = to.x + to.width;
        return `M${right} ${y}C${far} ${y} ${far} ${endY} ${end} ${endY}` + head(end, endY, -1);
      }
      const isOnward = to.x > from.x, start = isOnward ? right : from.x, end = isOnward ? to.x : to.x + to.width;
      const points = [start, y, ...bends, end, endY];
      let way = `M${start} ${y}`;
      for (let index = 2; index < points.length; index += 2) {
        const [x1, y1, x2, y2] = points.slice(index - 2, index + 2), half = (x2 - x1) / 2;
        way += `C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`;
      }
      return way + head(end, endY, isOnward ? 1 : -1);
    }

    function head(x, y, way) {
      const back = x - 6 * way;
      return `M${back} ${y - 3.5}L${x} ${y}L${back} ${y + 3.5}`;
    }
    """#
}
