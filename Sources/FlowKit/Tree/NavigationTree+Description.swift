extension NavigationTree: CustomStringConvertible {
  /// A picture: each stack with its entries from the root up, and which entry is visible.
  ///
  /// ```
  /// stack
  /// ├ TutorialScreen #1
  /// └ DashboardScreen #2
  /// sheet over DashboardScreen #2
  /// └ SettingsScreen #3 ← visible
  /// ```
  ///
  /// Of more than 50 stacks, and of a stack of more than 50 entries, the middle is only counted.
  public var description: String {
    let layers = layerIndices
    return shortened(layers.count) {
      [title(of: layers[$0])] + lines(of: layers[$0])
    } skipped: {
      "… \($0) more stacks"
    }
    .joined(separator: "\n")
  }

  /// The same in one line: `TutorialScreen > DashboardScreen | sheet: SettingsScreen`.
  ///
  /// A container's children stand in brackets after it, a star before the selected one, and parentheses around those
  /// that have not been shown yet: `HomeTabs[Wishlist, *Watched > Movie(5), (Settings)]`. Of more than 50 stacks, and
  /// of a stack of more than 50 entries, the middle is only counted.
  public var summary: String {
    let layers = layerIndices
    return shortened(layers.count) {
      [line(of: stacks[layers[$0]])]
    } skipped: {
      "… \($0) more stacks"
    }.joined(separator: " | ")
  }

  private func line(of stack: Stack) -> String {
    let flows = shortened(stack.count) { index in
      ["\(stack[index].flow)" + (container(of: stack[index].id).map { "[\(line(of: $0))]" } ?? "")]
    } skipped: {
      "… \($0) more"
    }
    let all = flows.joined(separator: " > ")
    return stack.presentation.map { "\($0.style): \(all)" } ?? all
  }

  /// A container's children: a star at the selected one, in parentheses those that have not been shown yet.
  private func line(of container: Container) -> String {
    container.children.indices.map { index in
      let star = container.selected == index ? "*" : ""
      guard let stack = stack(ofChild: index, in: container.id) else {
        return "\(star)(\(container.children[index].flow))"
      }
      return star + line(of: stack)
    }
    .joined(separator: ", ")
  }

  /// A modal's presenter is below it, and nearly always the nearest entry.
  private func title(of index: Int) -> String {
    guard let presentation = stacks[index].presentation else { return "stack" }
    let presenter = lastPosition(from: index - 1) { $0.id == presentation.presenter }
    let name = presenter.map { "\(stacks[$0.stack][$0.index])" } ?? "\(presentation.presenter)"
    return "\(presentation.style) over \(name)"
  }

  private func lines(of index: Int) -> [String] {
    let stack = stacks[index]
    return shortened(stack.count) { index in
      let isTop = index == stack.count - 1
      let line = "\(isTop ? "└" : "├") \(stack[index])\(stack[index].id == visibleID ? " ← visible" : "")"
      return [line] + (container(of: stack[index].id).map(lines) ?? []).map { (isTop ? "  " : "│ ") + $0 }
    } skipped: {
      "┆ … \($0) more"
    }
  }

  private func lines(of container: Container) -> [String] {
    container.children.indices.flatMap { index in
      let child = container.children[index]
      let title = "\(container.selected == index ? "▸" : "·") \(child.column.map(\.description) ?? "\(child.flow)")"
      guard let stack = stackIndex(of: child.number, in: container.id) else { return [title + ", not shown yet"] }
      return [title] + lines(of: stack).map { "  " + $0 }
    }
  }

  private func shortened(_ count: Int, _ lines: (Int) -> [String], skipped: (Int) -> String) -> [String] {
    guard count > 50 else { return (0..<count).flatMap(lines) }
    return (0..<10).flatMap(lines) + [skipped(count - 30)] + (count - 20..<count).flatMap(lines)
  }
}
