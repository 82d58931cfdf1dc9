#if canImport(SwiftUI)
  public import FlowKit
  import Foundation
  public import SwiftUI

  /// Shows the children of its screen in the standard way: tabs, pages, or columns; embedded children in a vertical
  /// stack.
  ///
  /// If a container's screen has no view, this view shows it. If it has one, place this view inside:
  ///
  /// ```swift
  /// views.show(HomeTabs.self) { home in
  ///   FlowChildrenView().overlay { MiniPlayer(home.player) }
  /// }
  /// ```
  ///
  /// The view is empty if the screen has no children.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public struct FlowChildrenView: View {
    @Environment(\.containerBox) private var box

    /// Makes the view.
    public init() {}

    /// The content of the view.
    public var body: some View {
      if let container = box?.container { ContainerView(container: container) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct ContainerView: View {
    let container: ShownContainer

    var body: some View {
      if container.kind == .embedded {
        VStack { ForEach(container.children) { ChildView(child: $0) } }
      } else if container.kind == .split {
        ColumnsView(container: container)
      } else if container.kind == .pages {
        #if os(macOS)
          TabsView(container: container)
        #else
          TabsView(container: container).tabViewStyle(.page(indexDisplayMode: .automatic))
        #endif
      } else {
        TabsView(container: container)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct TabsView: View {
    @Bindable var container: ShownContainer
    @Environment(\.flowViews) private var views

    var body: some View {
      TabView(selection: $container.selected) {
        ForEach(container.children) { child in
          ChildView(child: child, pages: container.kind == .pages ? container : nil)
            .tabItem { views?.label(of: child.flow) }
            #if !os(tvOS) && !os(watchOS)
              .badge(views?.badge(of: child.flow))
            #endif
            .tag(Optional(child.flow))
        }
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct ColumnsView: View {
    @Bindable var container: ShownContainer
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.wayOut) private var wayOut

    var body: some View {
      columns
        .onChange(of: sizeClass, initial: true) { _, new in container.becomes(compact: new == .compact) }
    }

    @ViewBuilder private var columns: some View {
      if container.inside.isPlain {
        HStack {
          ForEach(container.children) { child in
            let isShown = container.shows(child)
            ChildView(child: child).modifier(Covered(isOn: !isShown)).frame(maxWidth: isShown ? .infinity : 0)
          }
        }
      } else if container.children.count == 3 {
        NavigationSplitView(columnVisibility: $container.visibility, preferredCompactColumn: $container.compactColumn) {
          column(0)
        } content: {
          column(1)
        } detail: {
          column(2)
        }
      } else {
        NavigationSplitView(columnVisibility: $container.visibility, preferredCompactColumn: $container.compactColumn) {
          column(0)
        } detail: {
          column(1)
        }
      }
    }

    private func column(_ index: Int) -> some View {
      let wayOut: WayOut = index == 0 ? wayOut : sizeClass == .compact ? .systems : .nothing
      return ChildView(child: container.children[index]).environment(\.wayOut, wayOut)
    }
  }

  /// A child with its stack, once there is one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct ChildView: View {
    let child: ShownChild
    /// The container, if a finger may reveal the child before it is selected.
    var pages: ShownContainer?

    var body: some View {
      if let stack = child.stack {
        StackView(stack: stack)
      } else if let pages {
        PageAheadView(child: child, pages: pages)
      } else {
        Color.clear
      }
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

  /// Shows one of the children that a screen embeds, inside the screen's own view.
  ///
  /// ```swift
  /// views.show(PlayerScreen.self) { player in
  ///   VStack {
  ///     ControlsView(player)
  ///     FlowChildView(shop.queue)
  ///   }
  /// }
  /// ```
  ///
  /// The view is empty if its screen embeds no such child. If you place a child twice, it is shown twice.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public struct FlowChildView: View {
    private enum Choice: Equatable {
      case flow(FlowID)
      case index(Int)
    }

    private let choice: Choice
    @Environment(\.containerBox) private var box

    /// Shows the child of a flow.
    ///
    /// - Parameter flow: The flow of the child's root.
    public init(_ flow: Flow<some AnyObject>) { choice = .flow(flow.id) }

    /// Shows the child with an index.
    ///
    /// - Parameter index: The index, from 0.
    public init(_ index: Int) { choice = .index(index) }

    /// The content of the view.
    public var body: some View {
      if let child { ChildView(child: child).id(child.flow) }
    }

    private var child: ShownChild? {
      guard let container = box?.container else { return nil }
      switch choice {
      case .flow(let flow): return container.child(flow)
      case .index(let index): return container.children.indices.contains(index) ? container.children[index] : nil
      }
    }
  }
#endif
