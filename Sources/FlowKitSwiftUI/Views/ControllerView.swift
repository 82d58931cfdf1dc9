#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import FlowKit
  import Foundation
  import Observation
  import SwiftUI
  import UIKit

  /// A screen that is a view controller: below the bars, as in UIKit, with its title and its bar items.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ControllerView: View {
    let controller: UIViewController
    @State private var bar = ControllerBar()

    var body: some View {
      ControllerHolder(controller: controller, bar: bar)
        .ignoresSafeArea()
        .navigationTitle(bar.title)
        .onAppear { bar.show(controller) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ControllerHolder: UIViewControllerRepresentable {
    let controller: UIViewController
    let bar: ControllerBar

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Context) { bar.copyBar(of: controller) }
  }

  /// Copies a controller's navigation item to that of SwiftUI's controller around it, whose bar it is.
  ///
  /// SwiftUI ignores the navigation item of a controller inside its views. Others copy it, too
  /// (GetStream/stream-chat-swift#857, woocommerce/woocommerce-ios#5882).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ControllerBar {
    /// SwiftUI shows this one itself.
    private(set) var title = ""
    @ObservationIgnored private var hasLeft = false
    @ObservationIgnored private var hasRight = false
    #if canImport(ObjectiveC)
      @ObservationIgnored private var observations: [NSKeyValueObservation] = []
    #endif

    nonisolated init() {}

    /// Shows what the controller has now, and what it sets later.
    func show(_ controller: UIViewController) {
      controller.loadViewIfNeeded()  // most set their items there
      copy(controller)
      #if canImport(ObjectiveC)
        guard observations.isEmpty else { return }
        let changed: @Sendable () -> Void = { [weak self, weak controller] in
          MainActor.assumeIsolated { if let controller { self?.copy(controller) } }
        }
        observations = [
          controller.navigationItem.observe(\.title) { _, _ in changed() },
          controller.navigationItem.observe(\.leftBarButtonItems) { _, _ in changed() },
          controller.navigationItem.observe(\.rightBarButtonItems) { _, _ in changed() },
          // Nobody promises that those tell when the controller sets one item.
          controller.navigationItem.observe(\.leftBarButtonItem) { _, _ in changed() },
          controller.navigationItem.observe(\.rightBarButtonItem) { _, _ in changed() },
          controller.navigationItem.observe(\.titleView) { _, _ in changed() },
        ]
        #if !os(tvOS)
          observations += [
            controller.navigationItem.observe(\.prompt) { _, _ in changed() },
            controller.navigationItem.observe(\.searchController) { _, _ in changed() },
            controller.navigationItem.observe(\.largeTitleDisplayMode) { _, _ in changed() },
          ]
        #endif
      #endif
    }

    private func copy(_ controller: UIViewController) {
      let item = controller.navigationItem, new = item.title ?? controller.title ?? ""
      if title != new { title = new }
      copyBar(of: controller)
    }

    /// Copies what SwiftUI doesn't show itself; what is the same isn't set again, because that may move the bar.
    ///
    /// What the controller has not set is SwiftUI's, such as the host's back button.
    func copyBar(of controller: UIViewController) {
      let item = controller.navigationItem
      guard let bar = controller.parent?.navigationItem, bar !== item else { return }
      if item.leftBarButtonItems?.isEmpty == false || hasLeft {
        if bar.leftBarButtonItems != item.leftBarButtonItems { bar.leftBarButtonItems = item.leftBarButtonItems }
        hasLeft = true
      }
      if item.rightBarButtonItems?.isEmpty == false || hasRight {
        if bar.rightBarButtonItems != item.rightBarButtonItems { bar.rightBarButtonItems = item.rightBarButtonItems }
        hasRight = true
      }
      if let view = item.titleView, bar.titleView !== view { bar.titleView = view }
      #if !os(tvOS)
        if bar.prompt != item.prompt { bar.prompt = item.prompt }
        bar.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
        if item.largeTitleDisplayMode != .automatic, bar.largeTitleDisplayMode != item.largeTitleDisplayMode {
          bar.largeTitleDisplayMode = item.largeTitleDisplayMode
        }
        if let search = item.searchController, bar.searchController !== search { bar.searchController = search }
        if let title = item.backButtonTitle { bar.backButtonTitle = title }
      #endif
      #if canImport(ObjectiveC) && !os(tvOS)
        copyAppearance(item, to: bar)
      #endif
    }

    #if canImport(ObjectiveC) && !os(tvOS)
      private func copyAppearance(_ item: UINavigationItem, to bar: UINavigationItem) {
        if let standard = item.standardAppearance { bar.standardAppearance = standard }
        if let compact = item.compactAppearance { bar.compactAppearance = compact }
        if let atEdge = item.scrollEdgeAppearance { bar.scrollEdgeAppearance = atEdge }
        if let compact = item.compactScrollEdgeAppearance { bar.compactScrollEdgeAppearance = compact }
        if item.searchController != nil { bar.hidesSearchBarWhenScrolling = item.hidesSearchBarWhenScrolling }
        #if os(iOS) && compiler(>=6.2)
          if #available(iOS 26, *), let subtitle = item.subtitle { bar.subtitle = subtitle }
        #endif
      }
    #endif
  }
#endif
