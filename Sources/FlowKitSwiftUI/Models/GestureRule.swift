#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// Whether one of the user's gestures must ask first, for the view that allows it or doesn't.
  ///
  /// SwiftUI asks nobody when a gesture begins, so the view asks beforehand, in its body: what a screen's condition reads is
  /// observed, and SwiftUI draws the view again when it changes. What can't be observed is read again after each change of
  /// the tree.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class GestureRule {
    @ObservationIgnored private let action: NavigationAction
    /// How often the host has told that somebody may be asked; 0 if nobody may.
    private var count = 0
    /// The last answer, which stays when the entry has left, until its view is gone.
    @ObservationIgnored private var asked = false

    init(_ action: NavigationAction) {
      self.action = action
    }

    /// Notes whether somebody may be asked, whatever screens say at the moment.
    func update(mayAsk: Bool) { if mayAsk || count > 0 { count = mayAsk ? count + 1 : 0 } }

    /// Whether somebody must be asked now; a view's body calls this.
    func asks(from entry: ScreenID?, _ context: HostContext?) -> Bool {
      guard count > 0, let entry, let context else { return false }
      if context.navigator?.tree.contains(entry) == true { asked = context.asksBefore(action, from: entry) }
      return asked
    }
  }
#endif
