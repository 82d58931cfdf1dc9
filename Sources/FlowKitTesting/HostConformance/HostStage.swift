public import FlowKit

/// A kind of host on trial, with its UI and its user: what there is to see, and what fingers can do.
///
/// It is written once for each kind of host, and handed to ``HostConformance``. The screens to be shown are
/// ``TrialScreen``s.
@MainActor
public protocol HostStage: AnyObject {
  /// Shows a navigator on a new host of this kind and a new UI, instead of the ones before, by
  /// `navigator.attach(_:)`.
  ///
  /// A UI that was there before is closed.
  func show(_ navigator: Navigator)

  /// What is to be seen on the UI itself, not what the host believes to show; nil where there is nothing.
  var picture: HostPicture? { get }

  /// Lets a little time pass, so that what moves is in the middle of it.
  func waitAMoment() async

  /// Lets time pass until nothing moves.
  ///
  /// A finger that is on the screen stays there.
  func settle() async

  /// The gestures that this UI has.
  var gestures: Set<HostGesture.Kind> { get }

  /// Makes a gesture, or ends the one that has begun.
  ///
  /// - Returns: Whether the UI let the user do this; false where there is no such button, or it is not to be touched now.
  func make(_ gesture: HostGesture) -> Bool

  /// What the UI has complained about since this was asked last, as a console would show it.
  func takeComplaints() -> [String]
}

extension HostStage {
  /// The UI has no time.
  public func waitAMoment() async {}

  /// Nothing to complain about.
  public func takeComplaints() -> [String] { [] }
}
