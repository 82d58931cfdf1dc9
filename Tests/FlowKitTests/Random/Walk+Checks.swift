import FlowKit

// What must be true after every step.
extension Walk {
  /// The story of the step, line by line.
  var storyProblem: String? {
    if let problem = world.problems.first { return problem }
    guard world.moments != model.moments else { return nil }
    let place = zip(world.moments, model.moments).prefix { $0 == $1 }.count
    return """
      moment \(place + 1) of the step differs
      expected: \(list(model.moments[place...]))
      actual:   \(list(world.moments[place...]))
      """
  }

  private func list(_ moments: ArraySlice<WalkMoment>) -> String {
    moments.isEmpty ? "nothing more" : moments.prefix(5).map { "\($0)" }.joined(separator: ", ")
  }

  /// What costs little on a deep tree.
  var quickProblem: String? {
    guard let navigator = world.navigator, let visible = model.rows.last else { return "there is no navigator" }
    let tree = navigator.tree
    guard tree.count == model.rows.count, tree.stacks.count == visible.layer + 1 else { return pictures }
    guard tree.visible.id == ScreenID(visible.id), tree.visible.flow == flows[visible.flow] else { return pictures }
    guard navigator.screenCount == tree.count else { return "\(navigator.screenCount) screens, \(tree.count) entries" }
    guard world.alive.count == tree.count else { return "\(world.alive.count) live screens, \(tree.count) entries" }
    guard (navigator.visibleScreen as? WalkScreen)?.id == visible.id else { return "not the visible screen" }
    return nil
  }

  /// Everything, entry by entry.
  var thoroughProblem: String? {
    guard let navigator = world.navigator else { return "there is no navigator" }
    if rows(of: navigator.tree) != model.rows || !summaryFits { return pictures }
    return invariantProblem(navigator.tree) ?? screenProblem(navigator) ?? witnessProblem
  }

  private func rows(of tree: NavigationTree) -> [WalkRules.Row] {
    var rows: [WalkRules.Row] = []
    for (layer, stack) in tree.stacks.enumerated() {
      for (index, entry) in stack.enumerated() {
        let presentation = index == 0 ? stack.presentation : nil
        rows.append(
          WalkRules.Row(
            id: entry.id.number, flow: flows.firstIndex(of: entry.flow) ?? -1, layer: layer,
            style: presentation?.style.name, presenter: presentation?.presenter.number))
      }
    }
    return rows
  }

  private func invariantProblem(_ tree: NavigationTree) -> String? {
    if tree.stacks.contains(where: \.isEmpty) { return "a stack is empty\n\(tree)" }
    if Set(tree.path.map(\.id)).count != tree.count { return "an id stands there twice\n\(tree)" }
    if tree.visible != tree.path.last { return "the visible entry is not the last\n\(tree)" }
    var below: Set<ScreenID> = []
    for stack in tree.stacks {
      if let presenter = stack.presentation?.presenter, !below.contains(presenter) {
        return "\(presenter) presents, but is not below\n\(tree)"
      }
      below.formUnion(stack.map(\.id))
    }
    return nil
  }
}

extension Walk {
  /// Every entry has the screen that was made for it, and no other screen is alive.
  private func screenProblem(_ navigator: Navigator) -> String? {
    for row in model.rows where (navigator.screen(of: ScreenID(row.id)) as? WalkScreen)?.id != row.id {
      return "#\(row.id) has another screen, or none"
    }
    for id in model.gone where navigator.screen(of: ScreenID(id)) != nil { return "#\(id) left, but has a screen" }
    return world.alive == Set(model.rows.map(\.id)) ? nil : "alive are \(world.alive.sorted())"
  }

  /// The events tell of the same entries.
  private var witnessProblem: String? {
    guard let story = world.witness?.story else { return nil }
    if story.visible != model.rows.last?.id { return "#\(story.visible) appeared last" }
    return story.entries == Set(model.rows.map(\.id)) ? nil : "events tell of \(story.entries.sorted())"
  }

  private var summaryFits: Bool {
    guard model.rows.count <= 50 else { return true }
    return world.navigator?.tree.summary == WalkRules.picture(of: model.rows)
  }

  private var pictures: String {
    """
    expected tree: \(WalkRules.picture(of: model.rows)) \(model.rows.map(\.id))
    actual tree:   \(world.navigator?.tree.summary ?? "none") \(world.navigator?.tree.path.map(\.id.number) ?? [])
    """
  }
}
