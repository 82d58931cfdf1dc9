#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// The cards of a stack over each other.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct StackView: View {
    let stack: ShownStack
    @Environment(\.backButton) private var backButton

    var body: some View {
      let lowest = stack.cards.first, top = stack.cards.last
      ZStack {
        ForEach(stack.cards) { card in
          CardView(card: card)
            .environment(\.backButton, card === lowest ? backButton : .hosts)
            .modifier(Covered(isOn: card !== top))
            .transition(.move(edge: .trailing))
        }
      }
    }
  }

  /// Hides a view that lies under another one; its state stays.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
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
  private struct CardView: View {
    @Bindable var card: ShownCard

    var body: some View {
      if card.hasBars {
        NavigationStack(path: $card.path) {
          ZStack { EntryView(entry: card.root, isRoot: true) }  // a destination at nothing counts for nothing
            .navigationDestination(for: ShownLevel.self) { level in
              LevelView(level: level).modifier(ZoomTransition(anchor: level.zoom)).id(level)
            }
        }
      } else {
        EntryView(entry: card.root, isRoot: true)
      }
    }
  }

  /// What a level shows.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct LevelView: View {
    let level: ShownLevel

    var body: some View {
      ZStack {
        EntryView(entry: level.entry, isRoot: false)
          .id(level.entry.id)
          .transition(.push(from: .trailing))
      }
    }
  }
#endif
