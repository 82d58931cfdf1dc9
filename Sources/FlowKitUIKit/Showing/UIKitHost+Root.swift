#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // UIKit wants tabs, and even more a split, to be the window's own controller. The app's stack changes on its navigation
  // controller, as any stack does. When all is at rest, tabs or a split that are alone on it, with nothing over them, take
  // its place. Before the stack changes again, they are put back onto it. That takes one turn, so that nobody sees it; but their
  // screens disappear and appear.
  extension UIKitHost {
    /// The controller at the root, which presents all modals; nil when it is gone, or shows no flow any more.
    var root: UIViewController? {
      guard let stack = base.controllerIfAlive, stack.host === self else { return nil }
      return alone?.contents?.frame ?? stack
    }

    /// Whether the app's stack has changed while a container stood in its place.
    var isRootOld: Bool {
      guard let alone else { return false }
      return base.entries.count != 1 || base.entries[0] !== alone
    }

    /// Whether the root is a window's controller: UIKit would leave its modals behind if it were replaced.
    var isWindowsRoot: Bool { place is UIWindow }

    /// The lowest controller that the app has presented itself, if the root can't change because of it.
    var heldBy: UIViewController? {
      guard isRootOld, isWindowsRoot else { return nil }
      return chain.first { one in !presented.contains { $0.outermost === one } }
    }

    /// Waits until a controller of the app's has gone, and tells once, after ten seconds.
    func wait(for app: UIViewController) {
      picture?.removeFromSuperview()
      picture = nil
      if !looksForEnd { looksForApp += 1 }
      if looksForApp == 50, !looksForEnd {
        context?.tellNotShown(
          "the root can't change beneath \(type(of: app)), which the app presents, so it waits",
          helpedBy: "Dismiss it, or present it as a flow: then it may stay.")
      }
      lookForEnd()
    }

    /// The entry whose container is to stand alone; nil if the navigation controller is needed.
    private var entryToStandAlone: ShownEntry? {
      guard base.entries.count == 1, let entry = base.entries.first, let kind = entry.contents?.kind,
        kind == .tabs || kind == .split, alone == nil, base.floor == nil, base.guests.isEmpty
      else { return nil }
      return entry
    }

    /// Chooses what stands at the root first.
    ///
    /// - Parameters:
    ///   - place: The window, or the controller to fill.
    ///   - stack: The navigation controller of the app's stack.
    /// - Returns: The controller to show there.
    func settle(in place: UIResponder, _ stack: FlowNavigationController) -> UIViewController {
      self.place = place
      return entryToStandAlone.flatMap { takeOut($0, of: stack) } ?? stack
    }

    /// Has tabs or a split that are alone on the app's stack stand in its place, if nothing moves or lies over them.
    ///
    /// - Returns: Whether they do from now on.
    @discardableResult
    func letContainerStandAlone() -> Bool {
      guard let entry = entryToStandAlone, let stack = base.controllerIfAlive, isAtTheRoot(stack), presented.isEmpty
      else { return false }
      guard chain.isEmpty, !isUnderWay, entry.contents?.frame?.transitionCoordinator == nil else {
        lookForEnd(after: 1)
        return false
      }
      replaceRoot(stack) { takeOut(entry, of: stack) ?? stack }
      return alone === entry
    }

    private func takeOut(_ entry: ShownEntry, of stack: FlowNavigationController) -> UIViewController? {
      guard let container = entry.letContainerOut(self) else { return nil }
      container.view.addGestureRecognizer(StackKeeper(stack))
      alone = entry
      base.isLent = true
      base.set([])
      return container
    }

    /// Puts the container that stands alone back onto the app's stack, which is about to change.
    func putContainerBack() {
      guard let entry = alone, let container = root, let stack = base.controllerIfAlive else { return }
      let move = Move()
      begin(move) { [weak self] in self?.hasReturned(move) }
      returning = move
      replaceRoot(container) {
        alone = nil
        for case let keeper as StackKeeper in container.view.gestureRecognizers ?? [] {
          container.view.removeGestureRecognizer(keeper)
        }
        base.set([entry.controller(self)])
        return stack
      }
      if stack.viewIfLoaded?.window == nil { stackHasReturned() }
    }

    /// Goes on with the app's stack when UIKit shows it, so that it can move.
    func stackHasReturned() {
      guard let move = returning else { return }
      after(0) { [weak self] in self?.hasReturned(move) }
    }

    private func hasReturned(_ move: Move) {
      guard move === returning else { return }
      returning = nil
      base.isLent = false
      end(move)
      reconcile()
    }

    private func isAtTheRoot(_ controller: UIViewController) -> Bool {
      if let window = place as? UIWindow { return window.rootViewController === controller }
      return place != nil && controller.parent === place
    }

    /// Replaces what stands at the root, in one turn, so that nobody sees it.
    ///
    /// - Parameters:
    ///   - old: What is there.
    ///   - new: Prepares what comes, while neither is in a window.
    private func replaceRoot(_ old: UIViewController, by new: () -> UIViewController) {
      if let window = place as? UIWindow, window.rootViewController === old {
        window.rootViewController = nil
        window.rootViewController = new()
        picture.map(window.bringSubviewToFront)
      } else if let parent = old.parent, !parent.isOwnWindowContent, let area = old.viewIfLoaded?.superview {
        let index = area.subviews.firstIndex { $0 === old.viewIfLoaded }
        old.unembed()
        parent.embed(new(), in: area, at: index)
      } else {
        _ = new()
        context?.tellNotShown(
          "the controller at the root has gone elsewhere, where no other one can take its place",
          helpedBy: "Fill a view controller of your own with the flow: UIKitHost(navigator, in: controller).")
      }
    }
  }

  extension ShownStack {
    /// Whether no other stack of the host lies around it, or beneath it as the root.
    var isOutermost: Bool {
      guard let alone = host?.alone else { return self === host?.base }
      return holder == nil || holder?.entry === alone
    }
  }

  /// Keeps the navigation controller of the app's stack, and so the host, as long as a container stands in its place.
  final class StackKeeper: UIGestureRecognizer {
    private var stack: FlowNavigationController?

    convenience init(_ stack: FlowNavigationController) {
      self.init()
      self.stack = stack
      isEnabled = false
    }
  }
#endif
