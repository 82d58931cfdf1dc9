#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// A stack as the host shows it: its own list of entries, and the navigation controller that must match it.
  ///
  /// Only the list is compared: by identity, at the end of each transition.
  @MainActor
  final class ShownStack {
    /// The controller, until somebody else keeps it.
    private var own: FlowNavigationController?
    private(set) weak var controllerIfAlive: FlowNavigationController?
    @exclusivity(unchecked) var entries: [ShownEntry] = []
    @exclusivity(unchecked) weak var host: UIKitHost?
    /// The container that it is a child of; nil for a layer.
    @exclusivity(unchecked) weak var holder: ShownContents?
    /// The stack of its layer.
    var layer: ShownStack { holder?.entry?.stack?.layer ?? self }
    /// Whether its bar is hidden while it has only its root, because the surrounding bar is enough.
    var hidesBarAtRoot = false
    /// Whether its entries are shown elsewhere: the columns of a narrow split, tabs that are alone at the root.
    @exclusivity(unchecked) var isLent = false
    /// How many of the entries, from below, UIKit was told to show.
    @exclusivity(unchecked) var told = 0
    /// The host's own transition, until it ends.
    @exclusivity(unchecked) private(set) var move: Move?
    /// The user's move, until it ends.
    @exclusivity(unchecked) var userMove: Move?
    /// The controller that UIKit was told to show and has delayed.
    @exclusivity(unchecked) weak var late: UIViewController?
    /// What takes the Menu button of a remote; usually nil.
    var menuButton: MenuButton?
    /// The item whose back button the host has replaced.
    weak var backItem: UINavigationItem?
    /// What the app or a library has pushed.
    @exclusivity(unchecked) var guests: [Guest] = []
    /// Whether the host is telling UIKit what to show.
    @exclusivity(unchecked) private(set) var isTelling = false
    /// Whether the host wants the bar hidden.
    @exclusivity(unchecked) var hidesBar = false
    /// Whether the app wants it hidden.
    var appHidesBar: Bool
    /// What UIKit is about to show, which its bar goes by.
    @exclusivity(unchecked) weak var barTarget: UIViewController?
    #if !os(tvOS)
      /// The button in the root's bar that goes back on the stack around; usually nil.
      var wayBack: WayBack?
    #endif

    /// What lies below on a stack of the app's own; nil for all others.
    let floor: StackFloor?

    init(_ controller: FlowNavigationController, on floor: StackFloor? = nil) {
      (own, controllerIfAlive, self.floor) = (controller, controller, floor)
      appHidesBar = controller.isNavigationBarHidden
      controller.shown = self
    }

    var controller: FlowNavigationController {
      // One that is gone shows nothing.
      own ?? controllerIfAlive ?? FlowNavigationController(nibName: nil, bundle: nil)
    }

    /// Leaves the controller to who has it now.
    func letGoOfController() { own = nil }

    var isMoving: Bool { move != nil || userMove != nil }

    /// An entry on it, or inside one of its entries.
    func entry(_ id: ScreenID) -> ShownEntry? {
      for entry in entries.reversed() {
        if entry.id == id { return entry }
        guard let contents = entry.contents else { continue }
        for child in contents.children { if let found = child.stack.entry(id) { return found } }
      }
      return nil
    }
  }

  // What the host does.
  extension ShownStack {
    /// Notes that the list has changed.
    ///
    /// - Parameter index: How many entries, from below, UIKit shows as before.
    func markChanged(from index: Int) {
      told = min(told, index)
      guard let host, !host.changed.holds(self) else { return }
      host.changed.append(self)
    }

    /// Updates UIKit to match the list.
    func show(_ motion: Motion) {
      let before = told, count = entries.count
      told = count
      if isLent { holder?.lentChanged(motion) }
      guard let host, !isLent else { return }
      guard let top = entries.last else { return showNothing(motion) }
      guard isOpen else { return set(known) }
      if self === host.base, !motion.isAnimated, host.letContainerStandAlone() { return }
      let target = top.controller(host), controller = controller, shown = controller.topViewController
      if before == count - 1, shown != nil, isOnTop(shown, of: below) {
        return run(motion) { controller.pushViewController(target, animated: $0) }
      }
      let now = controller.viewControllers
      if before == count, guests.isEmpty, now.count == floorCount + count + 1, now[floorCount + count - 1] === target {
        return run(motion) { _ = controller.popViewController(animated: $0) }
      }
      setAll(target, motion, host)
    }

    private var below: ShownEntry? { entries.count > 1 ? entries[entries.count - 2] : nil }

    /// Whether all its controllers are there: it isn't a child that is hidden by another one, or in such a child.
    var isOpen: Bool {
      guard let holder else { return true }
      return holder.isOpen(self) && holder.entry?.stack?.isOpen == true
    }

    /// The controllers of all entries, with the app's own among them.
    private func controllers(_ host: UIKitHost) -> [UIViewController] {
      var own: [UIViewController] = []
      own.reserveCapacity(entries.count)
      for entry in entries { own.append(entry.controller(host)) }
      return controllersBelow + (guests.isEmpty ? own : withGuests(own))
    }

    /// Those that are there already, up to the first that isn't.
    private var known: [UIViewController] {
      var own: [UIViewController] = []
      for entry in entries {
        guard let controller = entry.controller else { break }
        own.append(controller)
      }
      return withGuests(own)
    }

    /// Tells UIKit something: what comes by it is no guest, even if it has left the list and is about to go.
    private func tell(_ body: () -> Void) {
      let before = isTelling
      isTelling = true
      body()
      isTelling = before
    }

    /// Shows changes beyond one push or pop in one transition.
    private func setAll(_ target: UIViewController, _ motion: Motion, _ host: UIKitHost) {
      let all = controllers(host), now = controller.viewControllers
      if all.isSame(as: now) { return updateBar(motion.isAnimated) }
      guard motion.isAnimated, let top = now.last, top !== all.last else {
        return run(.none) { _ in controller.setViewControllers(all, animated: false) }
      }
      if motion.isReversed, !now.contains(target), !all.contains(top) {
        tell { controller.setViewControllers(all + [top], animated: false) }
        return run(motion) { _ = controller.popViewController(animated: $0) }
      }
      run(motion) { controller.setViewControllers(all, animated: $0) }
    }

    func run(_ motion: Motion, _ body: (Bool) -> Void) {
      let controller = controller
      guard motion.isAnimated, controller.viewIfLoaded?.window != nil, controller.topViewController != nil else {
        updateBar(false)
        tell { body(false) }
        // Otherwise UIKit has delayed it, and reports it when it is there.
        if controller.topViewController !== top { late = begin().1 }
        return
      }
      let (move, target) = begin()
      if let maker = host?.maker(of: motion.transition) { controller.animate(with: motion.context, maker) }
      tell { body(true) }
      guard let coordinator = controller.transitionCoordinator else {
        if controller.topViewController === target { endMove(move) } else { late = target }
        return
      }
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        move.hasEnded = true
        // UIKit has not finished when it calls this, so that nothing new begins now.
        if move.hasShown || context.isCancelled { self?.host?.after(0) { self?.endMove(move) } }
      }
    }

    /// Begins a transition of the host, to what is on top of the list.
    private func begin() -> (Move, UIViewController?) {
      let move = Move()
      self.move = move
      host?.begin(move) { [weak self] in self?.endMove(move) }
      return (move, top)
    }

    func endMove(_ ended: Move) {
      guard move === ended else { return }
      move = nil
      controller.animate(with: nil, nil)
      settleBar()
      compare()
      host?.end(ended)
      host?.reconcile()
    }

    /// Stops waiting for moves in the stack, which has left.
    func abandon() { suspend()() }

    /// Drops what moves in the stack.
    ///
    /// - Returns: A closure that reports the end, which may start something new.
    func suspend() -> () -> Void {
      let (own, users) = (move, userMove)
      (move, userMove) = (nil, nil)
      controller.animate(with: nil, nil)
      return { [weak host] in
        users.map { host?.drop($0) }
        own.map { host?.drop($0) }
        host?.reconcile()
      }
    }

    /// Shows the list again.
    func fill() {
      guard let host, !isLent, !entries.isEmpty else { return }
      let all = isOpen ? controllers(host) : known
      updateBar(false)
      set(all)
      openInside()
    }

    /// Shows other controllers at once, or none; if UIKit delays that, the host checks later.
    func set(_ all: [UIViewController]) {
      tell { controller.setViewControllers(all, animated: false) }
      if !all.isSame(as: controller.viewControllers) { host?.reconcileLater(self) }
      offerWayBack()
    }

    /// If nothing moves, has UIKit show what the list says, and what depends on it.
    func settle(_ host: UIKitHost) {
      guard !isLent, !isMoving, isOpen, let target = entries.last else { return }
      forgetGuests()
      if let floor { floor.top = controllersBelow.last }  // the app may have changed what lies below
      settleBar()
      keepSearchInside(target)
      let controller = controller
      controller.chooseDelegate()
      guard controller.transitionCoordinator == nil else { return }
      target.frame?.adoptLooks()
      showAll(host)
    }

    /// Has UIKit show what the list says, in it and inside its entries, because it isn't hidden any more.
    func open() {
      guard let host, isOpen else { return }
      if !isLent, !isMoving, !entries.isEmpty { showAll(host) }
      openInside()
    }

    /// Does the same for what is inside its entries.
    func openInside() { for entry in entries { entry.contents?.openStacks.forEach { $0.open() } } }

    /// Fills it before it is seen, because the app has chosen its tab or its page: the tree follows when it is there.
    func fillAhead() {
      guard let host, let holder, holder.isChoice, !isOpen, host.isShown else { return }
      if !entries.isEmpty { return showAll(host) }
      holder.children.first { $0.stack === self }.map { holder.makeAhead($0, host) }
    }

    private func showAll(_ host: UIKitHost) {
      if isAsListed { return }
      let all = controllers(host)
      if !all.isSame(as: controller.viewControllers) { tell { controller.setViewControllers(all, animated: false) } }
    }
  }

  extension Collection where Element: AnyObject {
    /// Whether an object is in it; a closure of the host's would check each time on which thread it is called.
    func holds(_ object: AnyObject) -> Bool {
      for one in self where one === object { return true }
      return false
    }
  }

  extension [UIViewController] {
    /// Whether both are the same controllers in the same order.
    func isSame(as other: [UIViewController]) -> Bool {
      count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }
  }

  @MainActor
  extension [ShownEntry] {
    /// Searches from the top, because moves happen there.
    func contains(controller: UIViewController) -> Bool {
      for entry in reversed() where entry.controller === controller { return true }
      return false
    }
  }
#endif
