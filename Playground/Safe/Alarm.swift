import FlowKit

/// While it rings, nothing can be opened; what is open can be left.
@MainActor
public final class Alarm {
  private weak var navigator: Navigator?
  private var guarding: Registration?

  /// Makes an alarm that does not ring.
  public nonisolated init() {}

  /// Whether it rings.
  public var rings: Bool { guarding != nil }

  /// Refuses new screens of an app while the alarm rings.
  func watch(_ navigator: Navigator) { self.navigator = navigator }

  /// Begins to ring, or stops.
  public func ring() {
    if let guarding {
      guarding.cancel()
      self.guarding = nil
    } else {
      guarding = navigator?.guardActions { request in
        request.entering.isEmpty ? .allow : .refuse("the alarm rings")
      }
    }
  }
}
