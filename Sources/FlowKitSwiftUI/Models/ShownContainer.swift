#if canImport(SwiftUI)
  import FlowKit
  import Observation
  import SwiftUI

  /// A screen's children in order, and the selected one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownContainer {
    let id: ScreenID
    let kind: FlowChildren.Kind
    private(set) var children: [ShownChild] = []
    /// What is selected: set by the host, and by SwiftUI when the user taps a tab or turns a page.
    var selected: FlowID? {
      didSet { if !isOurs, let selected { host?.container(self, wasSetTo: selected, from: oldValue) } }
    }
    /// The visible column if there is room for only one.
    var compactColumn = NavigationSplitViewColumn.sidebar {
      didSet { if !isOurs, compactColumn != oldValue { host?.container(self, wentFrom: oldValue) } }
    }
    var visibility = NavigationSplitViewVisibility.all { didSet { if !isOurs { host?.columnsChanged(in: self) } } }
    /// What its children are shown in.
    let inside: Surroundings
    private(set) var isCompact = false
    @ObservationIgnored private(set) weak var host: SwiftUIHost?
    @ObservationIgnored private var isOurs = true

    init(_ container: NavigationTree.Container, _ outside: Surroundings, of host: SwiftUIHost) {
      id = container.id
      kind = container.kind
      inside = outside.inside(container.kind)
      self.host = host
      children = container.children.map { ShownChild($0.flow, $0.column) }
      selected = container.selected.map { container.children[$0].flow }
      compactColumn = column(selected)
      isOurs = false
      for (index, child) in children.enumerated() {
        child.stack = host.navigator?.tree.stack(ofChild: index, in: id).map { ShownStack($0, in: inside, of: host) }
      }
    }

    func show(_ container: NavigationTree.Container) {
      if children.map(\.flow) != container.children.map(\.flow) {
        children = container.children.map { child in
          children.first { $0.flow == child.flow } ?? ShownChild(child.flow, child.column)
        }
      }
      isOurs = true
      let flow = container.selected.map { container.children[$0].flow }
      if selected != flow { selected = flow }
      if kind == .split, compactColumn != column(flow) { compactColumn = column(flow) }
      if kind == .split, !isCompact, let used = child(flow), !shows(used) {
        visibility = used.column == .supplementary ? .doubleColumn : .all
      }
      isOurs = false
    }

    /// Records whether there is room for only one column.
    func becomes(compact: Bool) {
      if isCompact != compact { isCompact = compact }
      host?.columnsChanged(in: self)
      host?.updateGuards()
    }

    func child(_ flow: FlowID?) -> ShownChild? { children.first { $0.flow == flow } }

    private func column(_ flow: FlowID?) -> NavigationSplitViewColumn { child(flow)?.column?.native ?? .sidebar }

    /// The columns on the screen.
    var shownColumns: Set<SplitColumn> {
      let all = children.compactMap(\.column)
      if isCompact { return Set(all.filter { $0.native == compactColumn }) }
      switch visibility {
      case .detailOnly: return [.detail]
      case .doubleColumn: return Set(all.suffix(2))
      default: return Set(all)
      }
    }

    /// Whether a child is visible while the container is.
    func shows(_ child: ShownChild) -> Bool {
      switch kind {
      case .tabs, .pages: child.flow == selected
      case .split: child.column.map(shownColumns.contains) ?? true
      default: true
      }
    }
  }

  /// What a stack lies in.
  struct Surroundings {
    /// Whether it has no navigation bars, because it lies in a screen or a column that has one.
    var isPlain = false
    /// Whether its probes may say nothing, because it lies in pages (feedback-assistant/reports#411).
    ///
    /// Then nothing tells that the user goes back before the path is written, and an action meanwhile isn't held up. To
    /// take `onAppear` for it would be worse: in navigation stacks it comes for other levels, too, or not at all (SDK of
    /// iOS 18.4 and later, dev.classmethod.jp).
    var isSilent = false
    private var isInColumn = false

    /// What the children of a container lie in.
    func inside(_ kind: FlowChildren.Kind) -> Surroundings {
      Surroundings(
        isPlain: isPlain || kind == .embedded || kind == .split && isInColumn, isSilent: isSilent || kind == .pages,
        isInColumn: isInColumn || kind == .split)
    }
  }

  /// A child, and its stack once it has been shown.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownChild: Identifiable {
    let flow: FlowID
    let column: SplitColumn?
    var stack: ShownStack?

    nonisolated var id: FlowID { flow }

    init(_ flow: FlowID, _ column: SplitColumn?) {
      self.flow = flow
      self.column = column
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SplitColumn {
    var native: NavigationSplitViewColumn {
      switch self {
      case .primary: .sidebar
      case .supplementary: .content
      default: .detail
      }
    }
  }
#endif
