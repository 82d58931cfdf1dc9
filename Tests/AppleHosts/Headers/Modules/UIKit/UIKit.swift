// What Swift adds to UIKit: initializers with defaults, and values that Objective-C writes as numbers.
@_exported import Foundation
@_exported import UIKit

/// What users prefer, in all apps.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
}

extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init() }
}

extension UIMenu {
  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) { self.init() }
}

extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }

  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
  }
}

extension UIButton {
  public convenience init(primaryAction: UIAction?) { self.init() }
}

extension UIContextMenuConfiguration {
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.init() }
}

#if !LIKE_VISIONOS
  extension UIStoryboard {
    public func instantiateViewController<ViewController: UIViewController>(
      identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { preconditionFailure("Nobody runs this.") }
  }
#endif

// The importer leaves out options without a bit, but for those that UIKit gives back.
extension UIControl.State {
  public static var normal: UIControl.State { [] }
}

extension UIView.AnimationOptions {
  public static var curveEaseInOut: UIView.AnimationOptions { [] }
}

#if !LIKE_TVOS
  extension UISheetPresentationController {
    public var preferredCornerRadius: CGFloat? {
      get { nil }
      set {}
    }
  }

  #if !LIKE_VISIONOS
    extension UISheetPresentationController.Detent {
      public class func custom(
        identifier: Identifier? = nil,
        resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> UISheetPresentationController.Detent { medium() }

      public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        nil
      }
    }
  #endif
#endif

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
