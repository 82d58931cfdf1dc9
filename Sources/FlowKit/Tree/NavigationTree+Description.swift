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
  /// Of a stack of more than 50 entries the middle is only counted.
  public var description: String {
    stacks.flatMap { [title(of: $0)] + lines(of: $0) }.joined(separator: "\n")
  }

  /// The same in one line: `TutorialScreen > DashboardScreen | sheet: SettingsScreen`.
  ///
  /// Of a stack of more than 50 entries the middle is only counted.
  public var summary: String {
    stacks.map { stack in
      let flows = Self.shortened(Array(stack)) {
        "\($0.flow)"
      } skipped: {
        "… \($0) more"
      }
      let line = flows.joined(separator: " > ")
      return stack.presentation.map { "\($0.style): \(line)" } ?? line
    }.joined(separator: " | ")
  }

  private func title(of stack: Stack) -> String {
    guard let presentation = stack.presentation else { return "stack" }
    let presenter = self[presentation.presenter].map { "\($0)" } ?? "\(presentation.presenter)"
    return "\(presentation.style) over \(presenter)"
  }

  private func lines(of stack: Stack) -> [String] {
    let last = stack.last
    return Self.shortened(Array(stack)) { entry in
      "\(entry == last ? "└" : "├") \(entry)\(entry == visible ? " ← visible" : "")"
    } skipped: {
      "┆ … \($0) more"
    }
  }

  private static func shortened(
    _ entries: [Entry], _ text: (Entry) -> String, skipped: (Int) -> String
  ) -> [String] {
    guard entries.count > 50 else { return entries.map(text) }
    return entries.prefix(10).map(text) + [skipped(entries.count - 30)] + entries.suffix(20).map(text)
  }
}
