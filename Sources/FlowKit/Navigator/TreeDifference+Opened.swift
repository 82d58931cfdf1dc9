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
      return before != nil && before?.selectedNumber != contents.selectedNumber
    }
    return shown.flatMap { shown in shown.node.contents?.selectedNumber.map { .child($0, of: shown.node.id) } }
  }

  /// Whether an entry came only because its container shows a child for the first time.
  private func isRootOfNewlyShownChild(_ node: Node) -> Bool {
    guard node.below == nil, let position = new.position(of: node.id), let holder = position.holder?.node,
      let index = position.steps?.element.index, let before = old?.position(of: holder.id)?.node
    else { return false }
    let number = holder.contents?.plan.children[index].number
    let earlier = before.contents?.plan.children.firstIndex { $0.number == number }
    return earlier.flatMap(before.childTop) == nil
  }
}
