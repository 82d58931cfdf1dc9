import FlowKit

/// Screens that take the system's back over, and who was asked.
@MainActor
final class Backs {
  private(set) var asked: [String] = []
  /// What they answer, by their names; nil where nothing is said.
  var answers: [String: @MainActor () -> NavigationAction] = [:]
  /// How early they are asked.
  var priorities: [String: Int] = [:]
  /// Their latest handlers.
  private(set) var handlers: [String: BackHandler] = [:]

  nonisolated init() {}

  /// Who is asked meanwhile.
  func asked(during deed: () -> Void) -> [String] {
    asked = []
    deed()
    return asked
  }

  private func configure(_ name: String) -> @MainActor (Page, Lets) -> Void {
    { [unowned self] _, lets in
      handlers[name] = lets.onBack(priority: priorities[name] ?? 0) { [unowned self] in
        asked.append(name)
        return answers[name]?() ?? nil
      }
    }
  }

  /// The flow of a letter, as if each were declared in another line: T has tabs, S two columns, F embeds two, U has a
  /// split and a tab.
  subscript(_ name: String) -> Flow<Page> {
    let line = name.unicodeScalars.first?.value ?? 0
    let children: (@MainActor () -> FlowChildren)? =
      switch name {
      case "T": { .tabs(self["B"], self["C"], back: .firstTab) }
      case "S": { .split(self["B"], self["D"]) }
      case "F": { .embedded(self["B"], self["C"]) }
      case "U": { .tabs(self["S"], self["C"]) }
      default: nil
      }
    guard let children else { return Flow(with: Page(), line: line, configure(name)).named(name) }
    return Flow(with: Page(), containing: children(), line: line, configure(name)).named(name)
  }

  /// A navigator with a root A, after these actions.
  func navigator(after actions: NavigationAction...) -> Navigator {
    let navigator = Navigator(root: self["A"])
    for action in actions { navigator.perform(action) }
    return navigator
  }
}
