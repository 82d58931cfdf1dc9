#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Shows a controller that can't be on a navigation controller itself, or one that is made when it appears.
  ///
  /// An entry that nobody has seen yet has an empty frame. If the entry is about to be seen, the host puts the real
  /// controller in its place, unless UIKit shows the frame first, as the menu of the back button does: then the frame
  /// keeps it, so that no controller appears twice.
  final class FrameController: ContainerController {
    private var shown: UIViewController?
    /// Whether its bar belongs to the controller inside, which was there from the beginning.
    private let lendsItem: Bool
    private let mirror = ItemMirror()
    private weak var entry: ShownEntry?
    private weak var host: UIKitHost?

    override var content: UIViewController? { shown }

    /// A frame around a controller.
    init(_ content: UIViewController) {
      shown = content
      lendsItem = true
      super.init(nibName: nil, bundle: nil)
      adoptLooks()
    }

    /// An empty frame for an entry.
    init(_ entry: ShownEntry, _ host: UIKitHost) {
      lendsItem = false
      self.entry = entry
      self.host = host
      super.init(nibName: nil, bundle: nil)
      title = host.registry.titles[entry.flow] ?? entry.flow.givenName
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// UIKit recognizes a screen by this object, so that it never changes.
    override var navigationItem: UINavigationItem {
      lendsItem ? shown?.navigationItem ?? super.navigationItem : super.navigationItem
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let shown { embed(shown, in: view) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      fill()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if isNeeded { complain() }
    }

    /// Whether the entry has no controller yet; the real one may have been put in its place during a transition.
    private var isNeeded: Bool { shown == nil && entry?.controller === self }

    /// Shows the real controller inside, if there is one.
    func fill() {
      guard isNeeded, let host, let real = entry?.makeReal(host) else { return }
      for view in view.subviews { view.removeFromSuperview() }
      shown = real
      adoptLooks()
      embed(real, in: view)
      adoptLooks()  // it may have set them when its view was loaded
    }

    /// Takes over what the bars around show of the controller inside.
    func adoptLooks() {
      guard let shown else { return }
      #if !os(tvOS)
        hidesBottomBarWhenPushed = shown.hidesBottomBarWhenPushed
        toolbarItems = shown.toolbarItems
      #endif
      if !lendsItem { mirror.show(shown.navigationItem, in: navigationItem) }
    }

    private func complain() {
      guard let host, let entry, let screen = host.context?.madeScreen(of: entry.id) else { return }
      let name = "\(type(of: screen))"
      let label = UILabel(frame: view.bounds)
      label.text = "No view controller for \(name)"
      label.textAlignment = .center
      label.numberOfLines = 0
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      guard host.registry.isFirst("controller of \(name)") else { return }
      host.context?.tellNotShown(
        "there is no view controller for \(name)", of: entry.id,
        helpedBy: "Register one: host.show(\(name).self) { ... }.")
    }
  }

  extension UIViewController {
    /// The controller that it shows: itself, or the one in its frame.
    var unframed: UIViewController { (self as? FrameController)?.content ?? self }

    /// Whether it can't be pushed on a navigation controller.
    var isOwnWindowContent: Bool {
      self is UINavigationController || self is UISplitViewController || self is UITabBarController
    }
  }
#endif
