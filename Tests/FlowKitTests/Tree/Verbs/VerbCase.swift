import FlowKit
import FlowKitTesting
import Testing

/// A verb's effect on a tree: pictures before and after.
struct VerbCase: Sendable {
  let before: String
  let action: NavigationAction
  let caller: ScreenID?
  /// The picture afterwards, or the reason why nothing changed.
  let end: Result<String, NavigationReason>

  init(_ before: String, _ action: NavigationAction, from caller: ScreenID? = nil, _ after: String) {
    self.init(before, action, caller, .success(after))
  }

  init(
    _ before: String, _ action: NavigationAction, from caller: ScreenID? = nil, isIgnored reason: NavigationReason
  ) {
    self.init(before, action, caller, .failure(reason))
  }

  private init(
    _ before: String, _ action: NavigationAction, _ caller: ScreenID?, _ end: Result<String, NavigationReason>
  ) {
    self.before = before
    self.action = action
    self.caller = caller
    self.end = end
  }
}

extension VerbCase: CustomTestStringConvertible {
  var testDescription: String {
    let end = (try? end.get()) ?? "\(self.end)"
    return "\(before) → \(action.description.prefix { $0 != " " })\(caller.map { " from \($0)" } ?? "") → \(end)"
  }
}

extension VerbCase {
  /// Performs the action on a navigator with a host, and as a pure function, with the same result.
  @MainActor
  func check() throws {
    let navigator = try Navigator(showing: before)
    let host = HeadlessHost()
    navigator.attach(host)
    let tree = navigator.tree
    let outcome = navigator.perform(action, from: caller)

    #expect(navigator.tree.summary == (try? end.get()) ?? before)
    #expect(outcome.reason == reason)
    PureAction(action, on: tree, from: caller).expectSame(outcome, navigator.tree)
    #expect(navigator.tree.path.allSatisfy { navigator.screen(of: $0.id) is Page })
    #expect(navigator.screenCount == navigator.tree.count)
    #expect(host.problems == [])
    #expect(host.shown == navigator.tree)
  }

  private var reason: NavigationReason? {
    guard case .failure(let reason) = end else { return nil }
    return reason
  }
}
