#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The view of one entry: what was registered for its screen, or what it contains.
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

    /// A screen that is what is to be seen itself.
    private func screenView(_ screen: AnyObject) -> AnyView? {
      #if canImport(UIKit) && !os(watchOS)
        if let controller = screen as? UIViewController { return AnyView(ControllerView(controller: controller)) }
      #endif
      return nil
    }
  }

  /// Stands where a screen has no view.
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

  /// Puts a button in the place of the system's, where somebody has to be asked before going back: neither that button nor
  /// a swipe can be held up.
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
