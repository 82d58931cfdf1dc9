#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// What an entry contains, as the host shows it.
  @MainActor
  class ShownContents {
    weak var entry: ShownEntry?
    weak var host: UIKitHost?
    let id: ScreenID
    let kind: FlowChildren.Kind
    private(set) var plan: NavigationTree.Container
    private(set) var children: [ShownChild] = []
    /// The child that is shown, or was used last.
    var selected: Int?
    /// Whether another child is shown than before, until UIKit shows it.
    private(set) var isChanging = false
    /// The view controller around the children; nil until it has to be seen.
    private(set) var frame: UIViewController?

    required init(_ plan: NavigationTree.Container, _ entry: ShownEntry, _ host: UIKitHost) {
      (self.plan, self.entry, self.host) = (plan, entry, host)
      (id, kind) = (plan.id, plan.kind)
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

    // For each kind to say.

    /// Makes what is around the children, and puts them in.
    func build(_ host: UIKitHost) -> UIViewController? { nil }

    /// Brings it in line with the plan.
    func apply(_ motion: Motion, _ step: Step) { isChanging = false }

    /// Whether a child's stack is to be seen while the container is.
    func isOpen(_ stack: ShownStack) -> Bool { true }

    /// The stacks that are to be seen.
    var openStacks: [ShownStack] { children.map(\.stack).filter(isOpen) }

    /// Whether it has a bar where titles stand.
    var hasBars: Bool { false }

    /// What takes entries away that the user has popped; nil for the usual.
    func action(popping left: [ShownEntry], from stack: ShownStack) -> NavigationAction? { nil }

    /// A stack has changed that is shown elsewhere.
    func lentChanged(_ motion: Motion, _ step: Step) {}

    /// An entry is new on a child's stack.
    func adopt(_ new: ShownEntry, in stack: ShownStack) {}

    /// A child has come.
    func prepare(_ child: ShownChild) {}

    /// It has left: nothing that moves in it is waited for.
    func abandon() {}

    /// The entry is at rest.
    func settle() {}

    /// Whether it moves from one child to another one, which no coordinator tells.
    var isTurning: Bool { false }
  }

  extension ShownContents {
    /// Whether the container itself is to be seen.
    var isSeen: Bool {
      guard let entry, let stack = entry.stack else { return false }
      return stack.entries.last === entry && stack.isSeen
    }

    /// The controller that the entry is shown with.
    func makeFrame(_ host: UIKitHost) -> UIViewController? {
      if frame == nil {
        frame = build(host)
        isChanging = false
      }
      return frame
    }

    /// What the app has for the screen; nil where it has nothing.
    func ownController(_ host: UIKitHost) -> UIViewController? {
      host.navigator.screen(of: id).flatMap { host.makeController(for: $0) }
    }

    /// Takes note of what is to be shown.
    func take(_ new: NavigationTree.Container?) {
      guard let new, new != plan || new.selected != selected else { return }
      if isChoice, new.selected != selected { isChanging = true }
      setChildren(new)
    }

    private func setChildren(_ new: NavigationTree.Container) {
      guard let host else { return }
      plan = new
      selected = new.selected
      let known = children
      children = new.children.map { child in
        if let same = known.first(where: { $0.child == child }) { return same }
        let made = ShownChild(child, self, host)
        prepare(made)
        return made
      }
      for child in known where !children.contains(where: { $0 === child }) {
        for entry in child.stack.entries { entry.leave(host) }
      }
    }

    /// What the user does in a column, or in an embedded child, makes it the one in use.
    func noteUse(of stack: ShownStack) {
      if !isChoice, let index = children.firstIndex(where: { $0.stack === stack }) {
        if !isOpen(stack) { host?.isDirty = true }  // it has ended unseen, and is to be seen again
        selected = index
      }
      guard let outer = entry?.stack else { return }
      outer.holder?.noteUse(of: outer)
    }

    /// Whether one child hides the others.
    private var isChoice: Bool { kind == .tabs || kind == .pages }

    func child(showing controller: UIViewController?) -> Int? {
      controller.flatMap { controller in children.firstIndex { $0.stack.controller === controller } }
    }
  }

  /// A child of a container.
  @MainActor
  final class ShownChild {
    /// One of the same flow that comes after this one has left is another one.
    let child: NavigationTree.Container.Child
    var flow: FlowID { child.flow }
    var column: SplitColumn? { child.column }
    let stack: ShownStack
    /// What was made before its entry has come, as a finger was about to reveal it.
    var ahead: (screen: AnyObject, controller: UIViewController, isNew: Bool)?

    init(_ child: NavigationTree.Container.Child, _ contents: ShownContents, _ host: UIKitHost) {
      self.child = child
      stack = ShownStack(host.adjusted(StackController()))
      stack.host = host
      stack.holder = contents
    }
  }
#endif
