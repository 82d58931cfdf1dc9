import Foundation

extension UIViewController {
  public var presentationController: UIPresentationController? {
    if let presenter, let madeFor { return presenter === self ? nil : madeFor }
    if ancestor != nil { return levelRoot.presenter == nil ? nil : levelRoot.madeFor }
    return makePresentationController(by: nil, source: nil)
  }
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  @available(iOS 16.0, *)
  public var activePresentationController: UIPresentationController? {
    guard let popover = popoverPresentationController else { return presentationController }
    return popover.activeStyle == .formSheet ? popover.adaptiveSheetPresentationController : popover
  }
}
