#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// Pages; tabs on macOS.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct PagesView: View {
    @Bindable var container: ShownContainer

    var body: some View {
      #if os(macOS)
        TabsView(container: container)
      #else
        TabView(selection: $container.page) {
          ForEach(container.pages) { page in
            PageView(page: page, container: container).tag(Optional(page))
          }
        }
        // There would be dots for the copies, too.
        .tabViewStyle(.page(indexDisplayMode: container.loops ? .never : .automatic))
      #endif
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ShownContainer {
    /// The pages in order.
    ///
    /// SwiftUI's have ends, so in a loop a copy of the last page comes before the first one, and a
    /// copy of the first page after the last one; whoever gets there gets to the page itself.
    var pages: [ShownPage] {
      let pages = children.map { ShownPage(flow: $0.flow) }
      guard loops, pages.count > 1, let first = pages.first, let last = pages.last else { return pages }
      return [ShownPage(flow: last.flow, copy: .before)] + pages + [ShownPage(flow: first.flow, copy: .after)]
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct PageView: View {
    let page: ShownPage
    let container: ShownContainer

    var body: some View {
      if let child = container.child(page.flow) {
        if child.stack == nil {
          PageAheadView(child: child, pages: container)
        } else if page.copy == nil {
          ChildView(child: child)
        } else {
          PageCopyView(child: child)
        }
      }
    }
  }

  /// What a finger sees of a page on the way to it from the other end; nobody uses it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct PageCopyView: View {
    let child: ShownChild
    @Environment(\.flowViews) private var views

    var body: some View {
      NavigationStack {
        if let stack = child.stack, let level = stack.cards.last?.levels.last, level.isReady, let top = level.id,
          let screen = stack.host?.entry(top, on: stack).screen
        {
          views?.view(of: screen)
            .environment(\.containerBox, nil)
            .environment(\.screenID, nil)
        }
      }
      .disabled(true)
      .accessibilityHidden(true)
    }
  }

  /// A page that has not been shown yet and that a finger reveals: its screen is made ahead.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct PageAheadView: View {
    let child: ShownChild
    let pages: ShownContainer
    @State private var ahead = ScreenAhead()
    @Environment(\.flowViews) private var views

    var body: some View {
      Color.clear
        .overlay {
          ahead.screen.flatMap { views?.view(of: $0) }
            .environment(\.containerBox, nil)
            .environment(\.screenID, nil)
        }
        .onAppear { ahead.begin(child, pages) }
        .onDisappear { ahead.end() }
    }
  }
#endif
