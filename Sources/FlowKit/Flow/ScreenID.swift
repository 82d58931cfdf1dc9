/// The identity of one entry of a navigator's tree: the screen of one push, present, or replace.
///
/// A navigator numbers its screens from 1 in the order in which they are entered, and never reuses a number, not even
/// for a place that it travels back to. An id therefore identifies exactly one screen, even if the same flow is on a
/// stack many times, and a test can predict it.
///
/// ```swift
/// let navigator = Navigator(root: shop.tutorial)          // #1
/// navigator.perform(.push(shop.login))                    // #2
/// navigator.screen(of: 2) as? LoginScreen
/// ```
public struct ScreenID: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int

  /// Makes the id of the screen with this number.
  public init(_ number: Int) {
    self.number = number
  }

  /// The id of a screen that was made ahead of time, and that no entry shows yet.
  package static let notEntered = ScreenID(0)
}

extension ScreenID: ExpressibleByIntegerLiteral {
  /// Makes the id of the screen with this number.
  public init(integerLiteral number: Int) {
    self.number = number
  }
}

extension ScreenID: CustomStringConvertible {
  /// The number after a hash sign: `#3`.
  public var description: String { "#\(number)" }
}
