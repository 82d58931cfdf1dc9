public import FlowKit
import Foundation

/// Something that a snapshot could not include or restore, and the reason.
public struct RestorationIssue: Hashable, Sendable {
  /// Why something is missing.
  package enum Reason: Sendable {
    /// The registry does not list the flow; the snapshot leaves it out.
    case notListed
    /// The registry has no flow of this name.
    case unknownFlow
    /// The key can't be read.
    case brokenKey
    /// The state can't be written, or can't be read.
    case brokenState
    /// A container's children, or one of them, can't be restored.
    case brokenContainer
    /// A guard of the flow does not allow it, or its preparation failed.
    case refused
    /// A guard or the preparation of the flow is asynchronous, and the restoration is not awaited.
    case mustBeAwaited
    /// The screen that presents a modal is missing.
    case notPresented
    /// Another screen waits for its answer, and nobody will when the place is restored; the snapshot leaves it out.
    case awaited
    /// The screen is inside more than 60 nested containers; the snapshot leaves it out.
    case nestedTooDeep
    /// The snapshot is of a newer version of the app.
    case tooNew
    /// The snapshot could not be migrated.
    case notMigrated
    /// A rule for the root chooses another root.
    case otherRoot
    /// The navigator was performing another action, or the user navigated in the meantime.
    case notPerformed
  }

  /// The flow's name, with its key; nil if the issue is about the whole snapshot.
  package let flow: String?
  /// Why it is missing.
  package let reason: Reason
  /// A sentence that says what is missing and why.
  package let message: String
}

extension RestorationIssue: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

/// The result of a restoration.
public struct NavigationRestoration: Sendable {
  /// The outcome of the action that set the tree; nil if there was nothing to set and the navigator stayed where it
  /// was.
  public let outcome: NavigationOutcome?
  /// What is missing, from the root up; empty if nothing is.
  public let issues: [RestorationIssue]
}

extension NavigationRestoration: CustomStringConvertible {
  /// The outcome, and a line for everything that is missing.
  public var description: String {
    ([outcome.map { "\($0)" } ?? "nothing was restored"] + issues.map(\.message)).joined(separator: "\n")
  }
}

extension RestorationIssue {
  /// Why an entry or a whole snapshot is missing.
  struct Missing: Error {
    let reason: Reason
    let text: String
    /// The name of the flow that it is about, if the whole snapshot is missing.
    let flow: String?

    init(_ reason: Reason, _ text: String, about flow: String? = nil) {
      self.reason = reason
      self.text = text
      self.flow = flow
    }
  }

  /// The text of an error; for an error of a decoder, what is wrong and where.
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
