import Foundation

// The columns of a split view, side by side or in one stack.
extension UISplitViewController {
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  /// The columns that are to be seen side by side; while it is narrow, the one that holds all that is seen.
  var shownColumns: [Column] {
    guard hasShape else { return [] }
    if isCollapsed { return columns[.compact] != nil ? [.compact] : [.primary] }
    return Self.order.filter { columns[$0] != nil && !hidden.contains($0) }
  }

  /// The controller whose view a column is.
  func face(_ column: Column) -> UIViewController? { column == .compact ? columns[.compact] : stacks[column] }

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    guard columns[column] !== controller else { return }
    let isSeen = shownColumns.contains(column)
    if let old = face(column) {
      if isSeen { putAway(old) }
      if let outer = old.ancestor as? UINavigationController { outer.takeOut(old) }
      if old.ancestor === self {
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
    }
    columns[column] = controller
    if column != .compact {
      let stack = controller.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
      stacks[column] = stack
    }
    guard hasShape, let face = face(column) else { return }
    if isCollapsed, column != .compact, columns[.compact] == nil, column != .primary { return }
    if shownColumns.contains(column) { bring(face) }
  }

  func takeShape() {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    guard !hasShape else {
      if isNarrow != isCollapsed { changeShape(isNarrow) }
      return
    }
    hasShape = true
    if isNarrow { collapse() } else { shownColumns.compactMap { face($0) }.forEach(bring) }
    displayMode = isNarrow ? .secondaryOnly : mode(without: hidden)
  }

  /// How the columns stand beside one another, without those that are put away.
  private func mode(without hidden: Set<Column>) -> DisplayMode {
    let beside = Self.order.filter { $0 != .secondary && columns[$0] != nil && !hidden.contains($0) }
    return beside.isEmpty ? .secondaryOnly : beside.count == 1 ? .oneBesideSecondary : .twoBesideSecondary
  }

  /// The delegate hears of each change of the mode before it, whoever asks for it.
  private func change(hidden new: Set<Column>) {
    let mode = mode(without: new)
    if mode != displayMode { listener?.splitViewController(self, willChangeTo: mode) }
    hidden = new
    displayMode = mode
  }

  private func changeShape(_ isNarrow: Bool) { if isNarrow { collapse() } else { expand() } }

  private func collapse() {
    let wide = shownColumns
    let proposed: Column = columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
    let top = listener?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let compact = columns[.compact]
    for column in wide where compact != nil || column != top {
      listener?.splitViewController(self, willHide: column)
    }
    for column in wide where compact != nil || column != .primary {
      if let face = face(column), face.ancestor === self { putAway(face) }
    }
    isCollapsed = true
    if let compact {
      listener?.splitViewController(self, willShow: .compact)
      bring(compact)
    } else if let primary = stacks[.primary] {
      if primary.ancestor !== self { bring(primary) }
      nest(upTo: top, in: primary, animated: false)
    }
    displayMode = .secondaryOnly
    listener?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    let wanted = mode(without: [])
    let mode = listener?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wanted) ?? wanted
    if let compact = columns[.compact] {
      putAway(compact)
    } else {
      for column in Self.order where column != .primary {
        guard let stack = stacks[column], let outer = stack.ancestor as? UINavigationController else { continue }
        outer.takeOut(stack)
      }
    }
    isCollapsed = false
    displayMode = mode
    hidden = mode == .secondaryOnly ? [.primary, .supplementary] : []
    for column in shownColumns {
      guard let face = face(column), face.ancestor !== self else { continue }
      listener?.splitViewController(self, willShow: column)
      bring(face)
    }
    listener?.splitViewControllerDidExpand(self)
  }

  /// Puts the stacks of the other columns onto the first one's, as UIKit does while it is narrow.
  private func nest(upTo column: Column, in primary: UINavigationController, animated: Bool) {
    let inner = Self.order.filter { $0 != .primary && $0.rawValue <= column.rawValue }
      .compactMap { stacks[$0] }.filter { $0.ancestor !== primary }
    guard !inner.isEmpty else { return }
    for stack in inner { stack.isNested = true }
    primary.setViewControllers(primary.stack + inner, animated: animated)
  }

  /// Shows a column.
  func showColumn(_ column: Column, byUser: Bool) {
    if isCollapsed {
      guard columns[.compact] == nil, let primary = stacks[.primary] else { return }
      if column == .primary {
        let own = primary.stack.filter { one in !stacks.values.contains { $0 === one } }
        if let last = own.last { primary.popToViewController(last, animated: appearance == .shown) }
      } else {
        nest(upTo: column, in: primary, animated: appearance == .shown)
      }
    } else if hidden.contains(column) {
      listener?.splitViewController(self, willShow: column)
      change(hidden: hidden.subtracting([column]))
      if let face = face(column) { bring(face) }
    }
  }

  /// Puts a column away. Only the user's wish is told to the delegate.
  func hideColumn(_ column: Column, byUser: Bool) {
    guard !isCollapsed, hasShape, column != .secondary, shownColumns.contains(column) else { return }
    if byUser { listener?.splitViewController(self, willHide: column) }
    if let face = face(column) { putAway(face) }
    change(hidden: hidden.union([column]))
  }

  private func bring(_ controller: UIViewController) {
    let isNew = controller.ancestor !== self
    if isNew { addChild(controller) }
    if let child = controller.view, child.superview !== view {
      child.frame = view.bounds
      view.addSubview(child)
    }
    if appearance == .shown || appearance == .appearing { controller.startAppearing(false) }
    if appearance == .shown { controller.settleAppearance() }
    if isNew { controller.didMove(toParent: self) }
  }

  private func putAway(_ controller: UIViewController) {
    controller.startLeaving(false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.settleAppearance()
    guard controller.ancestor === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}

extension UINavigationController {
  /// Takes a nested stack out at once.
  func takeOut(_ controller: UIViewController) {
    guard stack.contains(controller) else { return }
    run?.end(true)
    setViewControllers(stack.filter { $0 !== controller }, animated: false)
    (controller as? UINavigationController)?.isNested = false
    if run == nil, controller.ancestor === self { finishMoves() }
  }
}
