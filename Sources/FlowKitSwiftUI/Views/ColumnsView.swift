#if canImport(SwiftUI)
  import FlowKit
  import Foundation
  import SwiftUI

  /// Columns; one if there is little room.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ColumnsView: View {
    @Bindable var container: ShownContainer
    /// The visible columns that the app wants, and shares.
    let wanted: Binding<NavigationSplitViewVisibility>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.backButton) private var backButton
    @Environment(\.flowViews) private var views

    var body: some View {
      columns
        .onChange(of: sizeClass, initial: true) { _, new in container.becomes(compact: new == .compact) }
        .onChange(of: wanted?.wrappedValue, initial: true) { _, new in
          if let new, container.visibility != new { container.visibility = new }
        }
        .onChange(of: container.visibility) { _, new in
          if let wanted, wanted.wrappedValue != new { wanted.wrappedValue = new }
        }
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
      let backButton = index == 0 ? backButton : sizeClass == .compact ? .systems : nil
      let child = container.children[index]
      return ChildView(child: child)
        .environment(\.backButton, backButton)
        .applying(if: views?.width(of: child.flow)) { content, width in
          content.navigationSplitViewColumnWidth(min: width.min, ideal: width.ideal, max: width.max)
        }
    }
  }
#endif
