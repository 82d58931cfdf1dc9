public import FlowKit

/// Puts a spy before each screen of a whole navigator: real navigation, and what every screen asked for.
///
/// ```swift
/// let spies = LetsSpyFactory()
/// let navigator = Navigator(root: shop.tutorial, spies: spies)
/// (navigator.visibleScreen as? TutorialScreen)?.onContinue()
///
/// navigator.tree.summary            // TutorialScreen > LoginScreen
/// spies[1]?.actions                 // [push(LoginScreen)], what screen #1 asked for
/// spies.requests.map(\.description) // ["TutorialScreen #1: push(LoginScreen) at ..."], all of them in order
/// try spies.verify(.push(shop.login)) // nobody has asked for anything else
/// ```
///
/// Use a factory for one navigator. It keeps a spy for each screen that was ever made, so that removed screens can be
/// asked about too.
@MainActor
public final class LetsSpyFactory {
  /// What all screens have asked for, in order, since the last ``verify(_:fileID:line:)``.
  public private(set) var requests: [Request] = []

  private var spies: [ScreenID: LetsSpy] = [:]

  /// Makes a factory that has handed out no spies yet.
  public init() {}

  /// An action with the screen that asked for it.
  public struct Request: Sendable, CustomStringConvertible {
    /// The screen that asked.
    public let caller: ScreenID
    /// The flow of that screen.
    public let flow: FlowID
    /// What it asked for.
    public let action: NavigationAction

    /// The screen and the action: `TutorialScreen #1: push(LoginScreen) at Shop/ShopFlow.swift:12`.
    public var description: String { "\(flow) \(caller): \(action)" }
  }
}

extension LetsSpyFactory {
  /// The spy of an entry's screen; nil where there was never such a screen.
  public subscript(id: ScreenID) -> LetsSpy? { spies[id] }

  /// All actions since the last ``verify(_:fileID:line:)``, whoever asked for them.
  public var actions: [NavigationAction] { requests.map(\.action) }

  /// Checks that the screens have asked for exactly these actions, in this order, whoever asked, and forgets them.
  ///
  /// ```swift
  /// (navigator.visibleScreen as? TutorialScreen)?.onContinue()
  /// (navigator.visibleScreen as? LoginScreen)?.onBack()
  /// try spies.verify(.push(shop.login), .pop)
  /// ```
  ///
  /// The spy of each screen keeps its own list: `spies[1]?.verify(...)` looks at that.
  ///
  /// - Parameters:
  ///   - expected: The actions; none where nothing should have been asked for.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: What was expected and what was asked for, line by line, with who asked for it and where that was written.
  public func verify(
    _ expected: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(SpyMismatch) {
    let actual = requests
    withExtendedLifetime(actual) { requests = [] }
    guard actual.map(\.action) != expected else { return }
    throw SpyMismatch(
      at: SourcePlace(fileID: fileID, line: line, column: 0), expected: expected, actual: actual.map(\.action),
      askers: actual.map { "\($0.flow) \($0.caller)" })
  }

  func spy(for caller: Caller, of flow: FlowID, next: any ActionPerformer) -> LetsSpy {
    let spy = LetsSpy(caller: caller, next: next) { [weak self] action in
      self?.requests.append(Request(caller: caller.id, flow: flow, action: action))
    }
    spies[caller.id] = spy
    return spy
  }
}

extension Navigator {
  /// Starts with a root, and puts a spy of the factory before each screen.
  ///
  /// - Parameters:
  ///   - root: The flow to start with.
  ///   - spies: Where the spies are to be found.
  public convenience init(root: Flow<some AnyObject>, spies: LetsSpyFactory) {
    self.init(root: root.blueprint) { caller, next in
      guard let flow = caller.flow else { return next }
      return spies.spy(for: caller, of: flow.id, next: next).performer
    }
  }
}
