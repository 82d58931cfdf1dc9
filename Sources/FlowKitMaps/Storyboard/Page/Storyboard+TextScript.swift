extension Storyboard {
  /// The text of trees and actions, as Swift prints them.
  static let textScript = #"""
    // The words: NavigationTree+Description.swift, NavigationIssue+Sentences.swift.
    class TreeText {
      constructor(data) { this.flows = data.flows; }

      label(flow) { return this.flows[flow] ? this.flows[flow].label : "screen"; }
      entry(node) { return this.label(node.flow) + " #" + node.id; }

      // The picture of a tree, as Swift prints it.
      description(tree) {
        const layers = tree.layers.slice().reverse(), visible = visibleNode(tree);
        return shortened(layers.length, number => {
          const layer = tree.layers.length - 1 - number;
          return [this.title(tree, layer), ...this.lines(layers[number].top, visible)];
        }, count => "… " + count + " more stacks").join("\n");
      }

      // The same in one line.
      summary(tree) {
        const layers = tree.layers.slice().reverse();
        return shortened(layers.length, index => {
          const line = this.line(layers[index].top), { modal } = layers[index];
          return [modal ? modal.style + ": " + line : line];
        }, count => "… " + count + " more stacks").join(" | ");
      }

      line(top) {
        const nodes = upward(top);
        return shortened(nodes.length, index => {
          const node = nodes[index], name = this.label(node.flow);
          return [node.contents ? name + "[" + this.lineInside(node) + "]" : name];
        }, count => "… " + count + " more").join(" > ");
      }

      lineInside(node) {
        return node.contents.children.map((child, index) => {
          const star = node.contents.selected === index ? "*" : "", top = childTop(node, index);
          return star + (top ? this.line(top) : "(" + this.label(child.flow) + ")");
        }).join(", ");
      }

      title(tree, number) {
        const { modal } = tree.layers[number];
        if (!modal) return "stack";
        const presenter = positionWhere(tree, number + 1, node => node.id === modal.presenter);
        return modal.style + " over " + (presenter ? this.entry(presenter.node) : "#" + modal.presenter);
      }

      lines(top, visible) {
        const nodes = upward(top);
        return shortened(nodes.length, index => {
          const node = nodes[index], isTop = node === top;
          const line = (isTop ? "└ " : "├ ") + this.entry(node) + (node === visible ? " ← visible" : "");
          return [line, ...this.linesInside(node, visible).map(inner => (isTop ? "  " : "│ ") + inner)];
        }, count => "┆ … " + count + " more");
      }

      linesInside(holder, visible) {
        if (!holder.contents) return [];
        return holder.contents.children.flatMap((child, index) => {
          const mark = holder.contents.selected === index ? "▸ " : "· ", top = childTop(holder, index);
          const title = mark + (child.column || this.label(child.flow));
          return top ? [title, ...this.lines(top, visible).map(line => "  " + line)] : [title + ", not shown yet"];
        });
      }

      // An action nearly as it is written.
      call(action) {
        if (action.written) return action.written;
        const { verb } = action;
        if (verb === "nothing") return "nil";
        if (verb === "none") return "none";
        const words = action.message ? [(verb === "finish" ? "sending: " : "") + action.message] : [];
        words.push(...action.flows.map((flow, index) => (index === 0 ? verbs[verb].label : "") + this.label(flow)));
        if (verb === "present") words.push("as: ." + action.style);
        if (action.column) words.push("in: ." + action.column);
        if (action.choice !== null && !action.isStep) {
          words.push((verb === "setChildren" ? "selecting: " : "") + action.choice);
        }
        if (action.count !== null) words.push(String(action.count));
        if (action.keepsEqual) words.push("keepingEqual: true");
        words.push(...action.steps.map(step => this.call(step)));
        const name = action.isStep ? (action.choice > 0 ? "next" : "previous") : verb;
        return (verb === "push" && action.column ? "show" : name) + "(" + words.join(", ") + ")";
      }
    }

    function neededContainer(action) {
      if (action.column) return "a split with a ." + action.column + " column";
      if (action.isStep) return "a container of pages";
      return "a container whose children can be " + (action.verb === "setChildren" ? "set" : "selected");
    }

    const asSentence = text => /[.!?…]$/.test(text) ? text : text + ".";

    function shortened(count, lines, skipped) {
      const some = (from, to) => Array.from({ length: to - from }, (_, index) => lines(from + index)).flat();
      if (count <= 50) return some(0, count);
      return [...some(0, 10), skipped(count - 30), ...some(count - 20, count)];
    }
    """#
}
