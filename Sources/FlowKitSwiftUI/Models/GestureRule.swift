#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// Whether one of the user's gestures must ask first, for the view that allows it or doesn't.
  ///
  /// SwiftUI asks nobody when a gesture begins, so the view asks beforehand, in its body: what a screen's condition reads is
  /// observed, and SwiftUI draws the view again when it changes. A yes that reads nothing observable may be a no by the time
  /// of the gesture, and doesn't count.
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
      guard context.navigator?.tree.contains(entry) == true else { return asked }
      let (asks, isObserved) = observing { context.asksBefore(action, from: entry) }
      asked = asks || !isObserved
      return asked
    }

    /// Reads something, which a body that calls this observes, too, and tells whether that can be observed.
    private func observing(_ read: () -> Bool) -> (value: Bool, isObserved: Bool) {
      weak var kept: Kept?
      func track() -> Bool {
        let new = Kept()
        kept = new
        return withObservationTracking(read) { withExtendedLifetime(new) {} }
      }
      let value = track()
      return (value, kept != nil)
    }

    /// Lives on as long as a change would be told: if nothing observable was read, nobody keeps what is called then.
    private final class Kept: Sendable {}
  }
#endif
