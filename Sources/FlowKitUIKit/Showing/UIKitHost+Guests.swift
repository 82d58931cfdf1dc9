#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // The app's own controllers may cover the screen to which an action leads. The tree doesn't change by that, so nobody
  // tells the host: it listens itself, as long as there are any.
  extension UIKitHost {
    /// Listens from now on.
    func watchGuests() {
      if guestWatch == nil { guestWatch = navigator.observe { [weak self] in self?.hear($0) } }
    }

    /// Listens no longer if all have left.
    func stopWatchingGuests() {
      guard let watch = guestWatch, allStacks.allSatisfy(\.guests.isEmpty) else { return }
      watch.cancel()
      guestWatch = nil
    }

    /// All stacks, those that show the screens of others, too.
    private var allStacks: [ShownStack] { stacks + contents.values.flatMap(\.openStacks) }

    private func hear(_ event: NavigationEvent) {
      guard isShown, event.leadsToVisibleScreen else { return }
      for stack in allStacks { stack.removeGuests(on: event.tree.shows) }
      let transition = event.action.transition
      // If the tree has changed as well, the navigator's update comes first, and shows both.
      after(0) { [weak self] in
        guard let self, !changed.isEmpty else { return }
        if !isBusy { motion = Motion(isAnimated: transition.isAnimated, transition: .automatic, isReversed: true) }
        reconcile()
        if !isBusy { motion = .none }
      }
    }
  }

  extension NavigationEvent {
    /// Whether the user is to see the screen that is visible in the tree, even if the tree hasn't changed.
    fileprivate var leadsToVisibleScreen: Bool {
      switch kind {
      case .didNavigate: action.namesScreen
      case .reselected: entry?.id == tree.visible.id  // a second tap on a tab whose root is alone
      case .ignored: isThereAlready
      default: false
      }
    }

    /// Whether an action to go back to the visible screen had nothing to remove.
    private var isThereAlready: Bool {
      switch action.kind {
      case .popToRoot: issue?.reason == .nothingToPop
      case .popTo: issue?.reason == .targetNotFound && action.flow == tree.visible.flow
      default: false
      }
    }
  }

  extension NavigationAction {
    /// Whether it says which screen is to be seen afterwards, rather than where to go from here.
    fileprivate var namesScreen: Bool {
      switch kind {
      case .goTo, .popTo, .popToRoot, .unwind, .open, .show, .reset, .resetRoot: true
      case .batch: steps.contains(where: \.namesScreen)
      default: false
      }
    }
  }

  extension NavigationTree {
    /// Whether an entry is the visible one, or contains it.
    fileprivate func shows(_ id: ScreenID) -> Bool {
      if id == visible.id { return true }
      guard let selected = container(of: id)?.selected, let top = stack(ofChild: selected, in: id)?.last else {
        return false
      }
      return shows(top.id)
    }
  }
#endif
