#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Receives what the user does to a modal, and forwards all calls to the app's delegate.
  final class ModalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var modal: ShownModal?
    weak var appDelegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ modal: ShownModal) {
      self.modal = modal
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      let ask: ((UIPresentationController) -> Bool)? = appDelegate?.presentationControllerShouldDismiss(_:)
      return ask?(presentationController) != false && modal?.mayBePulled != false
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      modal?.willBeDismissed()
      let tell: Telling? = appDelegate?.presentationControllerWillDismiss(_:)
      tell?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let tell: Telling? = appDelegate?.presentationControllerDidDismiss(_:)
      tell?(presentationController)
      modal?.wasDismissed()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      modal?.wasPulledInVain()
      let tell: Telling? = appDelegate?.presentationControllerDidAttemptToDismiss(_:)
      tell?(presentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
    ) {
      let tell: ((UIPresentationController, UIPresentationController) -> Void)? =
        appDelegate?.presentationController(_:prepare:)
      tell?(presentationController, adaptive)
    }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let ask: ((UIPresentationController, UIModalPresentationStyle) -> UIViewController?)? =
        appDelegate?.presentationController(_:viewControllerForAdaptivePresentationStyle:)
      return ask?(controller, style)
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell:
        ((UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?) -> Void)? =
          appDelegate?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentationController, style, transitionCoordinator)
    }
  }

  private typealias Telling = (UIPresentationController) -> Void

  #if !os(tvOS)
    extension ModalListener: UISheetPresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        modal?.changedDetent(of: sheet)
        let app = appDelegate as? any UISheetPresentationControllerDelegate
        let tell: ((UISheetPresentationController) -> Void)? =
          app?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        tell?(sheet)
      }
    }

    extension ModalListener: UIPopoverPresentationControllerDelegate {
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        let app = appDelegate as? any UIPopoverPresentationControllerDelegate
        let tell: ((UIPopoverPresentationController) -> Void)? = app?.prepareForPopoverPresentation(_:)
        tell?(popover)
      }
    }
  #endif

  /// The same for an app that decides how a modal adapts to little room: merely having these methods says so.
  final class AdaptingModalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let listener: ModalListener

    init(_ listener: ModalListener) {
      self.listener = listener
    }

    /// Whether an app's delegate decides that.
    static func isNeeded(for app: (any UIAdaptivePresentationControllerDelegate)?) -> Bool {
      let ask: ((UIPresentationController) -> UIModalPresentationStyle)? = app?.adaptivePresentationStyle(for:)
      let askForTraits: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? =
        app?.adaptivePresentationStyle(for:traitCollection:)
      return ask != nil || askForTraits != nil
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let app = listener.appDelegate
      let ask: ((UIPresentationController) -> UIModalPresentationStyle)? = app?.adaptivePresentationStyle(for:)
      let askForTraits: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? =
        app?.adaptivePresentationStyle(for:traitCollection:)
      return askForTraits?(controller, traitCollection) ?? ask?(controller) ?? .automatic
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      listener.presentationControllerShouldDismiss(presentationController)
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      listener.presentationControllerWillDismiss(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      listener.presentationControllerDidDismiss(presentationController)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      listener.presentationControllerDidAttemptToDismiss(presentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
    ) {
      listener.presentationController(presentationController, prepare: adaptive)
    }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      listener.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      listener.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
  }

  #if !os(tvOS)
    extension AdaptingModalListener: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        listener.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
      }

      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        listener.prepareForPopoverPresentation(popover)
      }
    }
  #endif
#endif
