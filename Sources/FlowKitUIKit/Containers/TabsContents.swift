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
  /// A tap on a tab is an action: guards run, and the flow decides what a tap on the selected tab does.
  final class TabsContents: ShownContents {
    private var tabs: UITabBarController? { frame as? UITabBarController }
    private lazy var listener = TabsListener(self)
    /// Animates one change of tabs, then is removed.
    private var animator: TabsAnimator?

    override var hasBars: Bool { true }

    override func isOpen(_ stack: ShownStack) -> Bool {
      selected.map { children.indices.contains($0) && children[$0].stack === stack } ?? false
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

    override func apply(_ motion: Motion, _ step: Step) {
      super.apply(motion, step)
      guard let tabs else { return }
      listen(to: tabs)
      let controllers: [UIViewController] = children.map(\.stack.controller)
      for stack in openStacks { stack.settle() }
      if !controllers.isSame(as: tabs.viewControllers ?? []) { tabs.setViewControllers(controllers, animated: false) }
      guard let selected, children.indices.contains(selected) else { return }
      if tabs.selectedViewController !== controllers[selected] { select(selected, in: tabs, motion, step) }
    }

    /// Selects a tab, with the app's own animation if the action names one.
    private func select(_ index: Int, in tabs: UITabBarController, _ motion: Motion, _ step: Step) {
      guard motion.isAnimated, tabs.viewIfLoaded?.window != nil, let maker = host?.maker(of: motion.transition),
        let before = child(showing: tabs.selectedViewController)
      else { return tabs.selectedIndex = index }
      let context = TransitionContext(transition: motion.transition, isReversed: index < before)
      animate(tabs, by: TabsAnimator(context, maker, listener))
      tabs.selectedIndex = index
      guard let coordinator = tabs.transitionCoordinator else { return animate(tabs, by: nil) }
      step.begin()
      coordinator.animate(alongsideTransition: nil) { [weak self, weak tabs] context in
        if let tabs { self?.animate(tabs, by: nil) }
        if context.isCancelled { self?.gaveUp(index, for: before) }
        step.end()
      }
    }

    /// Handles a transition that the user gave up: UIKit shows the previous tab again, and the tree follows.
    private func gaveUp(_ index: Int, for before: Int) {
      guard let host, host.navigator.tree.container(of: id)?.selected == index else { return }
      if !host.newUserMove().finish(.select(before), from: id, in: host.navigator) { host.isDirty = true }
    }

    /// Replaces the delegate, because UIKit looks which methods it has.
    private func animate(_ tabs: UITabBarController, by next: TabsAnimator?) {
      guard animator != nil || next != nil else { return }
      animator = next
      let delegate: any UITabBarControllerDelegate = if let next { next } else { listener }
      if let own = tabs as? TabsController { own.hear(by: delegate) } else { tabs.delegate = delegate }
    }

    override func settle() {
      for child in children where host?.registry.tabItems[child.flow] == nil {
        guard let item = child.stack.entries.first?.controller?.tabBarItem, item.title != nil || item.image != nil,
          child.stack.controller.tabBarItem !== item
        else { continue }
        child.stack.controller.tabBarItem = item
      }
    }

    /// Installs the listener; the app may have set its own delegate.
    private func listen(to tabs: UITabBarController) {
      animate(tabs, by: nil)
      if let own = tabs as? TabsController {
        own.listener = listener
      } else if tabs.delegate !== listener {
        listener.appDelegate = tabs.delegate
        tabs.delegate = listener
      }
    }

    /// Selects a tab that the user has tapped.
    func tapped(_ controller: UIViewController) {
      guard let host, let index = child(showing: controller), host.navigator.isShown(on: host) else { return }
      let transition = host.registry.tabTransitions[children[index].flow] ?? .automatic
      _ = host.navigator.perform(.select(index, transition: transition), from: id)
      if let tabs, selected == index { listener.appDelegate?.tell(tabs, didSelect: controller) }
    }
  }

  /// A tab bar controller that lets the app set its own delegate.
  final class TabsController: UITabBarController {
    fileprivate var listener: TabsListener? {
      didSet {
        guard listener !== oldValue else { return }
        listener?.appDelegate = super.delegate
        super.delegate = listener
      }
    }

    /// The host's delegate; a delegate that the app sets gets the same calls.
    override weak var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        guard let listener else { return super.delegate = newValue }
        listener.appDelegate = newValue
        super.delegate = nil  // UIKit looks at once which methods there are
        super.delegate = listener
      }
    }

    fileprivate func hear(by delegate: any UITabBarControllerDelegate) { super.delegate = delegate }
  }

  /// Receives taps on tabs, and forwards them to the app's delegate.
  final class TabsListener: Listener, UITabBarControllerDelegate {
    private weak var contents: TabsContents?
    weak var appDelegate: (any UITabBarControllerDelegate)?
    override var others: [(any NSObjectProtocol)?] { [appDelegate] }

    init(_ contents: TabsContents) {
      self.contents = contents
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard let contents, contents.child(showing: viewController) != nil else { return true }
      if appDelegate?.allows(viewController, in: tabBarController) != false {
        contents.host?.after(0) { contents.tapped(viewController) }  // not during UIKit's question
      }
      return false  // the tree decides the selection
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      appDelegate?.tell(tabBarController, didSelect: viewController)
    }
  }
#endif
