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
        let outer = hidesBarAtRoot ? nil : stackAround
        let item = outer.flatMap(rootItem)
        if let old = wayBack, old.item !== item || old.outer !== outer {
          old.item?.leftBarButtonItems?.removeAll { $0 === old.button }
          wayBack = nil
        }
        guard let item, let outer else { return }
        let made = wayBack ?? WayBack(outer, item)
        wayBack = made
        let items = item.leftBarButtonItems ?? []
        if !items.contains(where: { $0 === made.button }) { item.leftBarButtonItems = [made.button] + items }
      #endif
    }

    #if !os(tvOS)
      /// The item of the root, unless it or the container says that there is no way back.
      private func rootItem(on outer: ShownStack) -> UINavigationItem? {
        guard outer.entries.last?.controller?.navigationItem.hidesBackButton == false,
          let item = entries.first?.controller?.navigationItem, !item.hidesBackButton
        else { return nil }
        return item
      }
    #endif

    /// The stack with the hidden bar whose top it is in.
    private var stackAround: ShownStack? {
      guard let holder, holder.leads(with: self), let outer = holder.entry?.stack, outer.hidesBar,
        outer.entries.last === holder.entry
      else { return nil }
      return outer.leadsBack ? outer : outer.stackAround
    }
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
    }
  #endif
#endif
