import Foundation

/// A search that covers its screen while it is active: it is presented, from the nearest presentation context.
@MainActor
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overCurrentContext }
    set {}
  }
}

/// What the system presents while a menu is open: it goes with the menu, and what lies over it goes, too.
final class _UIContextMenuActionsOnlyViewController: UIViewController {
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }
}

// What comes and goes by itself.
extension StandIn.User {
  /// Opens a menu, of a button or of a long press, over what lies on top.
  public func openMenu() -> Bool {
    guard !isLocked, let top, !(top is _UIContextMenuActionsOnlyViewController), top.isInWindow else { return false }
    top.present(_UIContextMenuActionsOnlyViewController(nibName: nil, bundle: nil), animated: true)
    return true
  }

  /// Closes the menu, by a choice or beside it; the system does it, too, when the screen turns.
  public func closeMenu() -> Bool {
    guard let menu = modals.first(where: { $0 is _UIContextMenuActionsOnlyViewController }) else { return false }
    menu.presenter?.dismissAll(animated: true, completion: nil)
    return true
  }

  /// Taps the search field of a screen.
  public func beginSearch(in controller: UIViewController) -> Bool {
    guard !isLocked, reaches(controller), let search = controller.navigationItem.searchController else { return false }
    controller.present(search, animated: true)
    return true
  }

  /// Ends the search, as Cancel does, or the program that sets `isActive`.
  public func endSearch(in controller: UIViewController) -> Bool {
    guard let search = controller.navigationItem.searchController, let presenter = search.presenter else {
      return false
    }
    presenter.dismissAll(animated: true, completion: nil)
    return true
  }
}

extension StandIn {
  /// The view that a controller zooms out of, as UIKit asks for it.
  @MainActor public static func zoomSource(of zoomed: UIViewController, from source: UIViewController) -> UIView? {
    zoomed.zoom?.source?(.init(from: source, to: zoomed))
  }
}
