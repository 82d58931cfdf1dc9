#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// The cards of a stack over each other.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct StackView: View {
    let stack: ShownStack
    @Environment(\.wayOut) private var wayOut

    var body: some View {
      let lowest = stack.cards.first, top = stack.cards.last
      ZStack {
        ForEach(stack.cards) { card in
          CardView(card: card)
            .environment(\.wayOut, card === lowest ? wayOut : .hosts)
            .modifier(Covered(isOn: card !== top))
            .transition(.move(edge: .trailing))
        }
      }
    }
  }

  /// Hides a view that lies under another one; its state stays.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct Covered: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      content
        .opacity(isOn ? 0 : 1)
        .disabled(isOn)
        .accessibilityHidden(isOn)
        // Without it, a view that leaves is drawn below those that stay.
        .zIndex(isOn ? 0 : 1)
    }
  }

  /// A navigation stack, or a container of children by itself.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct CardView: View {
    @Bindable var card: ShownCard

    var body: some View {
      if card.hasBars {
        NavigationStack(path: $card.path) {
          LevelView(level: card.root)
            .navigationDestination(for: ShownLevel.self) { level in
              LevelView(level: level).modifier(ZoomTransition(anchor: level.zoom)).id(level)
            }
        }
      } else {
        LevelView(level: card.root)
      }
    }
  }

  /// What a level shows.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct LevelView: View {
    let level: ShownLevel

    var body: some View {
      ZStack {
        if let id = level.id, let stack = level.stack, let host = stack.host {
          if level.isReady {
            EntryView(entry: host.entry(id, on: stack), host: WeakHost(host), below: level.below)
              .id(id)
              .transition(.push(from: .trailing))
          } else {
            Color.clear.onAppear { level.prepare() }
          }
        }
      }
    }
  }

  /// A weak reference to the host, for views.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct WeakHost: Equatable {
    weak var host: SwiftUIHost?

    init(_ host: SwiftUIHost?) { self.host = host }

    static func == (left: WeakHost, right: WeakHost) -> Bool { left.host === right.host }
  }

  /// What leads back from the root of a stack to what is around it.
  enum WayOut {
    case nothing
    /// The host's button.
    case hosts
    /// SwiftUI's button, from a column to the one before it.
    case systems
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension EnvironmentValues {
    var wayOut: WayOut {
      get { self[WayOutKey.self] }
      set { self[WayOutKey.self] = newValue }
    }
  }

  private struct WayOutKey: EnvironmentKey {
    static var defaultValue: WayOut { .nothing }
  }
#endif
