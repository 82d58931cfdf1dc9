extension Navigator {
  /// Tells which columns of a split are on the screen side by side, so that back does what the user sees.
  ///
  /// A host calls it when it has begun to show a split, also one that time travel has brought back, and whenever that
  /// changes: when it collapses or expands, or shows another column. Until then, and with one column, back leads from the
  /// root of a column to the column before. With several, a column before that is on the screen already is no place to go
  /// back to: back pops what is on its stack, then goes on to the column before that, and at last to what the split is on.
  ///
  /// ```swift
  /// navigator.setShownColumns([.primary, .detail], of: split.id)   // an iPad
  /// navigator.setShownColumns([.detail], of: split.id)             // an iPhone
  /// ```
  ///
  /// Batches and finished gestures (``NavigationGesture/finish(_:from:fileID:line:)``) go back in the tree, whatever is on
  /// the screen. It ends with the split's entry; an entry that contains no columns takes no note of it.
  ///
  /// - Parameters:
  ///   - columns: The columns that are on the screen.
  ///   - split: The entry that contains them.
  public func setShownColumns(_ columns: Set<SplitColumn>, of split: ScreenID) {
    guard tree.container(of: split)?.kind == .split, shownColumns(of: split) != columns,
      let shown = belonging(ShownColumns.self, of: Caller(id: split, flow: nil))
    else { return }
    shown.columns = columns
    for follower in features.followers { follower.belongingsChanged(in: self) }
  }

  /// The columns of a split that a host has said to be on the screen; none where it has said nothing.
  public func shownColumns(of split: ScreenID) -> Set<SplitColumn> {
    existing(ShownColumns.self, of: split)?.columns ?? []
  }

  /// The same back, beginning in the column that it leaves the others for; itself where that is no question of columns.
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

/// The columns of a split that are on the screen.
@MainActor
final class ShownColumns: ScreenBelonging {
  var columns: Set<SplitColumn> = []

  nonisolated init() {}

  func leave(isKept: Bool) { columns = [] }
}
