extension Lets {
  /// The same verbs for the app: what they do is no wish of this screen.
  ///
  /// Use it for what has to be seen whichever screen is in front, such as the error of a save that ends when its screen is covered:
  ///
  /// ```swift
  /// screen.onSaveFailed = lets.app.present(saveFailed, as: .alert)
  /// ```
  ///
  /// The actions act from the visible screen, as those that are performed on the navigator, also if this screen is covered
  /// or has left. What they present belongs to the app: it lies above everything, and stays when something leaves beneath
  /// it, this screen too: see <doc:WhatEveryActionMeans#Whose-a-modal-is>.
  ///
  /// Sequences, tasks, and results still belong to this screen, and end with it.
  public var app: Lets { Lets(ScreenLife(life.caller, AppPerformer(life)), recorder: recorder?.ofApp) }
}

/// Performs a screen's actions as the app's.
@MainActor
private final class AppPerformer: ForwardingPerformer {
  private let life: ScreenLife

  init(_ life: ScreenLife) {
    self.life = life
  }

  var next: (any ActionPerformer)? { life.performer }

  /// The screen that has asked closes what has answered, although the app presents it.
  private func ofApp(_ action: NavigationAction) -> NavigationAction { action.closing == nil ? action.ofApp : action }

  func perform(_ action: NavigationAction, for caller: Caller) throws(Unperformed) -> NavigationOutcome {
    try life.performing(ofApp(action))
  }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await life.performAwaiting(ofApp(action))
  }

  func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool {
    life.wouldIgnore { action().ofApp }
  }

  func attachments(of caller: Caller) -> ScreenAttachments? { life.belongings }
}
