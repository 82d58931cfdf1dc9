import Foundation

@MainActor
open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  var handler: ((UIAlertAction) -> Void)?

  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}

@MainActor
open class UIAlertController: UIViewController {
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open private(set) var preferredStyle = Style.actionSheet

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Whether it points at something, so that a tap beside it closes it.
  var isShownAsPopover: Bool {
    guard preferredStyle == .actionSheet, let popover = madeFor as? UIPopoverPresentationController else {
      return false
    }
    guard popover.sourceView != nil || popover.barButtonItem != nil || popover.source != nil else { return false }
    return world.profile.showsActionSheetsAsPopovers || traitCollection.horizontalSizeClass == .regular
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet ? .popover : .overFullScreen }
    set {}
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}
