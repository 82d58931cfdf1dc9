#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // What gestures may do while nothing moves.
  extension UIKitHost {
    /// Allows native gestures that need no question, and replaces placeholders by real controllers.
    func refreshRules() {
      refresh(front)
      presented.last?.refresh()
      askScreenOnTop()
    }

    /// Has UIKit ask again what the screen on top decides: by itself it does so for some changes only.
    private func askScreenOnTop() {
      #if !os(tvOS)
        guard let screen = front.stackOnTop.controller.topViewController, screen !== asked,
          let outermost = presented.last?.outermost ?? root
        else { return }
        asked = screen
        let orientations = outermost.supportedInterfaceOrientations
        if orientations != askedOrientations { outermost.setNeedsUpdateOfSupportedInterfaceOrientations() }
        askedOrientations = orientations
        outermost.setNeedsUpdateOfHomeIndicatorAutoHidden()
        outermost.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #if !os(visionOS)
          outermost.setNeedsStatusBarAppearanceUpdate()
        #endif
      #endif
    }

    private func refresh(_ stack: ShownStack) {
      stack.settle(self)
      stack.refreshRules(self)
      guard let contents = stack.entries.last?.contents else { return }
      contents.settle()
      for stack in contents.openStacks { refresh(stack) }
    }

    /// Fills placeholders after late registrations.
    func fillPlaceholders() {
      for stack in stacks {
        for (index, entry) in stack.entries.enumerated() where entry.forgetPlaceholder() {
          stack.markChanged(from: index)
        }
      }
      reconcile()
    }

    /// Goes back when a key is pressed: first from what the app has pushed itself.
    func goBack() {
      guard isShown else { return }
      let stack = front.stackOnTop
      if stack.showsGuest { _ = stack.goBack() } else { navigator.back() }
    }

    /// The modal that Escape closes: one that lies on top, doesn't fill the screen, and may be closed.
    var modalToEscape: ShownModal? {
      guard let modal = presented.last, !modal.isAlert, let outermost = modal.outermost, chain.last === outermost,
        !outermost.isModalInPresentation, !isBusy, isShown
      else { return nil }
      return [.fullScreen, .overFullScreen].contains(outermost.modalPresentationStyle) ? nil : modal
    }

    /// Closes that modal, after the guards.
    ///
    /// - Returns: Whether there is one.
    func escape() -> Bool {
      guard let closing = modalToEscape?.closing else { return false }
      context?.askBefore(closing.action, from: closing.caller)
      return true
    }
  }

  extension ShownStack {
    /// Whether a back button, or a swipe, leads from the top to something below.
    var leadsBack: Bool { entries.count > 1 || !entries.isEmpty && floorCount > 0 }

    /// What going back from the top does: from the root on a stack of the app's own, the flow ends.
    private var wayBackAction: NavigationAction { entries.count > 1 || floor == nil ? .back() : UIKitHost.ending }

    /// Goes back like the system's back button, after the guards.
    ///
    /// - Returns: Whether that leads anywhere, or somebody is asked.
    func goBack() -> Bool {
      guard let host, host.isShown, let id = entries.last?.id else { return false }
      if showsGuest { return controller.popViewController(animated: true) != nil }
      guard leadsBack || self !== host.base else { return false }
      let asks = host.mayAskBefore(wayBackAction, from: id), outcome = host.navigator.perform(wayBackAction, from: id)
      return asks || outcome.isQueued || outcome.isWaiting || !outcome.changes.isEmpty
    }

    /// Whether a swipe back may begin now: nobody must be asked before the top leaves.
    var mayBeSwiped: Bool {
      guard let host, let top = entries.last, leadsBack, !showsGuest else { return true }
      return !host.asksBefore(wayBackAction, from: top.id)
    }

    /// If a question may come before the top leaves, decides when a swipe begins, and lets a tap on back ask.
    func refreshRules(_ host: UIKitHost) {
      offerWayBack()
      guard let top = entries.last, leadsBack, !showsGuest else {
        let modal = host.presented.last { $0.stack === self && !showsGuest }
        return setRules(asks: false, nil, menuAsks: modal?.mayAsk == true)
      }
      let asks = host.mayAskBefore(wayBackAction, from: top.id)
      setRules(asks: asks, asks || top.transitionIn != nil ? top : nil, menuAsks: asks)
    }

    private func setRules(asks: Bool, _ asked: ShownEntry?, menuAsks: Bool) {
      let controller = controller
      #if !os(tvOS)
        controller.letSwipesAsk(asks)
      #endif
      if menuAsks || menuButton != nil, controller.traitCollection.userInterfaceIdiom == .tv {
        letMenuButtonAsk(menuAsks)
      }
      #if !os(tvOS)
        // Where there is no back button, the action would make one.
        let item = asked?.controller.map(\.navigationItem).flatMap { $0.hasBackButton ? $0 : nil }
        if let own = backItem, own !== item {
          own.backAction = nil
          backItem = nil
        }
        guard let item, let asked, item.backAction == nil else { return }
        let id = asked.id
        item.backAction = UIAction { [weak self] _ in
          guard let self, let host = self.host, host.isShown else { return }
          _ = host.navigator.perform(wayBackAction, from: id)
        }
        backItem = item
      #endif
    }

    /// The Menu button of a remote pops without asking anybody, unless a recognizer takes it.
    private func letMenuButtonAsk(_ asks: Bool) {
      guard asks != (menuButton?.recognizer.isEnabled ?? false) else { return }
      if menuButton == nil { menuButton = MenuButton(self) }
      menuButton?.recognizer.isEnabled = asks
    }
  }

  extension ShownStack {
    /// The innermost stack on top; its screen decides what the outermost controller is asked for.
    fileprivate var stackOnTop: ShownStack {
      guard !showsGuest, let contents = entries.last?.contents, contents.kind != .embedded,
        let inner = contents.openStacks.last?.stackOnTop, inner.controller.topViewController != nil
      else { return self }
      return inner
    }

    /// Has an active search presented by its own screen: otherwise it lies over all of the app, and what is presented
    /// meanwhile goes with it.
    ///
    /// It is said once for each search, so that the app may say otherwise.
    func keepSearchInside(_ entry: ShownEntry) {
      #if !os(tvOS)
        guard let screen = entry.ownController, let search = screen.navigationItem.searchController,
          search !== entry.search
        else { return }
        entry.search = search
        screen.definesPresentationContext = true
      #endif
    }
  }

  #if !os(tvOS)
    extension UINavigationItem {
      /// Whether UIKit shows a back button, where there is something to go back to.
      fileprivate var hasBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
      }
    }
  #endif

  /// Takes the Menu button of a remote while a question comes before the top leaves.
  @MainActor
  final class MenuButton: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UITapGestureRecognizer()
    private weak var stack: ShownStack?

    init(_ stack: ShownStack) {
      self.stack = stack
      super.init()
      recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
      recognizer.allowedTouchTypes = []
      recognizer.delegate = self
      stack.controller.view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, let host = stack.host else { return false }
      host.after(0) { _ = stack.goBack() }  // not during UIKit's question
      return true
    }
  }
#endif
