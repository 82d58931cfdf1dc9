#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // One bar is enough: a container with bars of its own hides that around it, and the root of a page or of an embedded
  // child has that around it.
  extension ShownStack {
    /// Hides or shows the bar for what is on top, or about to be; those around it follow.
    func updateBar(_ isAnimated: Bool) {
      let hides = wantsNoBar
      if hides != hidesBar {
        hidesBar = hides
        controller.updateBar(isAnimated)
        for stack in entries.last?.contents?.openStacks ?? [] { stack.offerWayBack() }
      }
      offerWayBack()
      updateBarAround(isAnimated)
    }

    /// Hides or shows the bar as the app says, or SwiftUI's controllers do.
    ///
    /// - Returns: Whether it is to be hidden: one that is hidden because another one is enough stays so.
    func appHidesBar(_ hides: Bool) -> Bool {
      if hides != appHidesBar {
        appHidesBar = hides
        updateBarAround(false)
      }
      return hides || hidesBar
    }

    private func updateBarAround(_ isAnimated: Bool) {
      if let outer = holder?.entry?.stack, outer.entries.last?.controller != nil { outer.updateBar(isAnimated) }
    }

    private var wantsNoBar: Bool {
      guard let target = barTarget ?? top else { return hidesBarAtRoot }
      var index = entries.count - 1
      while index >= 0, entries[index].controller !== target { index -= 1 }
      guard index >= 0 else { return false }
      return index == 0 && hidesBarAtRoot || entries[index].hidesBarAround(atRoot: index == 0 && floor == nil)
    }

    /// Has the bar change with the transition that begins, and change back if the user gives it up.
    func moveBar(to shown: UIViewController, _ isAnimated: Bool) {
      guard isKnown(shown) else { return }
      barTarget = shown
      updateBar(isAnimated)
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak shown] context in
        guard context.isCancelled, let self, barTarget === shown else { return }
        // UIKit has not finished when it calls this.
        host?.after(0) { [weak self] in self?.settleBar() }
      }
    }

    /// Has the bar go by the list again.
    func settleBar() {
      guard barTarget != nil else { return }
      barTarget = nil
      updateBar(true)
    }
  }

  // The back button of a container that is pushed would be in the bar that its own bars hide.
  extension ShownStack {
    /// Gives the root a button that goes back where the bar with the back button is hidden.
    func offerWayBack() {
      #if !os(tvOS)
        if wayBack != nil || holder != nil {
          let outer = hidesBarAtRoot ? nil : stackAround
          wayBack = WayBack.offered(by: outer, in: entries.first?.controller, wayBack)
        }
        offerWayBackInside()
      #endif
    }

    #if !os(tvOS)
      /// Does the same for a screen that is a navigation controller itself.
      private func offerWayBackInside() {
        guard let top = entries.last, let frame = top.frame, let inner = frame.content as? UINavigationController
        else { return }
        let outer = hidesBar ? stackThatLeadsBack : nil
        frame.wayBack = WayBack.offered(by: outer, in: inner.viewControllers.first, frame.wayBack)
      }
    #endif

    /// The stack with the hidden bar whose top it is in.
    private var stackAround: ShownStack? {
      guard let holder, holder.leads(with: self), let outer = holder.entry?.stack, outer.hidesBar,
        outer.entries.last === holder.entry
      else { return nil }
      return outer.stackThatLeadsBack
    }

    /// It, or the stack around it, if something lies below.
    private var stackThatLeadsBack: ShownStack? { leadsBack ? self : stackAround }
  }

  #if !os(tvOS)
    /// A button that goes back on the stack around.
    @MainActor
    final class WayBack {
      let button: UIBarButtonItem
      private(set) weak var outer: ShownStack?
      private(set) weak var item: UINavigationItem?

      init(_ outer: ShownStack, _ item: UINavigationItem) {
        self.outer = outer
        self.item = item
        let below = outer.entries.dropLast().last?.controller ?? outer.controllersBelow.last
        let action = UIAction { [weak outer] _ in _ = outer?.goBack() }
        button = UIBarButtonItem(
          title: below?.navigationItem.title, image: UIImage(systemName: "chevron.backward"), primaryAction: action)
      }

      /// Takes the button out of the bar.
      func remove() { item?.leftBarButtonItems?.removeAll { $0 === button } }

      /// Has the first screen below a hidden bar show a button, or no longer, as it is now.
      ///
      /// - Parameters:
      ///   - outer: The stack with the hidden bar; nil if nothing leads back.
      ///   - root: The first screen; no button if it, or the top of the stack, hides its back button.
      ///   - old: The button that is there.
      /// - Returns: The button that is there now.
      static func offered(by outer: ShownStack?, in root: UIViewController?, _ old: WayBack?) -> WayBack? {
        let isHidden = outer?.entries.last?.controller?.navigationItem.hidesBackButton != false
        let item = isHidden ? nil : root.map(\.navigationItem).flatMap { $0.hidesBackButton ? nil : $0 }
        let isSame = old.map { $0.item === item && $0.outer === outer } ?? false
        if !isSame { old?.remove() }
        guard let item, let outer else { return nil }
        let made = isSame ? old ?? WayBack(outer, item) : WayBack(outer, item)
        let items = item.leftBarButtonItems ?? []
        if !items.holds(made.button) { item.leftBarButtonItems = [made.button] + items }
        return made
      }
    }
  #endif
#endif
