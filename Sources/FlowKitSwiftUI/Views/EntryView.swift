#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The view of one entry: the one registered for its screen, or its children.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct EntryView: View {
    let entry: ShownEntry
    let host: WeakHost
    let isRoot: Bool
    @Environment(\.isInLaterColumn) private var isInLaterColumn

    var body: some View {
      let hasBack = !isRoot || isInLaterColumn
      ContentView(entry: entry, host: host)
        .background { AppearanceProbe(entry: entry, host: host) }
        .environment(\.screenID, entry.id.id)
        .environment(\.isAtRoot, isRoot)
        .environment(\.containerBox, entry.containerBox)
        .environment(\.isInLaterColumn, false)
        .modifier(AskingBack(isAsking: hasBack && entry.asksBeforeBack, id: entry.id.id))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct ContentView: View {
    let entry: ShownEntry
    let host: WeakHost
    @Environment(\.flowViews) private var views

    var body: some View {
      if let screen = entry.screen {
        if let view = views?.view(of: screen) ?? screenView(screen) {
          view
        } else if entry.container != nil {
          FlowChildrenView()
        } else {
          MissingView(name: "\(type(of: screen))", id: entry.id.id, host: host)
        }
      }
    }

    /// The view of a screen that is a view controller.
    private func screenView(_ screen: AnyObject) -> AnyView? {
      #if canImport(UIKit) && !os(watchOS)
        if let controller = screen as? UIViewController { return AnyView(ControllerView(controller: controller)) }
      #endif
      return nil
    }
  }

  /// Replaces the view that a screen lacks.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct MissingView: View {
    let name: String
    let id: ScreenID
    let host: WeakHost

    var body: some View {
      Text(verbatim: "\(name) has no view")
        .foregroundStyle(Color.secondary)
        .onAppear {
          host.host?.tell(
            "there is no view for \(name)", of: id, helpedBy: "Add one to FlowView: views.show(\(name).self) { ... }.")
        }
    }
  }

  /// Replaces the system's back button if going back must ask first.
  ///
  /// Neither the system's button nor a swipe can be held up.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct AskingBack: ViewModifier {
    let isAsking: Bool
    let id: ScreenID
    @Environment(\.navigator) private var navigator

    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(isAsking)
        .toolbar {
          if isAsking {
            ToolbarItem(placement: Self.placement) {
              Button {
                navigator?.perform(.back, from: id)
              } label: {
                Image(systemName: "chevron.backward")
              }
            }
          }
        }
    }

    private static var placement: ToolbarItemPlacement {
      #if os(macOS)
        .navigation
      #else
        .topBarLeading
      #endif
    }
  }
#endif
