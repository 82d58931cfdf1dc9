public import FlowKit

/// A screen of the app that ``HostConformance`` runs on a host.
///
/// A stage shows it like any other screen, so that ``HostStage/picture`` can find its name on the UI.
@MainActor
public final class TrialScreen {
  /// Which screen it is: no other one of a trial has the same name.
  public let name: String
  /// How it is bound: for screens that a UI asks for more than a name.
  public let lets: Lets

  init(_ name: String, _ lets: Lets) {
    self.name = name
    self.lets = lets
  }
}
