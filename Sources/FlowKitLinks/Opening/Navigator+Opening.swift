public import FlowKit
public import Foundation

extension Navigator {
  /// Opens a URL: performs its link's action like any other action.
  ///
  /// ```swift
  /// do { try navigator.open("shop://items/5") } catch { show(error.description) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The outcome of the action; deferred while another action is being performed.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func open(
    _ url: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(LinkIssue) -> NavigationOutcome {
    perform(try action(for: url), fileID: fileID, line: line)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL; its `absoluteString` is read.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The outcome of the action; deferred while another action is being performed.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(LinkIssue) -> NavigationOutcome {
    try open(url.absoluteString, fileID: fileID, line: line)
  }

  /// Opens a URL, and waits for the final outcome.
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The outcome of the action; never deferred.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func open(
    _ url: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async throws(LinkIssue) -> NavigationOutcome {
    await perform(try action(for: url), fileID: fileID, line: line)
  }

  /// Opens a URL, and waits for the final outcome.
  ///
  /// - Parameters:
  ///   - url: The URL; its `absoluteString` is read.
  ///   - fileID: The file to name as the action's place if it has none.
  ///   - line: The line to name as the action's place if it has none.
  /// - Returns: The outcome of the action; never deferred.
  /// - Throws: The reason why the URL can't be opened. Nothing has changed then.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async throws(LinkIssue) -> NavigationOutcome {
    try await open(url.absoluteString, fileID: fileID, line: line)
  }
}
