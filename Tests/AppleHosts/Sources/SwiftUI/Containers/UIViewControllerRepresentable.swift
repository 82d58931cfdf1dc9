public import UIKit

@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View, ControllerHolder where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(macOS, unavailable)
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public var body: Never { preconditionFailure("a representable has no body") }
}

@available(macOS, unavailable)
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@available(macOS, unavailable)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// What the runtime asks of a representable.
@MainActor @preconcurrency
public protocol ControllerHolder {
  func updateLeaf(_ node: ViewNode)
}

/// Keeps the controller of a representable, and tells it when it comes and goes.
final class ControllerLeaf: AppearanceLeaf {
  private(set) var controller: UIViewController
  let coordinator: Any
  /// What shows the view around it.
  weak var holder: UIViewController?
  private let dismantle: () -> Void

  init(_ controller: UIViewController, _ coordinator: Any, dismantle: @escaping () -> Void) {
    (self.controller, self.coordinator, self.dismantle) = (controller, coordinator, dismantle)
  }

  /// SwiftUI's controller around it, which has the bar.
  func lie(in parent: UIViewController?) {
    guard let parent, controller.parent !== parent else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  override func willAppear() {
    controller.loadViewIfNeeded()
    if controller.view.superview == nil, let view = holder?.viewIfLoaded { view.addSubview(controller.view) }
    controller.viewWillAppear(true)
  }
  override func didAppear() { controller.viewDidAppear(true) }
  override func willDisappear() { controller.viewWillDisappear(true) }
  override func didDisappear() { controller.viewDidDisappear(true) }
  override func unmounted() {
    super.unmounted()
    if holder != nil { controller.viewIfLoaded?.removeFromSuperview() }
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    dismantle()
  }
}

@available(macOS, unavailable)
extension UIViewControllerRepresentable {
  public func updateLeaf(_ node: ViewNode) {
    if let leaf = node.leaf as? ControllerLeaf, let controller = leaf.controller as? UIViewControllerType,
      let coordinator = leaf.coordinator as? Coordinator
    {
      updateUIViewController(controller, context: Context(coordinator: coordinator, environment: node.environment))
    } else {
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: node.environment)
      let controller = makeUIViewController(context: context)
      let leaf = ControllerLeaf(controller, coordinator) {
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      }
      leaf.holder = node.runtime.holder
      leaf.lie(in: node.nearest(StackElement.self)?.controller(around: node))
      node.leaf = leaf
      updateUIViewController(controller, context: context)
    }
    node.setChildren([])
  }
}
