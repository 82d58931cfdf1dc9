// Which children of a container are selected and visible.
extension Link<NavigationTree.Slot> {
  /// The same entry with another selected child.
  ///
  /// It remembers the previous one, unless this goes back to it. A hidden column becomes a shown one.
  func withSelected(_ index: Int?, isBack: Bool = false) -> NavigationTree.Node {
    guard let contents, contents.selected != index else { return self }
    let children = contents.plan.children
    let history = contents.history(selecting: index.map { children[$0].number }, isBack: isBack)
    var tops = contents.tops
    if let old = contents.selected { tops[old] = element.selectedTop }
    if let index { tops[index] = nil }
    let changed = contents.with(
      tops: tops, selected: .some(index), history: history, columns: .some(contents.columns(showing: index)))
    return with(changed, selectedTop: index.flatMap(childTop))
  }

  /// The same split after a report of the columns that the host shows.
  func withShownColumns(_ report: NavigationTree.Contents.ColumnReport) -> NavigationTree.Node {
    let node = withSelected(report.selected)
    guard let contents = node.contents, contents.shownColumns != report.columns else { return node }
    return node.with(contents.with(columns: .some(report.columns)), selectedTop: node.element.selectedTop)
  }
}

extension NavigationTree.Contents {
  /// Whether a child is visible while the container is.
  func shows(_ index: Int) -> Bool {
    if plan.kind.showsOne { return selected == index }
    guard let shownColumns, let column = plan.children[index].column else { return true }
    return shownColumns.contains(column)
  }

  /// The shown columns after a child is selected: a hidden one takes the place of the only one shown, or else is added.
  func columns(showing index: Int?) -> Set<SplitColumn>? { columns(showing: index, beside: shownColumns) }

  /// The same, if the host shows these columns.
  func columns(showing index: Int?, beside shown: Set<SplitColumn>?) -> Set<SplitColumn>? {
    guard let shown, let column = index.flatMap({ plan.children[$0].column }), !shown.contains(column) else {
      return shown
    }
    return shown.count == 1 ? [column] : shown.union([column])
  }

  /// What a report of the shown columns leads to.
  typealias ColumnReport = (columns: Set<SplitColumn>?, selected: Int?)

  /// What a report of the shown columns leads to.
  ///
  /// If the column in use is hidden, the one of the shown columns that was used last becomes the one in use. But if the
  /// host doesn't show the latest selection yet, the report is older, and the selection comes after it.
  ///
  /// - Parameters:
  ///   - columns: The shown columns; if the split has none of them, it is not known which are shown.
  ///   - selectedThen: The selected column that the host showed when it reported.
  /// - Returns: The shown columns, and the one in use.
  func reported(_ columns: Set<SplitColumn>, selectedThen: Int?) -> ColumnReport {
    let known = columns.intersection(plan.children.compactMap(\.column))
    guard !known.isEmpty else { return (nil, selected) }
    if selected != selectedThen { return (self.columns(showing: selected, beside: known), selected) }
    let shown = plan.children.indices.filter { plan.children[$0].column.map(known.contains) == true }
    if let selected, shown.contains(selected) { return (known, selected) }
    return (known, selectedBefore.last(where: shown.contains) ?? shown.last)
  }
}

// The earlier selections.
extension NavigationTree.Contents {
  var selectedChild: NavigationTree.Container.Child? { selected.map { plan.children[$0] } }

  /// The number of the selected child.
  var selectedNumber: Int? { selected.map { plan.children[$0].number } }

  /// The indices of the children that were selected before, the latest last.
  var selectedBefore: [Int] {
    guard !history.isEmpty else { return [] }
    let indices = Dictionary(plan.children.enumerated().map { ($1.number, $0) }) { first, _ in first }
    return history.compactMap { indices[$0] }
  }

  /// The history after another child is selected: either of all selections, or with each child once.
  func history(selecting number: Int?, isBack: Bool) -> [Int] {
    guard plan.rules.back == .allPreviousTabs else {
      let last = isBack ? nil : selectedNumber
      var others = history.filter { $0 != number && $0 != last }
      if let last { others.append(last) }
      return others
    }
    if isBack, let place = number.flatMap({ history.lastIndex(of: $0) }) { return Array(history[..<place]) }
    return (history + (isBack ? [] : selectedNumber.map { [$0] } ?? [])).suffix(Limits.rememberedTabs)
  }

  /// The history reduced to these children.
  func history(of numbers: Set<Int>, selected: Int?) -> [Int] {
    plan.history(history.filter(numbers.contains), selected: selected)
  }
}

extension NavigationTree.Contents.Plan {
  /// A valid history: no child is in it twice in a row, and the selected one doesn't come last.
  ///
  /// If each child may be in it once, the latest occurrence counts.
  func history(_ numbers: [Int], selected: Int?) -> [Int] {
    var kept: [Int] = []
    if rules.back == .allPreviousTabs {
      for number in numbers where number != kept.last { kept.append(number) }
      if kept.last == selected { kept = kept.dropLast() }
      return kept.suffix(Limits.rememberedTabs)
    }
    var known: Set<Int> = selected.map { [$0] } ?? []
    for number in numbers.reversed() where known.insert(number).inserted { kept.append(number) }
    return kept.reversed()
  }
}
