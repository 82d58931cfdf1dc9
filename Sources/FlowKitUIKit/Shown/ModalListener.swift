#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Receives what the user does to a modal, and forwards all calls to the app's delegate.
  @MainActor
  class ModalCalls: NSObject {
    private weak var modal: ShownModal?
    fileprivate var app: (any UIAdaptivePresentationControllerDelegate)? { modal?.appDelegate }

    init(_ modal: ShownModal) {
      self.modal = modal
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      let ask: ((UIPresentationController) -> Bool)? = app?.presentationControllerShouldDismiss(_:)
      return ask?(presentationController) != false && modal?.mayBePulled != false
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      modal?.willBeDismissed()
      let tell: Telling? = app?.presentationControllerWillDismiss(_:)
      tell?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let tell: Telling? = app?.presentationControllerDidDismiss(_:)
      tell?(presentationController)
      modal?.wasDismissed()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      modal?.wasPulledInVain()
      let tell: Telling? = app?.presentationControllerDidAttemptToDismiss(_:)
      tell?(presentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
    ) {
      let tell: ((UIPresentationController, UIPresentationController) -> Void)? =
        app?.presentationController(_:prepare:)
      tell?(presentationController, adaptive)
    }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let ask: ((UIPresentationController, UIModalPresentationStyle) -> UIViewController?)? =
        app?.presentationController(_:viewControllerForAdaptivePresentationStyle:)
      return ask?(controller, style)
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell:
        ((UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?) -> Void)? =
          app?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentationController, style, transitionCoordinator)
    }
  }

  private typealias Telling = (UIPresentationController) -> Void

  #if !os(tvOS)
    extension ModalCalls {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        modal?.changedDetent(of: sheet)
        let app = app as? any UISheetPresentationControllerDelegate
        let tell: ((UISheetPresentationController) -> Void)? =
          app?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        tell?(sheet)
      }

      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        let app = app as? any UIPopoverPresentationControllerDelegate
        let tell: ((UIPopoverPresentationController) -> Void)? = app?.prepareForPopoverPresentation(_:)
        tell?(popover)
      }
    }
  #endif

  /// Hears where UIKit decides how the modal adapts to little room.
  final class ModalListener: ModalCalls {}

  /// The same for an app that decides that: merely having the method says so.
  final class AdaptingModalListener: ModalCalls {
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
      let ask: ((UIPresentationController) -> UIModalPresentationStyle)? = app?.adaptivePresentationStyle(for:)
      let askForTraits: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? =
        app?.adaptivePresentationStyle(for:traitCollection:)
      return askForTraits?(controller, traitCollection) ?? ask?(controller) ?? .automatic
    }
  }
#endif
