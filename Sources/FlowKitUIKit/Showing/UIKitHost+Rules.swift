#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // What gestures may do while nothing moves.
  extension UIKitHost {
    /// Allows native gestures that need no question, and replaces placeholders by real controllers.
    func refreshRules() {
      guard showing == nil, root != nil, navigator.isShown(on: self) else { return }
      refresh(front)
      modals.last?.refresh()
    }

    private func refresh(_ stack: ShownStack) {
      stack.settle()
      stack.refreshRules()
      guard let contents = stack.entries.last?.contents else { return }
      contents.settle()
      for stack in contents.openStacks { refresh(stack) }
    }

    /// Fills placeholders after late registrations.
    func fillPlaceholders() {
      for stack in stacks {
        for case let placeholder as PlaceholderController in stack.entries.map(\.controller)
        where placeholder.isViewLoaded {
          placeholder.fill()
        }
      }
      refreshRules()
    }

    /// Goes back when a key is pressed.
    func goBack() { if navigator.isShown(on: self) { navigator.back() } }
  }

  extension ShownStack {
    /// If a question comes before the top leaves, prevents the swipe, and lets a tap on back ask.
    func refreshRules() {
      guard let host, let top = entries.last, entries.count > 1 else { return setRules(asks: false, nil) }
      let asks = host.navigator.asksBefore(.back, from: top.id)
      setRules(asks: asks, asks || top.wayIn != nil ? top : nil)
    }

    private func setRules(asks: Bool, _ asked: ShownEntry?) {
      letSwipesBegin(!asks)
      #if !os(tvOS)
        let item = asked?.controller?.navigationItem
        if let own = backItem, own !== item {
          own.backAction = nil
          backItem = nil
        }
        guard let item, let asked, item.backAction == nil else { return }
        let id = asked.id
        item.backAction = UIAction { [weak host] _ in
          guard let host, host.navigator.isShown(on: host) else { return }
          _ = host.navigator.perform(.back, from: id)
        }
        backItem = item
      #endif
    }

    private func letSwipesBegin(_ mayBegin: Bool) {
      #if !os(tvOS)
        guard mayBegin == refusesSwipes else { return }
        refusesSwipes = !mayBegin
        controller.interactivePopGestureRecognizer?.isEnabled = mayBegin
        #if compiler(>=6.2)
          if #available(iOS 26.0, visionOS 26.0, *) {
            controller.interactiveContentPopGestureRecognizer?.isEnabled = mayBegin
          }
        #endif
      #endif
    }
  }
#endif
