#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import FlowKit
  import Foundation
  import Observation
  import SwiftUI
  import UIKit

  /// A screen that is a view controller: below the bars, as in UIKit, with its title and its bar items.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct ControllerView: View {
    let controller: UIViewController
    @State private var bar = ControllerBar()

    var body: some View {
      ControllerHolder(controller: controller)
        .ignoresSafeArea()
        .navigationTitle(bar.title)
        .onAppear { bar.show(controller) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ControllerHolder: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
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
        ]
      #endif
    }

    private func copy(_ controller: UIViewController) {
      let item = controller.navigationItem, new = item.title ?? controller.title ?? ""
      if title != new { title = new }
      guard let bar = controller.parent?.navigationItem, bar !== item else { return }
      // What the controller has not set is SwiftUI's, such as the host's back button.
      if item.leftBarButtonItems?.isEmpty == false || hasLeft {
        bar.leftBarButtonItems = item.leftBarButtonItems
        hasLeft = true
      }
      if item.rightBarButtonItems?.isEmpty == false || hasRight {
        bar.rightBarButtonItems = item.rightBarButtonItems
        hasRight = true
      }
      if let view = item.titleView { bar.titleView = view }
      #if !os(tvOS)
        bar.prompt = item.prompt
        bar.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
      #endif
    }
  }
#endif
