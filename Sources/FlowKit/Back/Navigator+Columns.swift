extension Navigator {
  /// Sets which columns of a split are visible side by side, so that back matches what the user sees.
  ///
  /// A host calls this when it begins to show a split, including one that time travel has restored, and after each
  /// change: when the split collapses or expands, or shows another column.
  ///
  /// Until then, and with one column, back leads from the root of a column to the column before. With several, it
  /// doesn't lead to a column that is already visible: back pops the stack of the column before, then continues to the
  /// column before that, and finally to what contains the split.
  ///
  /// ```swift
  /// navigator.setShownColumns([.primary, .detail], of: split.id)   // an iPad
  /// navigator.setShownColumns([.detail], of: split.id)             // an iPhone
  /// ```
  ///
  /// Batches and finished gestures (``NavigationGesture/finish(_:from:fileID:line:)``) go back in the tree, whatever is
  /// visible. The setting ends with the split's entry. It is ignored if the entry contains no columns.
  ///
  /// - Parameters:
  ///   - columns: The visible columns.
  ///   - split: The entry that contains them.
  public func setShownColumns(_ columns: Set<SplitColumn>, of split: ScreenID) {
    guard tree.container(of: split)?.kind == .split, shownColumns(of: split) != columns,
      let shown = belonging(ShownColumns.self, of: Caller(id: split, flow: nil))
    else { return }
    shown.columns = columns
    for follower in features.followers { follower.belongingsChanged(in: self) }
  }

  /// The columns of a split that a host has set as visible; empty if it has set none.
  public func shownColumns(of split: ScreenID) -> Set<SplitColumn> {
    existing(ShownColumns.self, of: split)?.columns ?? []
  }

  /// A back that begins in the column before, as long as it is at a root and both columns are visible; otherwise
  /// unchanged.
  func besideColumns(_ back: NavigationAction, from caller: ScreenID?) -> NavigationAction {
    guard var place = caller.map({ tree.position(of: $0) }) ?? tree.visiblePosition else { return back }
    var back = back
    while place.node.below == nil, let holder = place.holder, let index = place.steps?.element.index, index > 0,
      let children = holder.node.contents?.plan.children, let before = holder.inside(index - 1),
      let column = children[index].column, let previous = children[index - 1].column,
      shownColumns(of: holder.node.id).isSuperset(of: [column, previous])
    {
      place = before
      back = back.beginning(at: place.node.id)
    }
    return back
  }
}

/// The visible columns of a split.
@MainActor
final class ShownColumns: ScreenBelonging {
  var columns: Set<SplitColumn> = []

  nonisolated init() {}

  func leave(isKept: Bool) { columns = [] }
}
