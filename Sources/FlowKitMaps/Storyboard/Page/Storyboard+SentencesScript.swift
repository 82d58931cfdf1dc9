extension Storyboard {
  /// Why an action was not done: the sentences of `NavigationIssue`.
  static let sentencesScript = #"""
    // Why actions are not done: NavigationIssue+Sentences.swift.
    class IssueText extends TreeText {
      // Why an action was not done, and what would help.
      sentence(reason, action, tree, caller) {
        if (reason.failure) {
          const { failure } = reason, inner = { code: reason.code, detail: reason.detail };
          const step = failure.steps.join("."), call = this.call(failure.action);
          const why = verbs[failure.action.verb].arrow === "telling"
            ? "a batch sends no messages. Send it before or after the batch."
            : this.sentence(inner, failure.action, failure.tree, failure.caller);
          return "its step " + step + ", " + call + ", cannot be done: " + why;
        }
        const here = (caller === null ? null : positionOf(tree, caller)) || visiblePosition(tree);
        return this.cause(reason, action, tree, here, caller) + " " + (reason.help || this.help(reason, action, tree,
          here));
      }

      cause(reason, action, tree, here, caller) {
        const who = this.entry(here.node), place = this.summary(tree), target = this.target(action);
        switch (reason.code) {
        case "covered": return this.entry(visibleNode(tree)) + " is in front of the caller, " + who + ".";
        case "removed": return "there is no screen #" + caller + ".";
        case "nothing to pop": return this.nothingBelow(action, tree, here);
        case "nothing to dismiss": return who + " has presented nothing and is not in a modal.";
        case "target not found":
          if (action.verb === "select" || action.verb === "open") {
            return "the child " + target + " does not begin with " + target + " any more (" + place + ").";
          }
          if (action.verb === "finish") {
            return "its arguments go to the calling screen, which is " + who + " and not " + target + ".";
          }
          if (action.verb === "send") return who + " neither contains nor has led to " + target + " (" + place + ").";
          return "there is no " + target + " below " + who + " (" + place + ")." + this.lookalike(action, tree);
        case "no container": return "neither " + who + " nor anything around it is " + neededContainer(action) + ".";
        case "no such child":
          if (action.verb === "setChildren") {
            return "there is no child " + (action.choice ?? 0) + " among the " + action.flows.length + " new ones.";
          }
          if (action.verb === "open") {
            return target + " opens as a child, and no container around " + who + " has it (" + place + ").";
          }
          return "no container around " + who + " has " + this.child(action) + " (" + place + ").";
        case "no children": return "a container would have no children.";
        case "same children": return "a container would contain the same flow twice.";
        case "endless containers": return "containers would contain each other endlessly.";
        case "nothing chosen": return "no action was chosen.";
        case "unhandled": return "nothing on the map handles it.";
        default: return asSentence(reason.detail || reason.code);
        }
      }

      help(reason, action, tree, here) {
        switch (reason.code) {
        case "covered":
          return "A screen pushes, presents or replaces only while it is in front, so that a double tap opens only one screen."
            + " To allow it, add .acceptsActions(.whileOnStack) to the flow of " + this.flows[here.node.flow].name
              + ".";
        case "removed": return "The callback of a closed screen does nothing."
          + " To act without the screen, perform the action on the navigator.";
        case "nothing to pop": return this.rootHelp(action, tree, here);
        case "nothing to dismiss": return "To leave a pushed screen, use pop().";
        case "target not found":
          if (action.verb === "select" || action.verb === "open") {
            return "The arguments fit no other screen. To select the child as it is, forward none.";
          }
          if (action.verb === "finish") return "Name the flow of that screen; to go back to another screen, use popTo.";
          return "To open a new one, use push; to go to one wherever it is, use goTo.";
        case "no container": return "Perform it from a screen inside one, or use goTo.";
        case "no such child": return action.verb === "open"
          ? "Open it from a screen inside that container, or let it open as something else."
          : "Children are counted from 0, or named by their flows.";
        case "no children": return "Give it at least one; only .embedded may be empty.";
        case "same children":
          return "Give flows of one declaration different keys: Flow(with: ItemScreen(id), id: id).";
        case "endless containers":
          return "Make the child that leads back to its container one that is not shown at first.";
        case "nothing chosen": return "To do nothing on purpose, choose .none.";
        case "unhandled":
          return "To handle it, add .handling(" + action.message.split(/[.(]/)[0] + ".self) to one of their flows.";
        case "guard refused": return "To lead the user somewhere else first, return .redirect(...) from the guard.";
        case "leaving refused": return "Nothing has changed. Perform the action again once the screen may be closed.";
        case "redirect loop": return "Let one of these guards allow its flow, or return .refuse(...).";
        case "cancelled": return "If it is still wanted, perform it again.";
        default: return "";
        }
      }

      target(action) { return action.flows.length ? this.label(action.flows[0]) : "such screen"; }

      child(action) {
        if (action.choice === null) return "a child " + this.target(action);
        if (!action.isStep) return "a child " + action.choice;
        return "a page " + (action.choice > 0 ? "after" : "before") + " the selected one";
      }

      nothingBelow(action, tree, here) {
        const root = this.entry(bottom(here.top)), holder = holderOf(here), { modal } = tree.layers[here.layer];
        if (action.verb === "popToRoot") return root + " is the root of its stack, and is already in front.";
        if (action.verb === "remove") return this.target(action) + " is alone on its stack.";
        if (action.count !== null && here.node.below) {
          return action.count + " screens would leave, but only " + here.node.depth + " can, because " + root
            + " is the root of the stack.";
        }
        if (holder) return root + " is the root of its stack in " + this.entry(holder.node) + ".";
        if (!modal) return root + " is the app's root, and nothing is below it.";
        return root + " is the root of a modal (." + modal.style + "), and pop() never closes a modal.";
      }

      rootHelp(action, tree, here) {
        if (action.verb === "popToRoot") return "There was nothing to do.";
        if (action.verb === "remove") {
          return "To close a modal, use dismiss(); to show something else in its place, use replace or reset.";
        }
        if (action.count !== null && here.node.below) return "To go to the root, use popToRoot().";
        const holder = holderOf(here);
        if (holder) {
          return "To show another child of " + this.entry(holder.node)
            + ", use select; to go back further, use back().";
        }
        return tree.layers[here.layer].modal
          ? "To close it, use dismiss() or back()." : "To show something else in its place, use replace or reset.";
      }

      // An entry that a reader may take for the target, though it is another flow.
      lookalike(action, tree) {
        const flow = this.flows[action.flows[0]];
        const found = flow && pathOf(tree).findLast(({ flow: other }) =>
          other !== flow.index && this.flows[other].name === flow.name);
        if (!found) return "";
        const other = this.flows[found.flow];
        return " (" + this.entry(found) + " is of another flow, declared at " + other.place
          + (other.place === flow.place ? " with another key" : "") + ".)";
      }
    }
    """#
}
