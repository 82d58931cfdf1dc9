/// A native gesture in progress, from ``HostContext/beginGesture()``.
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
///
/// While it runs, the host gets no updates, so that the tree doesn't interfere with the finger. End it with
/// ``finish(_:from:fileID:line:)`` or ``cancel()``. If you release it without either, it counts as cancelled, at the
/// latest with the next change or gesture.
@MainActor
public final class NavigationGesture {
  private let run: HostRun
  private let visible: ScreenID

  init(_ run: HostRun, visible: ScreenID) {
    self.run = run
    self.visible = visible
  }

  /// Reports that the gesture has finished: the UI has already changed, and the tree follows.
  ///
  /// If the tree has changed meanwhile, the action is performed on the current tree, or ignored if its entry has left.
  /// Then the host gets an update with whatever differs from what it shows.
  ///
  /// - Parameters:
  ///   - action: What the gesture did.
  ///   - caller: The entry that the gesture acted on; `nil` for the one that was visible when it began.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The action's outcome; ignored with `gestureEnded` if the gesture had already ended;
  ///   `nil` if the navigator is gone.
  @discardableResult
  public func finish(
    _ action: NavigationAction = .back(), from caller: ScreenID? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> NavigationOutcome? {
    run.navigator?.finishGesture(run, action.written(fileID, line), from: caller ?? visible)
  }

  /// Whether it has not been finished or cancelled yet.
  public var isRunning: Bool { run.isRunning }

  /// Reports that the gesture was cancelled, and nothing has changed.
  public func cancel() { run.end() }
}
