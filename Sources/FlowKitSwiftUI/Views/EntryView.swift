#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The view of one entry: the one registered for its screen, or its children.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct EntryView: View {
    let entry: ShownEntry
    let isRoot: Bool
    @Environment(\.backButton) private var backButton

    var body: some View {
      if let screen = entry.screen {
        let leadsBack = isRoot ? backButton : .systems
        ContentView(screen: screen, entry: entry)
          // Over it: bars go by the first scroll view that they find, and with something behind a list, large titles don't
          // collapse (siteline/SwiftUIRefresh#1).
          .overlay { AppearanceProbe(entry: entry) }
          .environment(\.screenID, entry.id)
          .environment(\.containerBox, entry.container.map(Weak.init))
          .modifier(BackButton(entry: entry, leadsBack: leadsBack))
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ContentView: View {
    let screen: AnyObject
    let entry: ShownEntry
    @Environment(\.flowViews) private var views

    var body: some View {
      if let view = views?.view(of: screen) ?? screenView {
        view
      } else if entry.container != nil {
        FlowChildrenView()
      } else {
        Text(verbatim: "\(type(of: screen)) has no view").foregroundStyle(Color.secondary).onAppear(perform: tellNoView)
      }
    }

    private func tellNoView() {
      let name = "\(type(of: screen))"
      entry.host?.tell(
        "there is no view for \(name)", of: entry.id,
        helpedBy: "Add one to FlowView: views.show(\(name).self) { ... }.")
    }

    /// The view of a screen that is a view controller.
    private var screenView: AnyView? {
      #if canImport(UIKit) && !os(watchOS)
        if let controller = screen as? UIViewController { return AnyView(ControllerView(controller: controller)) }
      #endif
      return nil
    }
  }

  /// Replaces the system's back button where going back must ask first, or where there is none.
  ///
  /// Neither the system's button nor a swipe can be held up.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct BackButton: ViewModifier {
    let entry: ShownEntry
    let leadsBack: BackButtonOwner?
    @Environment(\.flowNavigator) private var navigator

    func body(content: Content) -> some View {
      let id = entry.id
      let hidesSystems = leadsBack != nil && entry.wayBack.asks(from: id, entry.host?.context)
      let hasOwn = hidesSystems || leadsBack == .hosts
      content
        // Beside the content, and only if it is hidden: around it, this would replace what the app says.
        .overlay {
          if hidesSystems {
            Color.clear.navigationBarBackButtonHidden(true).accessibilityHidden(true).allowsHitTesting(false)
          }
        }
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
