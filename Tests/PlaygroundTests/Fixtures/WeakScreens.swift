import FlowKit

/// All screens of a navigator, held weakly.
@MainActor
struct WeakScreens {
  private let references: [Reference]

  private final class Reference {
    weak var screen: AnyObject?
    let name: String

    init(_ screen: AnyObject?, name: String) {
      self.screen = screen
      self.name = name
    }
  }

  init(_ visitor: Visitor) {
    references = visitor.navigator.tree.stacks.flatMap { Array($0) }.map { entry in
      Reference(visitor.navigator.screen(of: entry.id), name: "\(entry.flow)")
    }
  }

  /// The flows of the screens that are still alive.
  var alive: [String] { references.filter { $0.screen != nil }.map(\.name) }
}
