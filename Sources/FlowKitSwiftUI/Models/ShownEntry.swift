#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// An entry with its screen.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownEntry: Identical {
    let id: ScreenID
    /// Nil until there is one: those of a restored place are made when the host shows it, because SwiftUI evaluates also
    /// what is covered, and an app's screen must not be made in a body (swift-navigation#106).
    var screen: AnyObject?
    /// What it contains; usually nil.
    let container: ShownContainer?
    /// Going back from it; if that must ask first, the host's button is there.
    @ObservationIgnored let wayBack = GestureRule(.back())
    /// The phase of its view's appearance.
    @ObservationIgnored var phase = ProbePhase.gone

    /// What has reported that last.
    @ObservationIgnored weak var probe: AnyObject?
    /// Whether it has been seen coming, in the stack that it is in.
    @ObservationIgnored var hasCome = false
    /// The number of its views, according to probes.
    @ObservationIgnored var drawn = 0
    /// The stack that it is in.
    @ObservationIgnored weak var stack: ShownStack?
    @ObservationIgnored private(set) weak var host: SwiftUIHost?

    init(_ id: ScreenID, _ screen: AnyObject?, _ container: ShownContainer?, on stack: ShownStack) {
      self.stack = stack
      host = stack.host
      self.id = id
      self.screen = screen
      self.container = container
    }
  }

  /// The phases of a view's appearance.
  enum ProbePhase {
    case coming, there, going, gone
  }

  /// An object that is equal to itself only.
  protocol Identical: AnyObject, Hashable {}

  extension Identical {
    nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Refers to an object without keeping it alive, as SwiftUI keeps its environments longer than views
  /// (hmlongco/Navigator#112).
  struct Weak<Object: AnyObject>: Equatable {
    private(set) weak var object: Object?

    init(_ object: Object?) { self.object = object }

    static func == (left: Weak, right: Weak) -> Bool { left.object === right.object }
  }
#endif
