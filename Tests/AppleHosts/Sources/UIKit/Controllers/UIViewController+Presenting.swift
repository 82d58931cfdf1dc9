import Foundation

extension UIViewController {
  public var presentationController: UIPresentationController? { madeFor }
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  @available(iOS 16.0, *)
  public var activePresentationController: UIPresentationController? { madeFor }
}
