import FlowKit

/// Screens with handlers of back, and a record of which were asked.
@MainActor
final class Backs {
  private(set) var asked: [String] = []
  /// The screens' answers, by their names; `nil` by default.
  var answers: [String: @MainActor () -> NavigationAction] = [:]
  /// The handlers' priorities.
  var priorities: [String: Int] = [:]
  /// The latest handler of each screen.
  private(set) var handlers: [String: Registration] = [:]

  nonisolated init() {}

  /// The screens that are asked while a closure runs.
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
    let navigator = Navigator(quiet: self["A"])
    for action in actions { navigator.perform(action) }
    return navigator
  }
}
