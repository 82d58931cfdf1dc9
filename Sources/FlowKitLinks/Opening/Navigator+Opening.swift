public import FlowKit
public import Foundation

extension Navigator {
  /// Shows the place that a URL means: performs its link's action, as any other.
  ///
  /// ```swift
  /// do { try navigator.open("shop://items/5") } catch { show(error.description) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How the action ended; deferred while another one is being performed.
  /// - Throws: Why the URL cannot be opened; nothing has changed then.
  @discardableResult
  public func open(
    _ url: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(LinkIssue) -> NavigationOutcome {
    perform(try action(for: url), fileID: fileID, line: line)
  }

  /// Shows the place that a URL means.
  ///
  /// - Parameters:
  ///   - url: The URL; what counts is its `absoluteString`.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How the action ended; deferred while another one is being performed.
  /// - Throws: Why the URL cannot be opened; nothing has changed then.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(LinkIssue) -> NavigationOutcome {
    try open(url.absoluteString, fileID: fileID, line: line)
  }

  /// Shows the place that a URL means, and waits until that has ended.
  ///
  /// - Parameters:
  ///   - url: The URL, as a stranger wrote it.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How the action ended; never deferred.
  /// - Throws: Why the URL cannot be opened; nothing has changed then.
  @discardableResult
  public func open(
    _ url: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async throws(LinkIssue) -> NavigationOutcome {
    await perform(try action(for: url), fileID: fileID, line: line)
  }

  /// Shows the place that a URL means, and waits until that has ended.
  ///
  /// - Parameters:
  ///   - url: The URL; what counts is its `absoluteString`.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How the action ended; never deferred.
  /// - Throws: Why the URL cannot be opened; nothing has changed then.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async throws(LinkIssue) -> NavigationOutcome {
    try await open(url.absoluteString, fileID: fileID, line: line)
  }
}
