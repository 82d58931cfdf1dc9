#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// The children of an entry, as the host shows them.
  @MainActor
  class ShownContents {
    weak var entry: ShownEntry?
    weak var host: UIKitHost?
    let id: ScreenID
    let kind: FlowChildren.Kind
    private(set) var plan: NavigationTree.Container
    private(set) var children: [ShownChild] = []
    /// Whether one child hides the others.
    let isChoice: Bool
    /// Whether UIKit was told of the children that there are now.
    var hasNewChildren = true
    /// The child that is shown or was used last.
    var selected: Int?
    /// Whether the selected child has changed, until UIKit shows it.
    private(set) var isChanging = false
    /// The view controller around the children, which its entry keeps, or its window; nil until it is needed.
    private(set) weak var frame: UIViewController?

    required init(_ plan: NavigationTree.Container, _ entry: ShownEntry, _ host: UIKitHost) {
      (self.plan, self.entry, self.host) = (plan, entry, host)
      (id, kind) = (plan.id, plan.kind)
      isChoice = plan.kind == .tabs || plan.kind == .pages
      setChildren(plan)
    }

    static func make(_ plan: NavigationTree.Container, _ entry: ShownEntry, _ host: UIKitHost) -> ShownContents {
      switch plan.kind {
      case .tabs: TabsContents(plan, entry, host)
      case .pages: PagesContents(plan, entry, host)
      case .split: SplitContents(plan, entry, host)
      default: EmbeddedContents(plan, entry, host)
      }
    }

    // Overridden by each kind.

    /// Makes the view controller around the children, with the children in it.
    func build(_ host: UIKitHost) -> UIViewController? { nil }

    /// Updates the view controller to match the plan.
    func show(_ motion: Motion) { isChanging = false }

    /// Whether a child's stack is visible while the container is.
    func isOpen(_ stack: ShownStack) -> Bool {
      guard isChoice else { return true }
      guard let selected, children.indices.contains(selected) else { return false }
      return children[selected].stack === stack
    }

    /// The visible stacks.
    var openStacks: [ShownStack] {
      guard isChoice else { return children.map(\.stack) }
      guard let selected, children.indices.contains(selected) else { return [] }
      return [children[selected].stack]
    }

    /// Whether it has a bar for titles.
    var hasBars: Bool { false }

    /// Whether it needs no bar around it.
    ///
    /// - Parameter isRoot: Whether that has no way back to show.
    /// - Returns: Whether that is to be hidden.
    func hidesBarAround(atRoot isRoot: Bool) -> Bool { hasBars }

    /// Whether a child's bar is the first one, where a way back belongs.
    func leads(with stack: ShownStack) -> Bool { true }

    /// The action for entries that the user has popped; nil for the usual one.
    func action(popping left: [ShownEntry], from stack: ShownStack) -> NavigationAction? { nil }

    /// Handles a change of a stack that is shown elsewhere.
    func lentChanged(_ motion: Motion) {}

    /// Called when the user has popped entries, which have left the list of the stack.
    func removed(_ left: [ShownEntry], from stack: ShownStack) { noteUse(of: stack) }

    /// The child that UIKit shows, where one hides the others.
    var childInFront: Int? { nil }

    /// Reports the child that UIKit has selected.
    func followSelection(_ index: Int, _ host: UIKitHost) { follow(index, host.newUserMove()) }

    /// Prepares a new child.
    func prepare(_ child: ShownChild) {}

    /// Stops waiting for moves in the container, which has left.
    func abandon() {}

    /// Called when the entry is at rest.
    func settle() {}
  }

  extension ShownContents {
    /// The controller that shows the entry.
    func makeFrame(_ host: UIKitHost) -> UIViewController? {
      if let frame { return frame }
      let made = build(host)
      frame = made
      isChanging = false
      return made
    }

    /// The app's view controller for the screen; nil if there is none.
    func ownController(_ host: UIKitHost) -> UIViewController? {
      host.navigator.screen(of: id).flatMap { host.makeController(for: $0) }
    }

    /// Has it updated to match the plan.
    func markChanged() {
      guard let host, !host.changedContents.holds(self) else { return }
      host.changedContents.append(self)
    }

    /// Records what to show.
    func take(_ new: NavigationTree.Container?) {
      guard let new, new != plan || new.selected != selected else { return }
      if isChoice, new.selected != selected { isChanging = true }
      setChildren(new)
    }

    private func setChildren(_ new: NavigationTree.Container) {
      guard let host else { return }
      let hasSameChildren = !children.isEmpty && new.children == plan.children, known = children
      plan = new
      selected = new.selected
      if hasSameChildren { return }
      hasNewChildren = true
      children = new.children.map { child in
        if let same = known.first(where: { $0.child == child }) { return same }
        let made = ShownChild(child, self, host)
        prepare(made)
        return made
      }
      for child in known where !children.holds(child) {
        for entry in child.stack.entries { entry.leave(host) }
      }
    }

    /// Follows the child that UIKit has selected, after a tap, for the app, or by itself; what can't be followed is left to
    /// the host's rest.
    func readSelection() {
      guard let host, host.finished == nil, host.isShown, host.contents[id] === self else { return }
      if let index = childInFront, index != selected {
        followSelection(index, host)
        host.reconcile()
      }
      letGoOfAhead(host)
    }

    /// Reports the child that the user has selected, and UIKit shows.
    func follow(_ index: Int, _ move: Move, transition: ScreenTransition = .automatic) {
      guard let host else { return }
      host.report(.select(index, transition: transition), from: id, move) { selected = index }
      for stack in openStacks { stack.open() }  // what is inside may have been hidden until now
    }

    /// Makes the column or embedded child that the user acts in the one in use.
    func noteUse(of stack: ShownStack) {
      if !isChoice, let index = children.firstIndex(where: { $0.stack === stack }) {
        if !isOpen(stack) { markChanged() }  // its end was invisible, and it must become visible again
        selected = index
      }
      guard let outer = entry?.stack else { return }
      outer.holder?.noteUse(of: outer)
    }

    func child(showing controller: UIViewController?) -> Int? {
      for (index, child) in children.enumerated() where child.stack.controller === controller { return index }
      return nil
    }
  }

  // A child whose screen is made before its entry, because the user is about to reveal it.
  extension ShownContents {
    /// Fills a child that has not been shown yet.
    func makeAhead(_ child: ShownChild, _ host: UIKitHost) {
      guard child.stack.entries.isEmpty, child.ahead == nil,
        let (screen, isNew) = host.context?.screenAhead(of: child.flow)
      else { return }
      guard let controller = host.makeController(for: screen), !(controller is any ChildEmbedding),
        !controller.isOwnWindowContent
      else {
        if isNew { host.context?.letGo(ofScreenAhead: screen) }
        return
      }
      child.ahead = (screen, controller, isNew)
      child.stack.updateBar(false)
      child.stack.controller.setViewControllers([controller], animated: false)
    }

    /// Gives a new entry on a child's stack what was made ahead for it.
    func adopt(_ new: ShownEntry, in stack: ShownStack) {
      guard let child = children.first(where: { $0.stack === stack }), let ahead = child.ahead, new.contents == nil,
        host?.context?.madeScreen(of: new.id) === ahead.screen
      else { return }
      child.ahead = nil
      new.adopt(ahead.controller)
    }

    /// Releases what was made ahead, if the child was not shown.
    func letGoOfAhead(_ host: UIKitHost) {
      for child in children {
        guard let ahead = child.ahead else { continue }
        child.ahead = nil
        guard child.stack.entries.isEmpty else { continue }
        child.stack.controller.setViewControllers([], animated: false)
        if ahead.isNew { host.context?.letGo(ofScreenAhead: ahead.screen) }
      }
    }
  }

  /// A child of a container.
  @MainActor
  final class ShownChild {
    /// Its identity: if a child leaves, a later one with the same flow is a different child.
    let child: NavigationTree.Container.Child
    var flow: FlowID { child.flow }
    var column: SplitColumn? { child.column }
    let stack: ShownStack
    /// The screen made ahead of its entry, because a finger was about to reveal it.
    var ahead: (screen: AnyObject, controller: UIViewController, isNew: Bool)?

    init(_ child: NavigationTree.Container.Child, _ contents: ShownContents, _ host: UIKitHost) {
      self.child = child
      stack = host.makeStack()
      stack.holder = contents
    }
  }
#endif
