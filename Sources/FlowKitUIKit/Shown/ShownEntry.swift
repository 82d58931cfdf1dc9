#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// An entry as the host shows it.
  @MainActor
  final class ShownEntry {
    let id: ScreenID
    let flow: FlowID
    /// The stack that contains it.
    weak var stack: ShownStack?
    /// The controller that shows it; nil until UIKit needs one.
    @exclusivity(unchecked) private(set) var controller: UIViewController? {
      didSet {
        frame = controller as? FrameController
        isStackItself = controller is UINavigationController
      }
    }
    /// The same if it is a frame.
    private(set) var frame: FrameController?
    private var isStackItself = false
    #if !os(tvOS)
      /// The search of its screen that is presented inside it; usually nil.
      weak var search: UISearchController?
    #endif
    /// What it contains; usually nil.
    @exclusivity(unchecked) var contents: ShownContents?
    /// A registered transition, which plays when the user goes back.
    var transitionIn: ScreenTransition?

    init(_ entry: NavigationTree.Entry, on stack: ShownStack) {
      id = entry.id
      flow = entry.flow
      self.stack = stack
    }

    /// The view controller of its screen; nil if there is none yet.
    var ownController: UIViewController? { frame?.content ?? controller ?? contents?.frame }

    /// Whether it has its own bar: that of a container, or of a navigation controller that is a screen.
    var hasBars: Bool { contents?.hasBars == true || isStackItself || frame?.content is UINavigationController }

    /// Whether it needs no bar around it.
    func hidesBarAround(atRoot isRoot: Bool) -> Bool { contents?.hidesBarAround(atRoot: isRoot) ?? hasBars }

    /// Whether it is on its stack's list.
    var isListed: Bool { stack?.entries.holds(self) == true }

    /// The controller that shows it, made if necessary; a placeholder if its screen has none.
    func controller(_ host: UIKitHost) -> UIViewController {
      if let controller { return controller }
      let made = make(host) ?? PlaceholderController(self, host)
      let new = made.isOwnWindowContent ? FrameController(made) : made
      controller = new
      return new
    }

    private func make(_ host: UIKitHost) -> UIViewController? {
      if let contents { return contents.makeFrame(host) }
      guard let screen = host.navigator.screen(of: id) else { return nil }
      return host.makeController(for: screen)
    }

    /// Has the controller made again, because there is a registration now.
    ///
    /// - Returns: Whether it was a placeholder.
    func forgetPlaceholder() -> Bool {
      guard controller is PlaceholderController else { return false }
      controller = nil
      return true
    }

    /// Takes its container out of the frame, made if necessary; who shows it keeps it.
    func letContainerOut(_ host: UIKitHost) -> UIViewController? {
      let container = contents?.makeFrame(host)
      if container?.parent != nil { container?.unembed() }
      controller = nil
      return container
    }

    /// Takes the controller that was made ahead for it.
    func adopt(_ controller: UIViewController) { self.controller = controller }

    /// Tells it that it has left, with everything it contains.
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
#endif
