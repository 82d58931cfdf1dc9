/// A native gesture that is under way, from ``Navigator/beginGesture()``.
///
/// While it runs, nothing is shown, so that the tree and the finger do not fight. End it with
/// ``finish(_:from:fileID:line:)`` or ``cancel()``; one that is let go without either is taken for cancelled, at the
/// latest with the next change or gesture.
@MainActor
public final class NavigationGesture {
  private let run: HostRun
  private let visible: ScreenID

  init(_ run: HostRun, visible: ScreenID) {
    self.run = run
    self.visible = visible
  }

  /// Reports that the gesture has finished: the UI has done this already, and the tree follows.
  ///
  /// Where the tree changed meanwhile, the action is done to the tree as it is now, or ignored when its entry has left;
  /// then the host is told what is different from what it shows.
  ///
  /// - Parameters:
  ///   - action: What the gesture did.
  ///   - caller: The entry that it was done to; nil for the one that was visible when it began.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How the action ended; ignored with ``NavigationReason/gestureEnded`` when the gesture had ended before;
  ///   nil when the navigator is gone.
  @discardableResult
  public func finish(
    _ action: NavigationAction = .back, from caller: ScreenID? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> NavigationOutcome? {
    run.navigator?.finishGesture(run, action.written(fileID, line), from: caller ?? visible)
  }

  /// Whether it has neither finished nor been cancelled.
  public var isRunning: Bool { run.isRunning }

  /// Reports that the gesture was cancelled: nothing has changed.
  public func cancel() { run.end() }
}
