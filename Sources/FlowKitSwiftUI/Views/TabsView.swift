#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// Tabs; with roles and sections where the system has them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct TabsView: View {
    @Bindable var container: ShownContainer
    @Environment(\.flowViews) private var views

    var body: some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *),
        container.host?.platform.hasTabContent != false
      {
        TabView(selection: $container.selected) {
          ForEach(container.sections(views)) { section($0) }
        }
      } else {
        TabView(selection: $container.selected) {
          ForEach(container.children) { child in
            ChildView(child: child)
              .tabItem { views?.label(of: child.flow) }
              #if !os(tvOS) && !os(watchOS)
                .badge(views?.badge(of: child.flow))
              #endif
              .tag(Optional(child.flow))
          }
        }
      }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @TabContentBuilder<FlowID?>
    private func section(_ section: ShownSection) -> some TabContent<FlowID?> {
      if let title = section.title {
        TabSection(title) {
          ForEach(section.children) { tab($0) }
        }
      } else {
        ForEach(section.children) { tab($0) }
      }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    private func tab(_ child: ShownChild) -> some TabContent<FlowID?> {
      Tab(value: Optional(child.flow), role: views?.role(of: child.flow)) {
        ChildView(child: child)
      } label: {
        views?.label(of: child.flow)
      }
      #if !os(tvOS) && !os(watchOS)
        .badge(views?.badge(of: child.flow).map { Text(verbatim: $0) })
      #endif
    }
  }

  /// Tabs that follow each other and belong together; without a title, those of no section.
  struct ShownSection: Identifiable {
    let id: Int
    let title: String?
    var children: [ShownChild]
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ShownContainer {
    fileprivate func sections(_ views: FlowViews?) -> [ShownSection] {
      var sections: [ShownSection] = []
      for child in children {
        let title = views?.section(of: child.flow)
        if sections.last.map({ $0.title == title }) != true {
          sections.append(ShownSection(id: sections.count, title: title, children: []))
        }
        sections[sections.count - 1].children.append(child)
      }
      return sections
    }
  }
#endif
