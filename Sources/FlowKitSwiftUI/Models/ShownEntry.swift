#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// An entry, and which of its screens: a travel makes screens anew, under the ids that they had.
  struct ShownID: Hashable {
    let id: ScreenID
    let life: Int
  }

  /// An entry with its screen, as long as its view is there.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownEntry {
    let id: ShownID
    /// Nil for one that has left before it was drawn.
    let screen: AnyObject?
    /// What it contains; nil for nearly all.
    let container: ShownContainer?
    let containerBox: ContainerBox?
    /// Whether somebody has to be asked before the user goes back from it, so that the host's button is there.
    var asksBeforeBack = false
    /// How far its view has come.
    @ObservationIgnored var phase = ProbePhase.gone

    /// How many views of it there are, as far as probes tell.
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

  /// What a view is told of its coming and going.
  enum ProbePhase {
    case coming, there, going, gone
  }
#endif
