package import FlowKit

// The verbs that take one flow and need nothing else, for those who try all of them.

extension NavigationAction {
  /// The action of such a verb; nil for others.
  package static func taking(
    _ flow: Flow<some AnyObject>, by verb: Kind, transition: ScreenTransition = .automatic
  ) -> NavigationAction? {
    switch verb.name {
    case .push: .push(flow, transition: transition)
    case .present: .present(flow, transition: transition)
    case .open: .open(flow, transition: transition)
    case .replace: .replace(with: flow, transition: transition)
    case .reset: .reset(to: flow, transition: transition)
    case .resetRoot: .resetRoot(to: flow, transition: transition)
    case .goTo: .goTo(flow, transition: transition)
    case .popTo: .popTo(flow, transition: transition)
    case .remove: .remove(flow, transition: transition)
    case .select: .select(flow, transition: transition)
    case .show, .pop, .popToRoot, .dismiss, .dismissAll, .leave, .back, .finish, .setChildren, .batch, .send,
      .broadcast,
      .follow, .task, .preload, .travel, .updateRoot, .recheckGuards, .none, .nothing:
      nil
    }
  }
}

extension Lets {
  /// The closure of such a verb; nil for others.
  package func taking<each Argument>(
    _ flow: Flow<some AnyObject>, by verb: NavigationAction.Kind, transition: ScreenTransition = .automatic
  ) -> (@MainActor (repeat each Argument) -> Void)? {
    switch verb.name {
    case .push: push(flow, transition: transition)
    case .present: present(flow, transition: transition)
    case .open: open(flow, transition: transition)
    case .replace: replace(with: flow, transition: transition)
    case .reset: reset(to: flow, transition: transition)
    case .resetRoot: resetRoot(to: flow, transition: transition)
    case .goTo: goTo(flow, transition: transition)
    case .popTo: popTo(flow, transition: transition)
    case .remove: remove(flow, transition: transition)
    case .select: select(flow, transition: transition)
    default: nil
    }
  }
}
