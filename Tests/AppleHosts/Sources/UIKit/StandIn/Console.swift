import Foundation

extension StandIn {
  /// What UIKit would write to the console, or throw: each line is a mistake of the app.
  @MainActor
  public final class Console {
    /// A line of the console.
    public struct Line: Hashable, Sendable, CustomStringConvertible {
      /// What has gone wrong.
      public let kind: Kind
      /// UIKit's words, as far as they are known.
      public let text: String
      /// The line.
      public var description: String { "\(kind.rawValue): \(text)" }
    }

    /// What can go wrong.
    public enum Kind: String, CaseIterable, Sendable {
      /// Appearance transitions begin and end in pairs.
      case unbalancedTransitions
      /// A stack was changed with animation while it was animated.
      case nestedPush
      /// A controller presents that presents already.
      case alreadyPresenting
      /// A controller presents whose view is not in a window.
      case notInWindow
      /// Something was presented or dismissed in the middle of such a transition.
      case presentationInProgress
      /// UIKit would have thrown.
      case exception
      /// Nobody can close this modal any more.
      case orphanModal
      /// A transition of the app's own does not end, ends twice, or does not show what it should.
      case customTransition
      /// The gesture began where there is nothing to go back to.
      case frozenStack
    }

    /// The lines so far.
    public private(set) var lines: [Line] = []

    nonisolated init() {}

    /// The lines since this was asked last.
    public func take() -> [Line] {
      defer { lines.removeAll() }
      return lines
    }

    func write(_ kind: Kind, _ text: String) { lines.append(Line(kind: kind, text: text)) }
  }
}

extension StandIn.World {
  /// How the console calls a controller.
  func name(_ controller: UIViewController) -> String {
    "<\(type(of: controller))\(controller.title.map { ": \($0)" } ?? "")>"
  }

  /// Notes an Objective-C exception. What was asked for is not done.
  func raise(_ text: String) { console.write(.exception, text) }
}
