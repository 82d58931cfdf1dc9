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
    shortened(stacks.count) {
      [title(of: $0)] + lines(of: stacks[$0])
    } skipped: {
      "… \($0) more stacks"
    }
    .joined(separator: "\n")
  }

  /// The same in one line: `TutorialScreen > DashboardScreen | sheet: SettingsScreen`.
  ///
  /// Of more than 50 stacks, and of a stack of more than 50 entries, the middle is only counted.
  public var summary: String {
    shortened(stacks.count) {
      [line(of: stacks[$0])]
    } skipped: {
      "… \($0) more stacks"
    }.joined(separator: " | ")
  }

  private func line(of stack: Stack) -> String {
    let flows = shortened(stack.count) {
      ["\(stack[$0].flow)"]
    } skipped: {
      "… \($0) more"
    }
    let line = flows.joined(separator: " > ")
    return stack.presentation.map { "\($0.style): \(line)" } ?? line
  }

  /// A modal's presenter is below it, and nearly always the nearest entry.
  private func title(of index: Int) -> String {
    guard let presentation = stacks[index].presentation else { return "stack" }
    let presenter = lastPosition(from: index - 1) { $0.id == presentation.presenter }
    let name = presenter.map { "\(stacks[$0.stack][$0.index])" } ?? "\(presentation.presenter)"
    return "\(presentation.style) over \(name)"
  }

  private func lines(of stack: Stack) -> [String] {
    shortened(stack.count) { index in
      let isTop = index == stack.count - 1
      return ["\(isTop ? "└" : "├") \(stack[index])\(stack[index].id == visibleID ? " ← visible" : "")"]
    } skipped: {
      "┆ … \($0) more"
    }
  }

  private func shortened(_ count: Int, _ lines: (Int) -> [String], skipped: (Int) -> String) -> [String] {
    guard count > 50 else { return (0..<count).flatMap(lines) }
    return (0..<10).flatMap(lines) + [skipped(count - 30)] + (count - 20..<count).flatMap(lines)
  }
}
