#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Takes the place of a screen without a view controller, and says so.
  final class PlaceholderController: UIViewController {
    let id: ScreenID
    private weak var host: UIKitHost?

    init(_ entry: ShownEntry, _ host: UIKitHost) {
      id = entry.id
      self.host = host
      super.init(nibName: nil, bundle: nil)
      title = entry.flow.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let host, let screen = host.context?.madeScreen(of: id) else { return }
      let name = "\(type(of: screen))"
      let label = UILabel(frame: view.bounds)
      label.text = "No view controller for \(name)"
      label.textAlignment = .center
      label.numberOfLines = 0
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      guard host.registry.isFirst("controller of \(name)") else { return }
      host.context?.tellNotShown(
        "there is no view controller for \(name)", of: id,
        helpedBy: host.modals.contains { $0.isAlert(with: id) }
          ? "Describe the alert: host.showAlert(\(name).self) { ... }."
          : "Register one: host.show(\(name).self) { ... }.")
    }
  }
#endif
