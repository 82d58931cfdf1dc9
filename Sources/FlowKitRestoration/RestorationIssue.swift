public import FlowKit
import Foundation

/// Something that a snapshot could not take along, or that could not be restored: what, and why.
public struct RestorationIssue: Hashable, Sendable {
  /// Why something is missing.
  public struct Reason: Hashable, Sendable {
    enum Code: String, Sendable {
      case notListed, unknownFlow, brokenKey, brokenState, brokenContainer, refused, mustBeAwaited, notPresented
      case tooNew, notMigrated, otherRoot, notPerformed
    }

    let code: Code

    /// The catalogue does not list the flow; the snapshot goes without it.
    public static let notListed = Reason(code: .notListed)
    /// The catalogue has no flow of this name.
    public static let unknownFlow = Reason(code: .unknownFlow)
    /// The key can't be read.
    public static let brokenKey = Reason(code: .brokenKey)
    /// The state can't be written, or can't be read.
    public static let brokenState = Reason(code: .brokenState)
    /// What a container contains can't be restored, or a child of it.
    public static let brokenContainer = Reason(code: .brokenContainer)
    /// A guard of the flow does not allow it, or its preparation has failed.
    public static let refused = Reason(code: .refused)
    /// A guard or the preparation of the flow takes its time, and the restoration is not awaited.
    public static let mustBeAwaited = Reason(code: .mustBeAwaited)
    /// The screen that presents a modal is missing.
    public static let notPresented = Reason(code: .notPresented)
    /// The snapshot is of a newer version of the app.
    public static let tooNew = Reason(code: .tooNew)
    /// The snapshot could not be brought up to date.
    public static let notMigrated = Reason(code: .notMigrated)
    /// The rule for the root chooses another root.
    public static let otherRoot = Reason(code: .otherRoot)
    /// The navigator was busy, or had gone on meanwhile.
    public static let notPerformed = Reason(code: .notPerformed)
  }

  /// The flow's name, with its key; nil where it is about the whole snapshot.
  public let flow: String?
  /// Why it is missing.
  public let reason: Reason
  /// What is missing and why, in a sentence.
  public let message: String
}

extension RestorationIssue: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension RestorationIssue.Reason: CustomStringConvertible {
  /// The reason's name, as it is written in code.
  public var description: String { code.rawValue }
}

/// How a restoration ended.
public struct NavigationRestoration: Sendable {
  /// How the action ended that set the tree; nil where there was nothing to set, and the navigator stayed where it was.
  public let outcome: NavigationOutcome?
  /// What is missing, from the root up; empty where all is there.
  public let issues: [RestorationIssue]
}

extension NavigationRestoration: CustomStringConvertible {
  /// How it ended, and a line for everything that is missing.
  public var description: String {
    ([outcome.map { "\($0)" } ?? "nothing was restored"] + issues.map(\.message)).joined(separator: "\n")
  }
}

extension RestorationIssue {
  /// Why an entry, or what stands for one, is missing.
  struct Missing: Error {
    let reason: Reason
    let text: String

    init(_ reason: Reason, _ text: String) {
      self.reason = reason
      self.text = text
    }
  }

  /// What an error says: of one that a decoder has thrown, what is wrong and where.
  static func text(of error: any Error) -> String {
    guard let context = (error as? DecodingError)?.context else {
      return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(context.debugDescription) (in \(path))"
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
    case .dataCorrupted(let context): context
    @unknown default: nil
    }
  }
}
