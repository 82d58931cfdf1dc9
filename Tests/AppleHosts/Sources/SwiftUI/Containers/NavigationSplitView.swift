public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let compact: Binding<NavigationSplitViewColumn>
  let visibility: Binding<NavigationSplitViewVisibility>

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    compact = preferredCompactColumn
    visibility = columnVisibility
  }

  @MainActor public func update(_ node: ViewNode) {
    let element = node.element as? SplitElement ?? SplitElement(node)
    if node.element == nil, node.isIn(StackElement.self) || node.isIn(SplitElement.self) {
      node.runtime.complain("A NavigationSplitView is inside a NavigationStack, or another one.")
    }
    node.element = element
    element.read = { compact.wrappedValue }
    element.write = { compact.wrappedValue = $0 }
    element.visibility = visibility
    var columns: [(NavigationSplitViewColumn, any View)] = [(.sidebar, sidebar)]
    if let content { columns.append((.content, content)) }
    columns.append((.detail, detail))
    element.update(columns)
  }
}

extension NavigationSplitView where Content == EmptyView {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), nil, detail())
    compact = preferredCompactColumn
    visibility = columnVisibility
  }
}

/// Columns: all of them, or the one that is preferred where there is little room.
@MainActor
final class SplitElement: Element {
  private(set) weak var node: ViewNode?
  var read: () -> NavigationSplitViewColumn = { .sidebar }
  var write: (NavigationSplitViewColumn) -> Void = { _ in }
  var visibility = Binding<NavigationSplitViewVisibility>.constant(.all)
  private(set) var columns: [(column: NavigationSplitViewColumn, node: ViewNode)] = []
  private(set) var preferred = NavigationSplitViewColumn.sidebar
  private(set) var shown = NavigationSplitViewVisibility.all

  init(_ node: ViewNode) { self.node = node }

  var isSurfaceHolder: Bool { true }
  var isCollapsed: Bool { node?.environment.horizontalSizeClass == .compact }

  func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]? {
    columns.map { ($0.node, isShown($0.column) ? .visible : .hidden) }
  }

  private func isShown(_ column: NavigationSplitViewColumn) -> Bool {
    if isCollapsed { return column == preferred }
    switch shown {
    case .detailOnly: return column == .detail
    case .doubleColumn: return columns.suffix(2).contains { $0.column == column }
    default: return true
    }
  }

  /// Taps the button that shows and hides the first column.
  func toggleSidebar() {
    visibility.wrappedValue = shown == .detailOnly ? .all : .detailOnly
    node?.runtime.needFrame()
  }

  func update(_ views: [(NavigationSplitViewColumn, any View)]) {
    guard let node else { return }
    (preferred, shown) = node.track { (read(), visibility.wrappedValue) }
    columns = views.map { ($0.0, node.child(AnyHashable($0.0), $0.1)) }
  }

  /// Taps back at the root of a column, where there is little room.
  func back(from column: NavigationSplitViewColumn) -> Bool {
    guard let node, isCollapsed, column == preferred, let index = columns.firstIndex(where: { $0.column == column }),
      index > 0
    else { return false }
    preferred = columns[index - 1].column
    write(preferred)
    node.runtime.needFrame()
    return true
  }
}
