#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  extension UIKitHost {
    /// Sets the item of a tab, and its transition.
    ///
    /// ```swift
    /// host.tab(home.wishlist, UITabBarItem(title: "Wishlist", image: UIImage(systemName: "heart"), tag: 0))
    /// host.tabItem(of: home.wishlist)?.badgeValue = "3"
    /// ```
    ///
    /// A tab without an item has its view controller's `tabBarItem`, or the name of its flow until that is made.
    ///
    /// - Parameters:
    ///   - flow: The flow of the child.
    ///   - item: The title, the image, and the badge.
    ///   - transition: The transition when the user taps the tab, with a registered name: see
    ///     ``animate(_:_:interaction:)``.
    public func tab(
      _ flow: Flow<some AnyObject>, _ item: UITabBarItem, transition: ScreenTransition = .automatic
    ) {
      registry.tabItems[flow.id] = item
      registry.tabTransitions[flow.id] = transition
      for contents in contents.values {
        for child in contents.children where child.flow == flow.id { child.stack.controller.tabBarItem = item }
      }
    }

    /// The item of a tab, to change it; nil if none was set.
    public func tabItem(of flow: Flow<some AnyObject>) -> UITabBarItem? { registry.tabItems[flow.id] }
  }

  /// Children as a tab bar controller.
  ///
  /// A tap on a tab is an action: guards run, and the flow decides what a tap on the selected tab does. If nobody must be
  /// asked, UIKit selects the tab at once, and the tree follows; a tab that is refused first flickers in some releases.
  final class TabsContents: ShownContents {
    private var tabs: UITabBarController? { frame as? UITabBarController }
    private lazy var listener = TabsListener(self)
    /// Hears in the listener's place while there is something to animate.
    private lazy var animator = TabsAnimator(self)
    /// The app's own delegate.
    private(set) weak var appDelegate: (any UITabBarControllerDelegate)?
    /// The selection that it has heard of in this turn.
    private weak var told: UIViewController?
    /// The tab that UIKit was told not to select, until the action for it is performed.
    private weak var tapped: UIViewController?

    override var hasBars: Bool { true }

    override var childInFront: Int? { child(showing: tabs?.selectedViewController) }

    override func followSelection(_ index: Int, _ host: UIKitHost) {
      follow(index, host.newUserMove(), transition: transition(of: index))
      if let tabs, let before = animator.moving, host.finished == nil { waitForEnd(of: tabs, index, before) }
    }

    override func prepare(_ child: ShownChild) {
      child.stack.controller.tabBarItem =
        host?.registry.tabItems[child.flow] ?? UITabBarItem(title: child.flow.name, image: nil, tag: 0)
    }

    override func build(_ host: UIKitHost) -> UIViewController? {
      let tabs = ownController(host) as? UITabBarController ?? host.adjusted(TabsController())
      listen(to: tabs)
      tabs.setViewControllers(children.map(\.stack.controller), animated: false)
      selected.map { tabs.selectedIndex = $0 }
      return tabs
    }

    override func show(_ motion: Motion) {
      super.show(motion)
      guard let tabs else { return }
      listen(to: tabs)
      for stack in openStacks { stack.open() }
      if hasNewChildren {
        hasNewChildren = false
        let controllers: [UIViewController] = children.map(\.stack.controller)
        if !controllers.isSame(as: tabs.viewControllers ?? []) { tabs.setViewControllers(controllers, animated: false) }
      }
      guard let selected, children.indices.contains(selected) else { return }
      if tabs.selectedViewController !== children[selected].stack.controller {
        select(selected, in: tabs, motion)
      } else if let before = animator.moving {
        waitForEnd(of: tabs, selected, before)
      }
    }

    /// Selects a tab, with the app's own animation if the action names one.
    private func select(_ index: Int, in tabs: UITabBarController, _ motion: Motion) {
      guard motion.isAnimated, let maker = host?.maker(of: motion.transition), tabs.viewIfLoaded?.window != nil,
        let before = child(showing: tabs.selectedViewController)
      else { return selectUnmoved(index, in: tabs) }
      let context = TransitionContext(transition: motion.transition, isReversed: index < before)
      animator.transition = StackTransition(context: context, maker: maker)
      listen(to: tabs)
      tabs.selectedIndex = index
      waitForEnd(of: tabs, index, before)
    }

    /// Selects a tab with UIKit's own transition, whatever is registered for taps.
    private func selectUnmoved(_ index: Int, in tabs: UITabBarController) {
      animator.isUnmoved = true
      tabs.selectedIndex = index
      animator.isUnmoved = false
    }

    /// Lets nothing else begin until the animation from a tab to another one ends.
    private func waitForEnd(of tabs: UITabBarController, _ index: Int, _ before: Int) {
      let coordinator = tabs.transitionCoordinator
      animator.transition = nil
      animator.moving = nil
      guard let coordinator, let host else { return listen(to: tabs) }
      let move = Move()
      host.begin(move) {}
      coordinator.animate(alongsideTransition: nil) { [weak self, weak host, weak tabs] context in
        // UIKit has not finished when it calls this.
        host?.after(0) {
          host?.end(move)
          if let tabs { self?.listen(to: tabs) }
          if context.isCancelled { self?.gaveUp(index, for: before) }
          host?.reconcile()
        }
      }
    }

    /// Handles a transition that the user gave up: UIKit shows the previous tab again, and the tree follows.
    private func gaveUp(_ index: Int, for before: Int) {
      guard let host, host.navigator.tree.container(of: id)?.selected == index else { return }
      follow(before, host.newUserMove())
    }

    override func settle() {
      let registered = host?.registry.tabItems ?? [:]
      for child in children where registered.isEmpty || registered[child.flow] == nil {
        guard let item = child.stack.entries.first?.ownController?.tabBarItem, item.title != nil || item.image != nil,
          child.stack.controller.tabBarItem !== item
        else { continue }
        child.stack.controller.tabBarItem = item
      }
    }

    /// Installs the delegate that is needed; the app may have set its own, or it may be gone.
    private func listen(to tabs: UITabBarController) {
      if let own = tabs as? TabsController {
        own.contents = self
      } else if let app = tabs.delegate, app !== listener, app !== animator {
        appDelegate = app
      }
      let animates = animator.transition != nil || movesTaps || listener.appAnimates
      let next: any UITabBarControllerDelegate = animates ? animator : listener
      if let own = tabs as? TabsController {
        own.hear(by: next)
      } else if tabs.delegate !== next {
        tabs.delegate = next
      }
    }

    /// Installs the delegate of the app.
    func listen(for app: (any UITabBarControllerDelegate)?) {
      appDelegate = app
      if let tabs { listen(to: tabs) }
    }

    /// Whether a tap on a tab has a transition of the app's.
    private var movesTaps: Bool {
      guard let host, host.knowsTransitions else { return false }
      return children.contains { host.registry.tabTransitions[$0.flow].flatMap(host.maker) != nil }
    }
  }

  // What the user does.
  extension TabsContents {
    /// Whether UIKit may select a tab now; if not, the action for it is performed when it has been answered.
    func maySelect(_ controller: UIViewController) -> Bool {
      guard let host, let index = child(showing: controller), host.isShown else { return true }
      let child = children[index]
      guard index != selected, !host.isBusy,
        !host.asksBefore(.select(index), from: id, includingPreparations: true)
      else {
        if tapped !== controller {
          tapped = controller
          host.after(0) { [weak self] in self?.performTap(on: controller) }
        }
        return false
      }
      makeAhead(child, host)
      host.after(0) { [weak self] in self?.readSelection() }  // it may not say so, or not have done it
      return true
    }

    private func performTap(on controller: UIViewController) {
      tapped = nil
      guard let host, let index = child(showing: controller), host.isShown else { return }
      _ = host.navigator.perform(.select(index, transition: transition(of: index)), from: id)
      if let tabs, selected == index { tellDidSelect(controller, in: tabs) }
      guard host.finished == nil, childInFront != selected else { return }
      markChanged()  // tvOS moves before it asks
      host.reconcile()
    }

    /// Tells the app's delegate of a selection, once in a turn.
    func tellDidSelect(_ controller: UIViewController, in tabs: UITabBarController) {
      guard told !== controller else { return }
      told = controller
      host?.after(0) { [weak self] in self?.told = nil }
      let tell: ((UITabBarController, UIViewController) -> Void)? = appDelegate?.tabBarController(_:didSelect:)
      tell?(tabs, controller)
    }

    private func transition(of index: Int) -> ScreenTransition {
      host?.registry.tabTransitions[children[index].flow] ?? .automatic
    }

    /// The animation of a tap, if the app has registered one: with the tab that leaves.
    func tapTransition(from: UIViewController, to: UIViewController) -> (transition: StackTransition, before: Int)? {
      guard let host, let before = child(showing: from), let index = child(showing: to) else { return nil }
      let transition = transition(of: index)
      guard let maker = host.maker(of: transition) else { return nil }
      let context = TransitionContext(transition: transition, isReversed: index < before)
      return (StackTransition(context: context, maker: maker), before)
    }
  }
#endif
