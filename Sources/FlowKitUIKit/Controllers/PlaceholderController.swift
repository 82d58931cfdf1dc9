#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Stands for a covered entry whose view controller isn't made yet, or for an entry that has none.
  ///
  /// When it appears, it shows the real controller inside itself. When nothing moves, the host replaces it by the real
  /// one.
  final class PlaceholderController: UIViewController {
    let id: ScreenID
    private weak var entry: ShownEntry?
    private weak var host: UIKitHost?

    init(_ entry: ShownEntry, _ host: UIKitHost) {
      id = entry.id
      self.entry = entry
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      fill()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if isNeeded { complain() }
    }

    /// Whether the entry has no other controller yet; the real one may have been taken out during a transition.
    private var isNeeded: Bool { children.isEmpty && entry?.controller === self }

    /// Shows the real controller inside, if there is one.
    func fill() {
      guard isNeeded, let host, let real = entry?.makeReal(host) else { return }
      for view in view.subviews { view.removeFromSuperview() }
      embed(real, in: view)
    }

    /// Removes the real controller and returns it.
    func takeReal() -> UIViewController? {
      let real = children.first
      real?.unembed()
      return real
    }

    private func complain() {
      guard let host, let screen = host.navigator.madeScreen(of: id) else { return }
      let name = "\(type(of: screen))"
      let label = UILabel(frame: view.bounds)
      label.text = "No view controller for \(name)"
      label.textAlignment = .center
      label.numberOfLines = 0
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      guard host.registry.isFirst("controller of \(name)") else { return }
      host.navigator.tellNotShown(
        "there is no view controller for \(name)", of: id,
        helpedBy: "Register one: host.show(\(name).self) { ... }.")
    }
  }

  /// Contains a controller that can't be on a navigation controller itself.
  final class FrameController: UIViewController {
    let content: UIViewController

    init(_ content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(content, in: view)
    }

    #if !os(tvOS)
      override var childForStatusBarStyle: UIViewController? { content }
      override var childForStatusBarHidden: UIViewController? { content }
      override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    #endif
  }

  extension UIViewController {
    /// Embeds another controller, filling a view.
    func embed(_ child: UIViewController, in container: UIView) {
      addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
      }
      child.didMove(toParent: self)
    }

    /// Removes the controller from its parent.
    func unembed() {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
