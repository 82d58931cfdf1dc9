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
    let below: ShownLevel.Below
    @Environment(\.wayOut) private var wayOut

    var body: some View {
      ContentView(entry: entry, host: host)
        .background { AppearanceProbe(entry: entry, host: host) }
        .environment(\.screenID, entry.id.id)
        .environment(\.containerBox, entry.containerBox)
        .modifier(BackButton(hidesSystems: hidesSystems, hasOwn: hasOwn, id: entry.id.id))
    }

    private var leadsBack: WayOut {
      switch below {
      case .entry: .systems
      case .hiddenOverEntry: .hosts
      case .hidden: wayOut == .nothing ? .nothing : .hosts
      case .nothing: wayOut
      }
    }

    private var isAsking: Bool { entry.asksBeforeBack && leadsBack != .nothing }

    /// SwiftUI's button would lead to a level whose entry has left.
    private var isOverHidden: Bool { below == .hidden || below == .hiddenOverEntry }

    private var hidesSystems: Bool { isAsking || isOverHidden }

    private var hasOwn: Bool { isAsking || leadsBack == .hosts }
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

  /// Replaces the system's back button where going back must ask first, or leads to another place than the system's.
  ///
  /// Neither the system's button nor a swipe can be held up.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct BackButton: ViewModifier {
    let hidesSystems: Bool
    let hasOwn: Bool
    let id: ScreenID
    @Environment(\.flowNavigator) private var navigator

    func body(content: Content) -> some View {
      content
        // Beside the content, and only if it is hidden: around it, this would replace what the app says.
        .background { if hidesSystems { Color.clear.navigationBarBackButtonHidden(true).accessibilityHidden(true) } }
        .toolbar {
          if hasOwn {
            ToolbarItem(placement: Self.placement) {
              Button {
                navigator?.perform(.back(), from: id)
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
