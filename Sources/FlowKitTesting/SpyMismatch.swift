import FlowKit
public import Foundation

/// What a spy's check found wrong: where in the test, and what differs.
///
/// ```
/// verify at ShopTests/ItemTests.swift:12 failed: the callbacks asked for something else (- expected, + got):
/// - present(HelpScreen, as: .sheet)
/// + push(CheckoutScreen) at Shop/ShopFlow.swift:5
///   pop()
/// ```
///
/// Thrown out of a test, it is shown by XCTest and by Swift Testing with all its text.
public struct SpyMismatch: Error, Equatable, CustomStringConvertible {
  /// Which check has failed, where it was written, and what differs, in lines.
  public let description: String

  init(_ check: String, at place: SourcePlace, _ text: String) {
    description = "\(check) at \(place) failed: \(text)"
  }

  /// Names who asked for each action, where that is known.
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
    self.init("verify", at: place, "the callbacks asked for something else (- expected, + got):\n\(picture)")
  }
}

extension SpyMismatch: LocalizedError {
  /// The same text, for tools that ask an error for it in this way.
  public var errorDescription: String? { description }
}

extension NavigationAction {
  /// What actions print that differ though they look alike: their flows have one name.
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

  /// Where the flows are declared that it names: what tells two flows of one name apart.
  fileprivate var declarations: String {
    flows.isEmpty ? "" : ", declared at \(flows.map { "\($0.place)" }.joined(separator: " and "))"
  }
}
