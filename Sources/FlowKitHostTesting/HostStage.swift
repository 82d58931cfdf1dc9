public import FlowKit

/// A kind of host to test, with its UI and its user: what the UI shows, and what fingers can do.
///
/// Write it once for each kind of host, and pass it to ``HostConformance``. The screens to show are ``TrialScreen``s.
@MainActor
public protocol HostStage: AnyObject {
  /// Shows a navigator on a new host of this kind and a new UI, with `navigator.attach(_:)`.
  ///
  /// They replace the previous ones; the previous UI is closed.
  func show(_ navigator: Navigator)

  /// What the UI itself shows, not what the host believes; nil if there is nothing.
  ///
  /// A UI in the same process answers at once, and its stage needs no `async`.
  var picture: HostPicture? { get async }

  /// Waits a little, so that transitions are in progress.
  func waitAMoment() async

  /// Waits until nothing moves.
  ///
  /// A finger on the screen stays there.
  func settle() async

  /// The gestures that this UI has.
  var gestures: Set<HostGesture.Kind> { get }

  /// Makes a gesture, or ends the one in progress.
  ///
  /// A UI in another process has told its host of the gesture when this returns.
  ///
  /// - Returns: Whether the UI allows it; false if there is no such button, or it can't be touched now.
  func make(_ gesture: HostGesture) async -> Bool

  /// The UI's complaints since the last call, as a console would show them.
  func takeComplaints() async -> [String]
}

extension HostStage {
  /// Does nothing: the UI has no transitions.
  public func waitAMoment() async {}

  /// Returns no complaints.
  public func takeComplaints() -> [String] { [] }
}
