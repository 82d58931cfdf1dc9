#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// An entry as the host shows it.
  @MainActor
  final class ShownEntry {
    let id: ScreenID
    let flow: FlowID
    /// The stack that it is on.
    weak var stack: ShownStack?
    /// What shows it; nil before it has to be somewhere in UIKit.
    @exclusivity(unchecked) private(set) var controller: UIViewController?
    /// What it contains; nil for nearly all.
    @exclusivity(unchecked) var contents: ShownContents?
    /// Which screen it shows: a travel may put another one in its place.
    private var screen: ObjectIdentifier?
    /// A transition of a name that the host knows, with which it leaves when the user goes back.
    var wayIn: ScreenTransition?

    init(_ entry: NavigationTree.Entry, on stack: ShownStack) {
      id = entry.id
      flow = entry.flow
      self.stack = stack
    }

    /// Whether it shows something else than a placeholder.
    var isReal: Bool { controller != nil && !(controller is PlaceholderController) }

    /// Whether it has a bar of its own: a container's, or that of a navigation controller which is a screen.
    var hasBars: Bool {
      contents?.hasBars == true || (controller as? FrameController)?.content is UINavigationController
    }

    /// Whether no travel has put another screen in its place.
    func isStill(_ screen: AnyObject?) -> Bool {
      guard let own = self.screen, let screen else { return true }
      return own == ObjectIdentifier(screen)
    }

    /// What shows it, made if it has to be.
    ///
    /// - Parameters:
    ///   - host: Who knows how screens are shown.
    ///   - isSeen: Whether it is to be seen now; otherwise it may be a placeholder.
    /// - Returns: The controller that UIKit is handed.
    func controller(_ host: UIKitHost, isSeen: Bool) -> UIViewController {
      if let controller, isReal || !isSeen { return controller }
      guard isSeen else { return placeholder(host) }
      let ready = (controller as? PlaceholderController)?.takeReal()
      guard let real = ready ?? makeReal(host) else { return placeholder(host) }
      controller = real
      return real
    }

    /// What shows it, new; nil where there is nothing.
    func makeReal(_ host: UIKitHost) -> UIViewController? {
      let made: UIViewController?
      if let contents {
        screen = host.navigator.madeScreen(of: id).map { ObjectIdentifier($0) }
        made = contents.makeFrame(host)
      } else {
        guard let screen = host.navigator.screen(of: id) else { return nil }
        self.screen = ObjectIdentifier(screen)
        made = host.makeController(for: screen)
      }
      return made.map { $0.isOwnWindowContent ? FrameController($0) : $0 }
    }

    private func placeholder(_ host: UIKitHost) -> PlaceholderController {
      if let placeholder = controller as? PlaceholderController { return placeholder }
      let placeholder = PlaceholderController(self, host)
      controller = placeholder
      return placeholder
    }

    /// What was made ahead of it.
    func adopt(_ controller: UIViewController, showing screen: AnyObject) {
      self.controller = controller
      self.screen = ObjectIdentifier(screen)
    }

    /// It has left, with all that it contains.
    func leave(_ host: UIKitHost) {
      guard let contents else { return }
      if host.contents[id] === contents { host.contents[id] = nil }
      contents.abandon()
      for child in contents.children {
        child.stack.abandon()
        for entry in child.stack.entries { entry.leave(host) }
      }
    }
  }

  extension UIViewController {
    /// Whether it can't be pushed on a navigation controller.
    var isOwnWindowContent: Bool { self is UINavigationController || self is UISplitViewController }
  }
#endif
