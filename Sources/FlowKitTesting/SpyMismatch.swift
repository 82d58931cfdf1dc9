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
    let isCalled = actual.isEmpty ? "asked for nothing." : "asked for:\n\(Self.list(actual))"
    description =
      (expected.isEmpty ? "Expected no action," : "Expected:\n\(Self.list(expected.map(\.withoutOrigin)))\n")
      + (expected.isEmpty ? " " : "") + "but the screen's callbacks \(isCalled)"
  }

  private static func list(_ actions: [NavigationAction]) -> String {
    actions.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
}
