#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Children as the columns of a split view controller.
  ///
  /// If there is little room, it shows its compact column: one stack with the screens of all columns up to the one in
  /// use. Nothing is nested, and no screen is in two places: screens move when the split collapses and expands.
  final class SplitContents: ShownContents {
    var split: UISplitViewController? { frame as? UISplitViewController }
    private lazy var listener = SplitListener(self)
    /// The stack of the compact column.
    private(set) lazy var compact = makeCompact()
    private(set) var isCollapsed = false
    /// Whether it looks at the shape again when the app is back.
    private var isWaiting = false
    /// The display mode that UIKit has announced, and the mode before.
    private var told: (mode: UISplitViewController.DisplayMode, before: UISplitViewController.DisplayMode)?

    override var hasBars: Bool { true }

    override func leads(with stack: ShownStack) -> Bool { stack === (isCollapsed ? compact : children.first?.stack) }

    /// While it is collapsed, the columns up to the one in use count, too: the compact stack shows their screens, which
    /// ask the stacks that they belong to.
    override func isOpen(_ stack: ShownStack) -> Bool {
      if stack === compact { return isCollapsed }
      return !isCollapsed || children.prefix((selected ?? 0) + 1).contains { $0.stack === stack }
    }

    override var openStacks: [ShownStack] { isCollapsed ? [compact] : children.map(\.stack) }

    override func settle() { tellColumns() }

    override func abandon() { if isCollapsed { compact.abandon() } }

    private func makeCompact() -> ShownStack {
      let stack = host?.makeStack() ?? ShownStack(FlowNavigationController(nibName: nil, bundle: nil))
      stack.holder = self
      return stack
    }

    override func build(_ host: UIKitHost) -> UIViewController? {
      let split =
        ownController(host) as? UISplitViewController
        ?? host.adjusted(SplitController(style: children.count > 2 ? .tripleColumn : .doubleColumn))
      listen(to: split)
      for child in children { split.setViewController(child.stack.controller, for: child.uiColumn) }
      split.setViewController(compact.controller, for: .compact)
      if split.isCollapsed { collapse() }
      return split
    }

    /// Installs the listener; the app may have set its own delegate.
    private func listen(to split: UISplitViewController) {
      if let own = split as? SplitController {
        own.listener = listener
      } else if split.delegate !== listener {
        listener.appDelegate = split.delegate
        split.delegate = listener
      }
    }

    override func show(_ motion: Motion) {
      super.show(motion)
      if isCollapsed { lentChanged(motion) }
      if let split {
        listen(to: split)
        if let selected, !isCollapsed, let column = children[selected].column, !shownColumns.contains(column) {
          split.show(children[selected].uiColumn)
          return tellColumns(with: column)  // UIKit may say so only when the column is there
        }
      }
      tellColumns()
    }

    /// The stacks of the columns up to the one in use, as one.
    fileprivate var merged: [ShownEntry] { children.prefix((selected ?? 0) + 1).flatMap(\.stack.entries) }

    override func lentChanged(_ motion: Motion) {
      let entries = merged, known = compact.entries
      guard !entries.elementsEqual(known, by: ===) else { return }
      compact.markChanged(from: zip(entries, known).prefix { $0 === $1 }.count)
      compact.entries = entries
      compact.openInside()
      compact.show(motion)
    }

    /// Back from the root of a column goes to the previous column; going back several steps may end inside a column.
    override func action(popping left: [ShownEntry], from stack: ShownStack) -> NavigationAction? {
      guard stack === compact, let used = selected else { return nil }
      if left.count == 1 { return .back() }
      let (index, count) = end(popping: left.count)
      return index == used ? .pop() : .batch([.select(index)] + (count == 0 ? [] : [.pop(count)]))
    }

    /// The column where the user ends who has popped so many entries, and how many of them were its own.
    private func end(popping count: Int) -> (index: Int, count: Int) {
      var index = selected ?? 0, count = count
      while index > 0, count >= children[index].stack.entries.count {
        count -= children[index].stack.entries.count
        index -= 1
      }
      return (index, count)
    }

    override func removed(_ left: [ShownEntry], from stack: ShownStack) {
      guard stack === compact else { return super.removed(left, from: stack) }
      let (index, count) = end(popping: left.count)
      children[index].stack.entries.removeLast(count)
      selected = index
      entry?.stack.map { $0.holder?.noteUse(of: $0) }
    }

    /// Reports the shown columns, and one that is about to be.
    private func tellColumns(with coming: SplitColumn? = nil) {
      guard let host, split != nil, !isInBackground, host.isShown else { return }
      host.context?.setShownColumns(shownColumns.union(coming.map { [$0] } ?? []), of: id)
    }

    private var shownColumns: Set<SplitColumn> {
      if isCollapsed { return Set(selected.flatMap { children[$0].column }.map { [$0] } ?? []) }
      let count =
        switch displayMode {
        case .secondaryOnly: 1
        case .oneBesideSecondary, .oneOverSecondary: 2
        default: children.count
        }
      return Set(children.suffix(count).compactMap(\.column))
    }

    /// The display mode; the delegate is notified before the change, possibly long before.
    private var displayMode: UISplitViewController.DisplayMode {
      guard let split else { return .automatic }
      return told.flatMap { $0.before == split.displayMode ? $0.mode : nil } ?? split.displayMode
    }
  }

  // Narrow and wide.
  extension SplitContents {
    /// Shows the screens of all columns in the narrow one.
    func collapse() {
      guard !isCollapsed, !waitsForForeground() else { return }
      isCollapsed = true
      told = nil
      let ends = children.map { $0.stack.suspend() }
      let guests = children.flatMap(\.stack.guests), kept = guests.map(\.controller)
      for child in children {
        child.stack.isLent = true
        child.stack.guests = []
        child.stack.set([])
      }
      compact.entries = merged
      compact.guests = guests
      compact.fill()  // even if it has the right controllers: UIKit may still be about to empty it
      withExtendedLifetime(kept) { for end in ends { end() } }
    }

    /// Shows the screens in their columns again.
    func expand() {
      guard isCollapsed, !waitsForForeground() else { return }
      let end = compact.suspend()
      let guests = compact.guests, kept = guests.map(\.controller)
      isCollapsed = false
      compact.entries = []
      compact.guests = []
      compact.set([])
      for child in children {
        child.stack.isLent = false
        child.stack.guests = guests.filter { $0.entry?.stack === child.stack }
        child.stack.fill()
      }
      withExtendedLifetime(kept) { end() }
    }

    /// Whether the app is in the background.
    ///
    /// UIKit then makes its window narrow and wide, for the pictures of the app switcher. The screens stay where they are;
    /// if the shape still differs when the app is back, they follow.
    private func waitsForForeground() -> Bool {
      guard isInBackground else { return false }
      if !isWaiting { lookAgain() }
      return true
    }

    private func lookAgain() {
      isWaiting = true
      host?.after(0.5) { [weak self] in
        guard let self else { return }
        if isInBackground { return lookAgain() }
        isWaiting = false
        guard let split, split.isCollapsed != isCollapsed else { return }
        if split.isCollapsed { collapse() } else { expand() }
        didChangeShape()
      }
    }

    private var isInBackground: Bool {
      host?.root?.viewIfLoaded?.window?.windowScene?.activationState == .background
    }

    func didChangeShape() {
      tellColumns()
      host?.reconcile()
    }

    func willChange(to mode: UISplitViewController.DisplayMode) {
      guard !isCollapsed, !isInBackground, let split else { return }
      told = (mode, split.displayMode)
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
#endif
