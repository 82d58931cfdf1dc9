#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// A view controller that shows its screen's children inside itself: those of an `.embedded` container.
  ///
  /// ```swift
  /// extension DashboardViewController: ChildEmbedding {
  ///   func view(forChild flow: FlowID) -> UIView? { flow == dashboard.news.id ? newsArea : chartArea }
  /// }
  /// ```
  @MainActor
  public protocol ChildEmbedding: UIViewController {
    /// The view that a child fills; nil to leave it out. The controller's own view is loaded.
    func view(forChild flow: FlowID) -> UIView?
  }

  /// Children inside the view controller of the screen.
  final class EmbeddedContents: ShownContents {
    /// What the screen has been given; it may have other children of its own.
    private var embedded: [FlowNavigationController] = []

    override func prepare(_ child: ShownChild) { child.stack.hidesBarAtRoot = true }

    override func build(_ host: UIKitHost) -> UIViewController? {
      guard let controller = ownController(host) else { return nil }
      if !(controller is any ChildEmbedding), host.registry.isFirst("children of \(type(of: controller))") {
        host.context?.tellNotShown(
          "\(type(of: controller)) does not show the children of its screen", of: id,
          helpedBy: "Let it conform to ChildEmbedding.")
      }
      embedChildren(in: controller)
      return controller
    }

    override func show(_ motion: Motion) {
      super.show(motion)
      if let frame { embedChildren(in: frame) }
    }

    private func embedChildren(in controller: UIViewController) {
      guard let embedding = controller as? any ChildEmbedding else { return }
      let stacks = children.map(\.stack.controller)
      for stack in embedded where !stacks.contains(stack) && stack.parent === controller { stack.unembed() }
      embedded = stacks
      controller.loadViewIfNeeded()
      for child in children where child.stack.controller.parent !== controller {
        embedding.view(forChild: child.flow).map { controller.embed(child.stack.controller, in: $0) }
      }
    }
  }
#endif
