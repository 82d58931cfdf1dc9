#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  extension PresentationStyle {
    /// A card in the middle, if there is room for one.
    public static var formSheet: PresentationStyle { PresentationStyle("formSheet") }
    /// The whole screen, with what is below visible through it.
    ///
    /// It covers partly.
    public static var overFullScreen: PresentationStyle { PresentationStyle("overFullScreen", coversPartly: true) }

    /// UIKit's style for it.
    var usual: UIModalPresentationStyle {
      switch name {
      case PresentationStyle.fullScreen.name: .fullScreen
      case PresentationStyle.overFullScreen.name: .overFullScreen
      #if !os(tvOS)
        case PresentationStyle.popover.name: .popover
        case PresentationStyle.alert.name, PresentationStyle.formSheet.name: .formSheet
      #endif
      default: .automatic
      }
    }
  }

  /// A modal that is about to be presented.
  @MainActor
  public struct ModalContext {
    /// The style of the presentation.
    public let style: PresentationStyle
    /// The controller that UIKit presents, usually the navigation controller of the modal's stack.
    public let modal: UIViewController
    /// The controller that shows the root of the stack.
    public let content: UIViewController
    /// The controller that shows the presenting screen.
    public let presenter: UIViewController
  }

  /// A view controller that configures the modal whose root it is.
  ///
  /// ```swift
  /// extension FilterViewController: ModalConfiguring {
  ///   func configureModal(_ context: ModalContext) {
  ///     context.modal.sheetPresentationController?.detents = [.medium(), .large()]
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ModalConfiguring: UIViewController {
    /// Configures the modal before each presentation, after the registered configuration of the style.
    func configureModal(_ context: ModalContext)

    #if !os(tvOS)
      /// Called when the user has dragged the sheet to another height; it does nothing if you don't implement it.
      ///
      /// - Parameter detent: The height now; nil for the smallest.
      func modalChangedDetent(to detent: UISheetPresentationController.Detent.Identifier?)
    #endif
  }

  #if !os(tvOS)
    extension ModalConfiguring {
      /// Does nothing.
      public func modalChangedDetent(to detent: UISheetPresentationController.Detent.Identifier?) {}
    }
  #endif

  extension UIKitHost {
    /// Sets how modals of a style are presented, for your own styles and FlowKit's.
    ///
    /// ```swift
    /// host.present(.drawer) { $0.modal.sheetPresentationController?.detents = [.medium()] }
    /// host.present(.popover) { context in
    ///   let source = (context.presenter as? ListViewController)?.selectedCell
    ///   context.modal.popoverPresentationController?.sourceItem = source
    /// }
    /// ```
    ///
    /// A style that is not registered looks like a sheet. A popover without a source points to the middle of its
    /// presenter.
    ///
    /// - Parameters:
    ///   - style: The style; a later registration replaces an earlier one.
    ///   - configure: Sets `modalPresentationStyle` first, if it should differ; then detents, sources, and so on.
    public func present(_ style: PresentationStyle, _ configure: @escaping @MainActor (ModalContext) -> Void) {
      registry.styles[style.name] = configure
    }
  }

  extension ModalContext {
    /// Sets a source, because a popover must point at something.
    func setUsualSource() {
      #if !os(tvOS)
        // For another style, the getter would make a popover controller; a share sheet has to be one on an iPad.
        guard modal.modalPresentationStyle == .popover || modal is UIActivityViewController,
          let popover = modal.popoverPresentationController, popover.sourceItem == nil, popover.sourceView == nil,
          let view = presenter.viewIfLoaded
        else { return }
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      #endif
    }
  }
#endif
