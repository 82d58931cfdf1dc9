public import FlowKit

/// Puts a spy in front of each screen of a real navigator, and records what every screen requests.
///
/// ```swift
/// let spies = LetsSpyFactory()
/// let navigator = Navigator(root: shop.tutorial, spies: spies)
/// try navigator.screen(ofType: TutorialScreen.self).onContinue()
///
/// navigator.tree.summary            // TutorialScreen > LoginScreen
/// spies[1]?.actions                 // [push(LoginScreen)], what screen #1 asked for
/// spies.requests.map(\.description) // ["TutorialScreen #1: push(LoginScreen) at ..."], all of them in order
/// try spies.verify(.push(shop.login)) // nobody has asked for anything else
/// ```
///
/// Use a factory for only one navigator. It keeps a spy for each screen that was ever made, so you can also check
/// removed screens.
@MainActor
public final class LetsSpyFactory {
  /// The requests of all screens, in order, since the last ``verify(_:fileID:line:)``.
  public private(set) var requests: [Request] = []

  private var spies: [ScreenID: LetsSpy] = [:]

  /// Makes a factory without spies.
  public init() {}

  /// An action, and the screen that requested it.
  public struct Request: Sendable, CustomStringConvertible {
    /// The screen that requested the action.
    package let caller: ScreenID
    /// The flow of that screen.
    package let flow: FlowID
    /// The requested action.
    package let action: NavigationAction

    /// The screen and the action: `TutorialScreen #1: push(LoginScreen) at Shop/ShopFlow.swift:12`.
    public var description: String { "\(flow) \(caller): \(action)" }
  }
}

extension LetsSpyFactory {
  /// The spy of an entry's screen; nil if there was never such a screen.
  public subscript(id: ScreenID) -> LetsSpy? { spies[id] }

  /// All actions of all screens since the last ``verify(_:fileID:line:)``.
  public var actions: [NavigationAction] { requests.map(\.action) }

  /// Checks that the screens, taken together, have requested exactly these actions in this order, and forgets them.
  ///
  /// ```swift
  /// try navigator.screen(ofType: TutorialScreen.self).onContinue()
  /// try navigator.screen(ofType: LoginScreen.self).onBack()
  /// try spies.verify(.push(shop.login), .pop())
  /// ```
  ///
  /// The spy of each screen keeps its own list, which `spies[1]?.verify(...)` checks.
  ///
  /// - Parameters:
  ///   - expected: The actions; none if nothing should have been requested.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The expected and the requested actions, line by line, with the screen of each and the place where it was
  ///   written.
  public func verify(
    _ expected: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
    let actual = requests
    withExtendedLifetime(actual) { requests = [] }
    guard actual.map(\.action) != expected else { return }
    throw Mismatch(
      at: SourcePlace(fileID: fileID, line: line, column: 0), expected: expected, actual: actual.map(\.action),
      askers: actual.map { "\($0.flow) \($0.caller)" })
  }

  fileprivate func wrap(_ caller: Caller, _ next: any ActionPerformer) -> any ActionPerformer {
    caller.flow.map { spy(for: caller, of: $0.id, next: next).performer } ?? next
  }

  private func spy(for caller: Caller, of flow: FlowID, next: any ActionPerformer) -> LetsSpy {
    let spy = LetsSpy(caller: caller, next: next) { [weak self] action in
      self?.requests.append(Request(caller: caller.id, flow: flow, action: action))
    }
    spies[caller.id] = spy
    return spy
  }
}

extension Navigator {
  /// Starts with a root, and puts a spy of the factory in front of each screen.
  ///
  /// - Parameters:
  ///   - root: The flow to start with.
  ///   - spies: The factory that makes and keeps the spies.
  public convenience init(root: Flow<some AnyObject>, spies: LetsSpyFactory) {
    self.init(root: root.blueprint, wrapPerformer: spies.wrap)
  }

  /// Starts with the root that a rule chooses, and puts a spy of the factory in front of each screen.
  ///
  /// ```swift
  /// let navigator = Navigator(spies: spies) { session.user == nil ? .root(shop.login) : .root(shop.home) }
  /// ```
  ///
  /// - Parameters:
  ///   - spies: The factory that makes and keeps the spies.
  ///   - rule: Chooses the root for the app's current state.
  public convenience init(spies: LetsSpyFactory, root rule: @escaping @MainActor () -> RootChoice) {
    self.init(rule, wrapPerformer: spies.wrap)
  }
}
