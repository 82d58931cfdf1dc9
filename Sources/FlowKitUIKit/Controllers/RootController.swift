#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Fills the window and retains the host; it presents all modals, and contains the app's root stack.
  final class RootController: UIViewController {
    let host: UIKitHost
    /// Whether the host can present something.
    private(set) var hasAppeared = false

    init(_ host: UIKitHost) {
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(host.base.controller, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if hasAppeared { host.wake() }
      hasAppeared = true
      host.windowAppeared()
    }

    #if !os(tvOS)
      override var childForStatusBarStyle: UIViewController? { host.base.controller }
      override var childForStatusBarHidden: UIViewController? { host.base.controller }
      override var childForHomeIndicatorAutoHidden: UIViewController? { host.base.controller }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { host.base.controller }
    #endif

    /// If no screen has the keyboard, its commands come here.
    override var canBecomeFirstResponder: Bool { true }

    #if canImport(ObjectiveC)
      override var keyCommands: [UIKeyCommand]? {
        let back = UIKeyCommand(input: "[", modifierFlags: .command, action: #selector(goBack))
        return (super.keyCommands ?? []) + [back]
      }

      @objc private func goBack() { pressBack() }
    #endif

    /// Command-[ on a keyboard.
    func pressBack() { host.goBack() }
  }
#endif
