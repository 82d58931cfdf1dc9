import FlowKit
import Testing

/// A user of the callbacks of an app's screens, who records the issues instead of printing them.
@MainActor
final class Visitor {
  let navigator: Navigator
  private(set) var problems: [String] = []

  init(_ navigator: Navigator) {
    self.navigator = navigator
    navigator.onIssue = nil
    navigator.observe { [weak self] event in
      if event.issue != nil { self?.problems.append("\(event)") }
    }
  }

  convenience init(root: Flow<some AnyObject>) { self.init(Navigator(root: root)) }

  var place: String { navigator.tree.summary }

  /// The visible screen, which must have this type.
  func see<Screen>(_ type: Screen.Type) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen)
  }

  /// The screen of a flow's latest entry, visible or not.
  func screen<Screen>(of flow: Flow<Screen>) throws -> Screen {
    let entry = try #require(navigator.tree.stacks.flatMap { Array($0) }.last { $0.flow == flow.id })
    return try #require(navigator.screen(of: entry.id) as? Screen)
  }
}
