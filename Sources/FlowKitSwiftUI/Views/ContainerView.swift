#if canImport(SwiftUI)
  public import FlowKit
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
  /// SwiftUI's modifiers for tabs and columns work from outside, such as `tabViewStyle(.sidebarAdaptable)` and
  /// `navigationSplitViewStyle(.balanced)`. The view is empty if the screen has no children.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct FlowChildrenView: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @Environment(\.containerBox) private var box

    /// Makes the view.
    ///
    /// - Parameter columnVisibility: Which columns of a split are visible if there is room for several: what the app
    ///   wants, and what the user has made of it. With nil, all of them are at first.
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>? = nil) {
      visibility = columnVisibility
    }

    /// The content of the view.
    public var body: some View {
      if let container = box?.object {
        switch container.kind {
        case .embedded: VStack { ForEach(container.children) { ChildView(child: $0) } }
        case .split: ColumnsView(container: container, wanted: visibility)
        case .pages: PagesView(container: container)
        default: TabsView(container: container)
        }
      }
    }
  }

  /// A child with its stack, once there is one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ChildView: View {
    let child: ShownChild

    var body: some View {
      if let stack = child.stack { StackView(stack: stack) } else { Color.clear }
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
  public struct FlowChildView: View {
    private let child: @MainActor (ShownContainer) -> ShownChild?
    @Environment(\.containerBox) private var box

    /// Shows the child of a flow.
    ///
    /// - Parameter flow: The flow of the child's root.
    public init(_ flow: Flow<some AnyObject>) { child = { [id = flow.id] in $0.child(id) } }

    /// Shows the child with an index.
    ///
    /// - Parameter index: The index, from 0.
    public init(_ index: Int) { child = { $0.children.indices.contains(index) ? $0.children[index] : nil } }

    /// The content of the view.
    public var body: some View {
      if let child = (box?.object).flatMap(child) { ChildView(child: child).id(child.flow) }
    }
  }
#endif
