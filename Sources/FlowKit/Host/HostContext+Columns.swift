extension HostContext {
  /// Reports which columns of a split the host shows.
  ///
  /// A host calls this when it begins to show a split, and after each change: when the split collapses or expands, or
  /// shows another column.
  ///
  /// A column that isn't shown is covered, like a deselected tab: its screens are told so, may not present, and are not
  /// among those that the tree shows. If it was the one in use, the one of the shown columns that was used last takes its
  /// place. Until the first report, all columns count as shown.
  ///
  /// `select`, `show(_:in:)`, `goTo`, `unwind`, and back bring a hidden column forward, and so does `popTo` from a modal
  /// that one of its screens has presented. It takes the place of the only column that is shown, or is added to several.
  /// A host shows it then, and reports what it shows. Whatever else a hidden screen does happens in its own column.
  ///
  /// With one column, back leads from the root of a column to the column before. With several, it doesn't lead to a
  /// column that is already visible: back pops the stack of the column before, then continues to the column before that,
  /// and finally to what contains the split. Before the first report, back leads through all columns.
  ///
  /// ```swift
  /// context.setShownColumns([.primary, .detail], of: split.id)   // an iPad
  /// context.setShownColumns([.detail], of: split.id)             // an iPhone
  /// ```
  ///
  /// A report is an action, which no guard refuses, and which waits its turn during others. Observers and logs get it as
  /// a ``NavigationAction/Kind/select``. If the host has not shown the latest selection yet, that one counts, and not
  /// what the host still shows. A report that changes nothing is not an action, nor is one that repeats a waiting report.
  ///
  /// A finished gesture (``NavigationGesture/finish(_:from:fileID:line:)``) goes back in the tree, whatever is visible. A
  /// travel keeps what was reported of the splits that stay. The report ends with the split's entry. It is ignored if the
  /// entry contains no columns.
  ///
  /// - Parameters:
  ///   - columns: The visible columns; if the split has none of them, it is not known any more which are visible.
  ///   - split: The entry that contains them.
  public func setShownColumns(_ columns: Set<SplitColumn>, of split: ScreenID) {
    guard let navigator, let contents = navigator.tree.splitContents(of: split) else { return }
    let shown = (navigator.mirror?.shown ?? navigator.tree).splitContents(of: split) ?? contents
    let now = contents.reported(columns, selectedThen: shown.selected)
    let report = NavigationAction(.setShownColumns(columns, of: split, selectedThen: shown.selected))
    let queued = navigator.turns.latest { if case .setShownColumns(_, split, _) = $0.verb { true } else { false } }
    guard queued.map({ $0 != report }) ?? (now != (contents.shownColumns, contents.selected)) else { return }
    _ = navigator.perform(Turn(report, from: nil))
  }

  /// The columns of a split that a host has reported as visible; empty if it has reported none.
  ///
  /// A hidden column that an action has brought forward is among them at once.
  public func shownColumns(of split: ScreenID) -> Set<SplitColumn> {
    navigator?.tree.splitContents(of: split)?.shownColumns ?? []
  }
}

extension NavigationTree {
  /// What a split contains; `nil` if the entry is none.
  fileprivate func splitContents(of id: ScreenID) -> Contents? {
    position(of: id)?.node.contents.flatMap { $0.plan.kind == .split ? $0 : nil }
  }
}
