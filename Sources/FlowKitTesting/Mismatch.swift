import FlowKit
public import Foundation

/// A failed check of a spy or of a tree: its place in the test, and the difference.
///
/// ```
/// verify at ShopTests/ItemTests.swift:12 failed: the callbacks performed other actions (- expected, + got):
/// - present(HelpScreen, as: .sheet)
/// + push(CheckoutScreen) at Shop/ShopFlow.swift:5
///   pop()
/// ```
///
/// ```
/// verify at ShopTests/ItemTests.swift:12 failed: the tree is different (- expected, + got):
///   ItemScreen
/// - > HelpScreen
/// + > CheckoutScreen
/// + | sheet: HelpScreen
/// ```
///
/// If a test throws it, XCTest and Swift Testing show the whole text.
public struct Mismatch: Error, Equatable, CustomStringConvertible {
  /// The name of the failed check, its place, and the difference, in lines.
  public let description: String

  init(_ check: String, at place: SourcePlace, _ text: String) {
    description = "\(check) at \(place) failed: \(text)"
  }

  /// Makes a mismatch that names the requester of each action, if known.
  init(at place: SourcePlace, expected: [NavigationAction], actual: [NavigationAction], askers: [String]? = nil) {
    let difference = Difference(from: expected, to: actual)
    let lookalikes = NavigationAction.lookalikes(difference, expected, actual)
    func declarations(_ action: NavigationAction) -> String {
      lookalikes.contains("\(action.withoutOrigin)") ? action.declarations : ""
    }
    func asker(_ index: Int) -> String { askers.map { "\($0[index]): " } ?? "" }
    let picture = difference.picture { line in
      switch line {
      case .same(let index): asker(index) + "\(actual[index].withoutOrigin)"
      case .expected(let index): "\(expected[index].withoutOrigin)\(declarations(expected[index]))"
      case .actual(let index): asker(index) + "\(actual[index])\(declarations(actual[index]))"
      }
    }
    self.init("verify", at: place, "the callbacks performed other actions (- expected, + got):\n\(picture)")
  }
}

extension Mismatch: LocalizedError {
  /// The same text, for tools that use this property.
  public var errorDescription: String? { description }
}

extension NavigationAction {
  /// The texts of actions that differ but look alike, because their flows have the same name.
  fileprivate static func lookalikes(
    _ difference: Difference, _ expected: [NavigationAction], _ actual: [NavigationAction]
  ) -> Set<String> {
    var missing: [NavigationAction] = [], new: [NavigationAction] = []
    for line in difference.lines {
      switch line {
      case .same: continue
      case .expected(let index): missing.append(expected[index])
      case .actual(let index): new.append(actual[index])
      }
    }
    let texts = Set(new.map { "\($0.withoutOrigin)" })
    let alike = missing.filter { action in texts.contains("\(action.withoutOrigin)") && !new.contains(action) }
    return Set(alike.map { "\($0.withoutOrigin)" })
  }

  /// Where the action's flows are declared, to distinguish flows with the same name.
  fileprivate var declarations: String {
    flows.isEmpty ? "" : ", declared at \(flows.map { "\($0.place)" }.joined(separator: " and "))"
  }
}
