import FlowKit

/// What a spy's check found wrong, in words.
///
/// ```
/// Expected:
///   1. push(LoginScreen)
/// but the screen's callbacks asked for:
///   1. popTo(LoginScreen) at Shop/ShopFlow.swift:31
/// ```
public struct SpyMismatch: Error, Equatable, CustomStringConvertible {
  /// What was expected, what was asked for, and where that was written.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(expected: [NavigationAction], actual: [NavigationAction]) {
    let calls = expected.map { "\($0.withoutOrigin)" }
    let looksRight = calls == actual.map { "\($0.withoutOrigin)" }
    let expectation = looksRight ? zip(calls, expected).map { "\($0)\($1.declarations)" } : calls
    let requests = actual.map { looksRight ? "\($0)\($0.declarations)" : "\($0)" }
    description =
      (expected.isEmpty ? "Expected no action, " : "Expected:\n\(Self.list(expectation))\n")
      + "but the screen's callbacks asked for" + (actual.isEmpty ? " nothing." : ":\n\(Self.list(requests))")
  }

  static func list(_ lines: [String]) -> String {
    lines.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
}

extension NavigationAction {
  /// Where the flows are declared that it names: what tells two flows of one name apart.
  fileprivate var declarations: String {
    flows.isEmpty ? "" : ", declared at \(flows.map { "\($0.place)" }.joined(separator: " and "))"
  }
}
