#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Children as the columns of a split view controller.
  ///
  /// Where there is little room it shows its compact column: one stack with the screens of all columns up to the one that is
  /// in use. Nothing is nested, and no screen is in two places: they are moved when it collapses and expands.
  final class SplitContents: ShownContents {
    private(set) var split: UISplitViewController?
    private lazy var listener = SplitListener(self)
    /// What the compact column shows.
    private(set) lazy var compact = makeCompact()
    private(set) var isCollapsed = false
    /// The columns that UIKit hides though there is room.
    private var hidden: Set<SplitColumn> = []

    override var hasBars: Bool { true }

    override func isOpen(_ stack: ShownStack) -> Bool {
      if stack === compact { return isCollapsed }
      guard isCollapsed else { return true }
      return selected.map { children[$0].stack === stack } ?? false
    }

    override var openStacks: [ShownStack] { isCollapsed ? [compact] : children.map(\.stack) }

    override func settle() { tellColumns() }

    override func abandon() { if isCollapsed { compact.abandon() } }

    private func makeCompact() -> ShownStack {
      let stack = ShownStack(host?.adjusted(StackController()) ?? StackController())
      stack.host = host
      stack.holder = self
      return stack
    }

    override func build(_ host: UIKitHost) -> UIViewController? {
      let split =
        ownController(host) as? UISplitViewController
        ?? host.adjusted(UISplitViewController(style: children.count > 2 ? .tripleColumn : .doubleColumn))
      self.split = split
      listener.appDelegate = split.delegate
      split.delegate = listener
      for child in children { split.setViewController(child.stack.controller, for: child.uiColumn) }
      split.setViewController(compact.controller, for: .compact)
      if split.isCollapsed { collapse() }
      tellColumns()
      return split
    }

    override func apply(_ motion: Motion, _ step: Step) {
      super.apply(motion, step)
      if isCollapsed { lentChanged(motion, step) }
      if let selected, let column = children[selected].column, hidden.contains(column) {
        split?.show(children[selected].uiColumn)
      }
      tellColumns()
    }

    /// The stacks of the columns up to the one in use, in one.
    fileprivate var merged: [ShownEntry] { children.prefix((selected ?? 0) + 1).flatMap(\.stack.entries) }

    override func lentChanged(_ motion: Motion, _ step: Step) {
      let entries = merged
      let kept = zip(entries, compact.entries).prefix { $0 === $1 }.count
      let edit = StackEdit(compact, keeping: kept)
      compact.entries = entries
      compact.apply(edit, motion, step)
    }

    /// Back from the root of a column leads to the column before; several at once may end in the midst of one.
    override func action(popping left: [ShownEntry], from stack: ShownStack) -> NavigationAction? {
      guard stack === compact, let used = selected else { return nil }
      var index = used, count = left.count
      while index > 0, count >= children[index].stack.entries.count {
        count -= children[index].stack.entries.count
        index -= 1
      }
      let steps: [NavigationAction] = count == 0 ? [] : [.pop(count)]
      children[index].stack.entries.removeLast(count)
      selected = index
      tellColumns()
      if index == used { return left.count == 1 ? .back : .pop(left.count) }
      return left.count == 1 ? .back : .batch([.select(index)] + steps)
    }

    private func tellColumns() {
      guard let host, split != nil, host.navigator.isShown(on: host) else { return }
      let all = children.compactMap(\.column)
      let shown =
        isCollapsed ? selected.flatMap { children[$0].column }.map { [$0] } ?? [] : Set(all).subtracting(hidden)
      host.navigator.setShownColumns(shown, of: id)
    }
  }

  // Narrow and wide.
  extension SplitContents {
    func collapse() {
      guard !isCollapsed else { return }
      isCollapsed = true
      hidden = []
      let ends = children.map { $0.stack.suspend() }
      for child in children {
        child.stack.isLent = true
        child.stack.controller.setViewControllers([], animated: false)
      }
      compact.entries = merged
      compact.fill()  // also where it has what it is to have: it may still be waiting to be emptied
      for end in ends { end() }
    }

    func didCollapse() {
      tellColumns()
      host?.refreshRules()
    }

    func expand() {
      guard isCollapsed else { return }
      let end = compact.suspend()
      isCollapsed = false
      compact.entries = []
      compact.controller.setViewControllers([], animated: false)
      for child in children {
        child.stack.isLent = false
        child.stack.fill()
      }
      end()
    }

    func column(_ column: UISplitViewController.Column, isHidden: Bool) {
      guard !isCollapsed, let column = children.first(where: { $0.uiColumn == column })?.column else { return }
      if isHidden { hidden.insert(column) } else { hidden.remove(column) }
      tellColumns()
    }
  }

  extension ShownChild {
    /// The column that UIKit has for it.
    fileprivate var uiColumn: UISplitViewController.Column {
      switch column {
      case .some(.supplementary): .supplementary
      case .some(.detail): .secondary
      default: .primary
      }
    }
  }

  /// Hears when a split collapses and expands, and tells the app's delegate what it may want to know.
  final class SplitListener: NSObject, UISplitViewControllerDelegate {
    private weak var contents: SplitContents?
    weak var appDelegate: (any UISplitViewControllerDelegate)?

    init(_ contents: SplitContents) {
      self.contents = contents
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      contents?.collapse()
      return .compact
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      contents?.collapse()
      contents?.didCollapse()
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      contents?.expand()
      return proposedDisplayMode
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      contents?.expand()
      contents?.didCollapse()
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      contents?.column(column, isHidden: false)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      contents?.column(column, isHidden: true)
    }

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || appDelegate?.responds(to: aSelector) == true
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? {
        appDelegate?.responds(to: aSelector) == true ? appDelegate : super.forwardingTarget(for: aSelector)
      }
    #endif
  }
#endif
