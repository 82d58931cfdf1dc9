// What a redirect has opened for the user, and waits for.
extension TreeDifference {
  /// The lowest modal that opens, or else the lowest screen that is pushed, or else the child that a container now
  /// shows; `nil` if there is none of these.
  var opened: Waiting.Goal? {
    if let modal = modals.opened.first { return .entry(modal.id) }
    if let pushed = entered.first(where: { !isRootOfNewlyShownChild($0) }) { return .entry(pushed.id) }
    let shown = new.visiblePosition.containers.last { position in
      guard let contents = position.node.contents, contents.plan.kind.showsOne else { return false }
      let before = old?.position(of: position.node.id)?.node.contents
      guard let before, let child = contents.selectedChild else { return false }
      return before.selectedChild?.isSame(as: child) != true
    }
    return shown.flatMap { shown in shown.node.contents?.selectedChild.map { .child($0, of: shown.node.id) } }
  }

  /// Whether an entry came only because its container shows a child for the first time.
  private func isRootOfNewlyShownChild(_ node: Node) -> Bool {
    guard node.below == nil, let position = new.position(of: node.id), let holder = position.holder?.node,
      let index = position.steps?.element.index, let before = old?.position(of: holder.id)?.node
    else { return false }
    let child = holder.contents?.plan.children[index]
    let earlier = before.contents?.plan.children.firstIndex { child?.isSame(as: $0) == true }
    return earlier.flatMap(before.childTop) == nil
  }
}
