import FlowKit
import FlowKitTesting
import Testing

/// An action's effect on a tree with containers: a picture before, and a picture or a reason after.
struct ContainerCase: Sendable {
  let before: String
  /// The name of the caller's entry, the last one with this name; `nil` for the visible entry.
  let caller: String?
  let action: NavigationAction
  let after: String

  /// An action from the visible entry.
  init(_ before: String, _ action: NavigationAction, _ after: String) {
    self.init(before: before, caller: nil, action: action, after: after)
  }

  init(_ before: String, _ caller: String, _ action: NavigationAction, _ after: String) {
    self.init(before: before, caller: caller, action: action, after: after)
  }

  private init(before: String, caller: String?, action: NavigationAction, after: String) {
    self.before = before
    self.caller = caller
    self.action = action
    self.after = after
  }
}

extension ContainerCase: CustomTestStringConvertible {
  var testDescription: String { "\(before), \(caller ?? "visible"): \(action.withoutPlace) → \(after)" }
}

@MainActor
extension ContainerCase {
  /// Performs the action on a navigator with a host, and as a pure function, with the same result.
  func check() throws {
    let navigator = try Navigator(showing: before), host = HeadlessHost()
    navigator.attach(host)
    let caller = try self.caller.map { try navigator.entry($0).id }
    let tree = navigator.tree
    let screens = Dictionary(uniqueKeysWithValues: tree.path.map { ($0.id, Weak(navigator.screen(of: $0.id))) })
    let outcome = navigator.perform(action, from: caller)

    #expect((outcome.reason.map { "\($0)" } ?? navigator.tree.summary) == after)
    if outcome.reason != nil { #expect(navigator.tree == tree) }
    PureAction(action, on: tree, from: caller).expectSame(outcome, navigator.tree)
    for (id, screen) in screens { #expect((screen.object != nil) == navigator.tree.contains(id)) }
    expectConsistent(navigator, host)
    #expect(host.updates.count == (navigator.tree == tree ? 1 : 2))
  }

  private func expectConsistent(_ navigator: Navigator, _ host: HeadlessHost) {
    #expect(navigator.tree.path.allSatisfy { navigator.screen(of: $0.id) is Page })
    #expect(navigator.screenCount == navigator.tree.count)
    #expect(navigator.tree.path.count == navigator.tree.count)
    #expect(host.problems == [])
    #expect(host.shown == navigator.tree)
  }
}
