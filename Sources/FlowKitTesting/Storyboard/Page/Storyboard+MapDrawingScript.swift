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
      const ways = flow.waysIn.length, found = flow.findings.length;
      return flow.label + ", " + counted(flow.arrows.length, "callback") + ", " + counted(ways, "way") + " in"
        + (flow.guards.length ? ", guarded" : "") + (flow.children ? ", contains " + counted(flow.children.flows.length, "flow") : "")
        + (found ? ", " + counted(found, "finding") : "");
    }

    const counted = (count, word) => count + " " + word + (count === 1 ? "" : "s");

    const chipMarks = { push: "→", modal: "⇢", return: "↩", replace: "⇒", select: "▸", message: "✉" };

    function chipOf(arrow) {
      const target = arrow.targets[0];
      return chipMarks[arrow.kind] + (target ? " " + short(target.label, 8) : "");
    }

    // Arrows: from the row's edge to the title line, with horizontal ends.
    function pathsOf(arrow, more) {
      return arrow.targets.map(target => '<path class="' + arrow.kind + more + '" d="'
        + curve(arrow.from, titleHeight + rowHeight * arrow.row + 7, target, arrow.bends, arrow.index) + '"/>').join("");
    }

    // Where handlers and guards of a flow lead instead.
    function answerPaths(data, flow) {
      const path = (action, kind) => targetsOf(action).map(target =>
        '<path class="' + kind + '" d="' + curve(flow, titleHeight / 2, data.flows[target]) + '"/>');
      return [...flow.handlers.flatMap(handler => path(handler.action, "message")),
        ...flow.guards.flatMap(guard => guard.redirect ? path(guard.redirect, "guard") : [])];
    }

    const groupPath = (from, to, more) => '<path class="push' + more + '" d="' + curve(from, titleHeight / 2, to) + '"/>';

    const childPath = (flow, child) => '<path class="child" d="' + curve(flow, titleHeight / 2, child) + '"/>';

    function curve(from, rowY, to, bends = [], port = 0) {
      const y = from.y + rowY, ty = to.y + 11 + (port % 3 - 1) * 4, right = from.x + from.width;
      if (from === to) return "M" + right + " " + y + "c26 0 26 " + (to.y - y + 4) + " 0 " + (ty - y) + head(right, ty, -1);
      if (Math.abs(to.x - from.x) < from.width / 2) {
        const far = right + 20 + (port % 6) * 5, end = to.x + to.width;
        return "M" + right + " " + y + "C" + far + " " + y + " " + far + " " + ty + " " + end + " " + ty + head(end, ty, -1);
      }
      const isOnward = to.x > from.x, start = isOnward ? right : from.x, end = isOnward ? to.x : to.x + to.width;
      const points = [start, y, ...bends, end, ty];
      let path = "M" + start + " " + y;
      for (let index = 2; index < points.length; index += 2) {
        const [x1, y1, x2, y2] = points.slice(index - 2, index + 2), half = (x2 - x1) / 2;
        path += "C" + (x1 + half) + " " + y1 + " " + (x2 - half) + " " + y2 + " " + x2 + " " + y2;
      }
      return path + head(end, ty, isOnward ? 1 : -1);
    }

    const head = (x, y, way) => "M" + (x - 6 * way) + " " + (y - 3.5) + "L" + x + " " + y + "L" + (x - 6 * way) + " " + (y + 3.5);
    """#
}
