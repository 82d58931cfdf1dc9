#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// Pages; tabs on macOS.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct PagesView: View {
    @Bindable var container: ShownContainer

    var body: some View {
      #if os(macOS)
        TabsView(container: container)
      #else
        TabView(selection: $container.selected) {
          ForEach(container.children) { child in
            PageView(child: child, pages: container).tag(Optional(child.flow))
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .automatic))
      #endif
    }
  }

  /// A page; one that has not been shown yet shows its screen, made ahead, while a finger reveals it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct PageView: View {
    let child: ShownChild
    let pages: ShownContainer
    @State private var ahead: AnyObject?
    @Environment(\.flowViews) private var views

    var body: some View {
      if let stack = child.stack {
        StackView(stack: stack)
      } else {
        Color.clear
          .overlay {
            ahead.flatMap { views?.view(of: $0) }.environment(\.containerBox, nil).environment(\.screenID, nil)
          }
          .onAppear { ahead = screenAhead }
          .onDisappear {
            if let ahead { pages.host?.context?.letGo(ofScreenAhead: ahead) }
            ahead = nil
          }
      }
    }

    /// The screen, unless a guard must be asked before it is shown.
    private var screenAhead: AnyObject? {
      guard let context = pages.host?.context, context.navigator?.tree.contains(pages.id) == true,
        let index = pages.children.firstIndex(where: { $0 === child }),
        !context.asksBefore(.select(index), from: pages.id), let made = context.screenAhead(of: child.flow),
        made.isNew
      else { return nil }
      return made.screen
    }
  }
#endif
