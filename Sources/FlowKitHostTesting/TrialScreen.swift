/// A screen of the app that ``HostConformance`` runs on a host.
///
/// A stage shows it like any other screen, so that ``HostStage/picture`` can find its name on the UI.
@MainActor
public final class TrialScreen {
  /// The name of the screen, unique in its session.
  public let name: String

  init(_ name: String) {
    self.name = name
  }
}
