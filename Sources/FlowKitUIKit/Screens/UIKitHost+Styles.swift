#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  extension PresentationStyle {
    /// A card in the middle, where there is room for one.
    public static var formSheet: PresentationStyle { PresentationStyle("formSheet") }
    /// All of the screen, with what is below to be seen through it.
    ///
    /// It covers partly.
    public static var overFullScreen: PresentationStyle { PresentationStyle("overFullScreen", coversPartly: true) }

    /// What UIKit has for it.
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
    /// The style that it is presented in.
    public let style: PresentationStyle
    /// What UIKit presents: nearly always the navigation controller of the modal's stack.
    public let modal: UIViewController
    /// What shows the root of the stack.
    public let content: UIViewController
    /// What shows the screen that presents it.
    public let presenter: UIViewController
  }

  /// A view controller that has a say in how the modal is presented that it is at the root of.
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
    /// Configures what is about to be presented, each time; after what is registered for the style.
    func configureModal(_ context: ModalContext)
  }

  extension UIKitHost {
    /// Tells how modals of a style are presented, of one of your own or of one that there is.
    ///
    /// ```swift
    /// host.present(.drawer) { $0.modal.sheetPresentationController?.detents = [.medium()] }
    /// host.present(.popover) { context in
    ///   let source = (context.presenter as? ListViewController)?.selectedCell
    ///   context.modal.popoverPresentationController?.sourceItem = source
    /// }
    /// ```
    ///
    /// A style that is not registered looks like a sheet. A popover without a source points at the middle of what presents
    /// it.
    ///
    /// - Parameters:
    ///   - style: The style; a later registration takes the place of an earlier one.
    ///   - configure: Sets `modalPresentationStyle` first, where it should be another one; then detents, sources and the like.
    public func present(_ style: PresentationStyle, _ configure: @escaping @MainActor (ModalContext) -> Void) {
      registry.styles[style.name] = configure
    }
  }

  extension ModalContext {
    /// A popover has to point at something.
    func setUsualSource() {
      #if !os(tvOS)
        // Of another style it would be made by asking for it.
        guard modal.modalPresentationStyle == .popover, let popover = modal.popoverPresentationController,
          popover.sourceItem == nil, popover.sourceView == nil,
          popover.barButtonItem == nil, let view = presenter.viewIfLoaded
        else { return }
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      #endif
    }
  }
#endif
