#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// An entry and the number of its screen: a travel can make a new screen with the same id.
  struct ShownID: Hashable {
    let id: ScreenID
    let life: Int
  }

  /// An entry with its screen, for as long as its view exists.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownEntry {
    let id: ShownID
    /// Nil if the entry left before it was drawn.
    let screen: AnyObject?
    /// What it contains; usually nil.
    let container: ShownContainer?
    let containerBox: ContainerBox?
    /// Whether going back from it must ask first, so that the host's button is there.
    var asksBeforeBack = false
    /// The phase of its view's appearance.
    @ObservationIgnored var phase = ProbePhase.gone

    /// What has reported that last.
    @ObservationIgnored weak var probe: AnyObject?
    /// Whether it has ever been seen coming.
    @ObservationIgnored var hasCome = false
    /// The number of its views, according to probes.
    @ObservationIgnored var drawn = 0
    /// The stack that it is drawn in.
    @ObservationIgnored private(set) weak var stack: ShownStack?

    init(_ id: ShownID, _ screen: AnyObject?, _ container: ShownContainer?, on stack: ShownStack) {
      self.stack = stack
      self.id = id
      self.screen = screen
      self.container = container
      containerBox = container.map { ContainerBox($0) }
    }
  }

  /// The phases of a view's appearance.
  enum ProbePhase {
    case coming, there, going, gone
  }
#endif
