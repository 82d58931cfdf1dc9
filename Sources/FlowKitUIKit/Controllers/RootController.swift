#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Fills the window and retains the host; it presents all modals, and contains the app's root stack.
  final class RootController: ContainerController {
    let host: UIKitHost
    /// Whether the host can present something.
    private(set) var hasAppeared = false

    init(_ host: UIKitHost) {
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var content: UIViewController? { host.base.controller }

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(host.base.controller, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      host.reconcile()
    }

    /// If no screen has the keyboard, its commands come here.
    override var canBecomeFirstResponder: Bool { true }

    #if canImport(ObjectiveC)
      override var keyCommands: [UIKeyCommand]? {
        let back = UIKeyCommand(input: "[", modifierFlags: .command, action: #selector(flowKitGoBack))
        let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(flowKitEscape))
        return (super.keyCommands ?? []) + (host.modalToEscape == nil ? [back] : [back, escape])
      }

      // Nobody else has these names: with a usual one, a web view that has the keyboard would take the key.

      @objc private func flowKitGoBack() { pressBack() }
      @objc private func flowKitEscape() { _ = pressEscape() }
    #endif

    /// Command-[ on a keyboard.
    func pressBack() { host.goBack() }

    /// Escape on a keyboard, where the system doesn't close the modal itself.
    func pressEscape() -> Bool { host.escape() }
  }
#endif
