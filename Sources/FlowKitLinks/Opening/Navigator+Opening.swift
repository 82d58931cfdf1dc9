public import FlowKit
public import Foundation

extension Navigator {
  /// Opens a URL: performs its link's action like any other action.
  ///
  /// ```swift
  /// do { try navigator.open(url) } catch { show(error.description) }
  /// ```
  ///
  /// For a link that came as text, such as in a notification, make a URL first: `URL(string: text)`.
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it; its `absoluteString` is read.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The outcome of the action; queued while another action is being performed.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(LinkIssue) -> NavigationOutcome {
    perform(try action(for: url.absoluteString), fileID: fileID, line: line)
  }

  /// Opens a URL, and waits for the final outcome.
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it; its `absoluteString` is read.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The final outcome of the action.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func openAndWait(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async throws(LinkIssue) -> NavigationOutcome {
    await performAndWait(try action(for: url.absoluteString), fileID: fileID, line: line)
  }
}
