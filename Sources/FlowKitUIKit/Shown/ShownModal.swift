#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// A modal as the host shows it.
  @MainActor
  final class ShownModal {
    let presentation: NavigationTree.Presentation
    let stack: ShownStack
    private weak var host: UIKitHost?
    /// What UIKit presents: the stack's navigation controller, an alert, or a controller that isn't made for a stack.
    private(set) var outermost: UIViewController?
    /// Receives the user's gestures.
    private lazy var listener = ModalListener(self)
    /// Hears in the listener's place if the app decides how the modal adapts.
    private var adapting: AdaptingModalListener?
    /// The app's own delegate.
    private(set) weak var appDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Animates it with a transition of the app's.
    var animator: ModalAnimator?
    /// The user's pull.
    private(set) var userMove: Move?
    /// The entry that the alert describes, or whose controller is presented by itself.
    private var loneID: ScreenID?
    /// Whether the alert has gone without a choice.
    var isUnanswered = false
    /// How it comes by itself, where several modals open or close.
    var transitionIn = ScreenTransition.automatic
    /// Its way in, until UIKit has presented it.
    var arrival: Move?
    /// The app's own modal over which UIKit presents it; nil if there is none.
    var carrier: Carrier?
    /// How often UIKit was told to present it.
    var attempts = 0
    static var mostAttempts: Int { 3 }

    var id: ScreenID { presentation.id }

    init(_ presentation: NavigationTree.Presentation, _ host: UIKitHost) {
      self.presentation = presentation
      self.host = host
      stack = host.makeStack()
    }

    var flowName: String { stack.entries.first.map { "\($0.flow)" } ?? "a modal" }

    var coversPartly: Bool { presentation.style.coversPartly }

    /// Whether UIKit presents it, and isn't dismissing it.
    var isPresented: Bool { outermost?.presentingViewController != nil && outermost?.isBeingDismissed == false }

    /// Whether it must be presented again: an alert, or a controller by itself, on which another screen was pushed.
    var isOld: Bool {
      guard let outermost else { return true }
      return outermost !== stack.controller && (stack.entries.count != 1 || stack.entries.first?.id != loneID)
    }

    /// Whether it is an alert that the host has made.
    var isAlert: Bool { outermost is AlertController }

    /// Whether it is the controller of its screen, by itself: it may dismiss itself, and tells nobody.
    var isAlone: Bool { outermost.map { $0 !== stack.controller && !isAlert } ?? false }

    /// Whether it is presented as an alert, and nothing but an entry is in it.
    func isAlert(with id: ScreenID) -> Bool { presentation.style == .alert && stack.entries.map(\.id) == [id] }

    /// The controller to present, made again if it can be presented only once.
    func makeOutermost(_ host: UIKitHost) -> UIViewController {
      isUnanswered = false
      let made = makeAlert(host) ?? findLone(host) ?? stack.controller
      outermost = made
      decideForm(host)
      if !stack.isLent, stack.controller.viewControllers.isEmpty { stack.fill() }
      return made
    }

    /// Decides whether UIKit's alert, or a controller by itself, shows its stack, which then needs no controllers.
    func decideForm(_ host: UIKitHost) { stack.isLent = describedAlert(host) != nil || findLone(host) != nil }

    /// The controller of its only screen, if that isn't made for a stack, and isn't on it already.
    private func findLone(_ host: UIKitHost) -> UIViewController? {
      guard stack.entries.count == 1, let entry = stack.entries.first, entry.contents == nil,
        stack.controller.viewControllers.isEmpty
      else { return nil }
      _ = entry.controller(host)
      guard let own = entry.ownController, own.isPresentedAlone else { return nil }
      loneID = entry.id
      return own
    }

    /// What describes the alert that shows the stack; nil if none does.
    private func describedAlert(_ host: UIKitHost) -> (() -> AlertDescription)? {
      guard presentation.style == .alert, stack.entries.count == 1, let id = stack.entries.first?.id,
        let screen = host.navigator.screen(of: id), let describe = host.alertMaker(for: screen)
      else { return nil }
      return { describe(screen) }
    }

    private func makeAlert(_ host: UIKitHost) -> UIViewController? {
      guard let describe = describedAlert(host) else { return nil }
      let id = stack.entries.first?.id
      loneID = id
      let alert = host.makeAlert(describe()) { [weak self] choose in
        choose()
        if let self, loneID == id, stack.entries.first?.id == id { self.host?.alertEnded(self) }
      }
      alert.onGone = { [weak self] in if let self { self.host?.alertDisappeared(self) } }
      return alert
    }
  }

  /// A modal of the app's own, with one of the host's over it.
  struct Carrier {
    weak var controller: UIViewController?
    let name: String

    init(_ controller: UIViewController) {
      self.controller = controller
      name = "\(type(of: controller))"
    }
  }

  // The user's pull.
  extension ShownModal {
    func willBeDismissed() {
      guard let host, userMove == nil, !isAlert else { return }
      let move = host.newUserMove()
      userMove = move
      host.begin(move) { [weak self] in self?.end(move) }
      follow(move)
      if move.coordinator == nil { host.after(0) { [weak self] in self?.follow(move) } }
    }

    /// Only the coordinator reports a pull that slides back; only the delegate reports one that is finished.
    private func follow(_ move: Move) {
      guard userMove === move, move.coordinator == nil, let outermost,
        let presenter = outermost.presentingViewController,
        let coordinator = [outermost, presenter].compactMap(\.transitionCoordinator).first(where: {
          $0.viewController(forKey: .to) === presenter  // not that of a stack inside
        })
      else { return }
      move.coordinator = coordinator
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.end(move) }
      }
    }

    /// Drops the user's pull, because something else has removed the modal.
    func abandonPull() {
      guard let move = userMove else { return }
      userMove = nil
      host?.drop(move)
    }

    /// Ends the user's pull, because the modal is visible again.
    func hasAppeared() {
      if let userMove, isPresented { end(userMove) }
    }

    func wasDismissed() {
      if userMove == nil { willBeDismissed() }
      userMove.map { end($0) }
    }

    private func end(_ move: Move) {
      guard userMove === move else { return }
      userMove = nil
      animator?.driver = nil
      guard let host else { return }
      host.end(move)
      if !host.readModals(move) { move.cancel() }
      host.reconcile()
    }
  }

  extension ShownModal {
    /// Installs the listener; the app may have set its own delegate.
    func listen(to presentation: UIPresentationController) {
      if let app = presentation.delegate, app !== listener, app !== adapting {
        appDelegate = app
        adapting = AdaptingModalListener.isNeeded(for: app) ? AdaptingModalListener(self) : nil
      }
      let next: any UIAdaptivePresentationControllerDelegate = if let adapting { adapting } else { listener }
      if presentation.delegate !== next { presentation.delegate = next }
    }

    #if !os(tvOS)
      /// Called when the user has dragged the sheet to another height.
      func changedDetent(of sheet: UISheetPresentationController) {
        let content = stack.entries.first?.ownController as? any ModalConfiguring
        content?.modalChangedDetent(to: sheet.selectedDetentIdentifier)
      }
    #endif
  }

  // What asks before it leaves.
  extension ShownModal {
    /// Whether it can be pulled down now, without asking first.
    var mayBePulled: Bool {
      guard let host, let closing else { return true }
      return !host.asksBefore(closing.action, from: closing.caller)
    }

    /// Whether somebody may be asked before it is closed, whatever screens say at the moment.
    var mayAsk: Bool {
      guard let host, let closing else { return false }
      return host.mayAskBefore(closing.action, from: closing.caller)
    }

    /// The action that closes it, and from where: it takes along the modals that its root has presented.
    var closing: (action: NavigationAction, caller: ScreenID)? {
      guard let host, let root = stack.entries.first else { return nil }
      // While an update is on its way, the tree may have others than the list.
      let front = host.finished == nil ? host.modals.last?.id : host.navigator.tree.modals.last?.presentation?.id
      return front == nil || front == id ? (.dismiss(), root.id) : (.close(), root.id)
    }

    /// Asks the question after the user has tried to pull down a guarded modal.
    func wasPulledInVain() {
      guard let host, let closing, !mayBePulled, host.isShown else { return }
      host.context?.askBefore(closing.action, from: closing.caller)
    }
  }
#endif
