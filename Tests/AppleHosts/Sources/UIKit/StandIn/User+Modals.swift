import Foundation

// What is done to modals.
extension StandIn.User {
  /// What a finger does with a sheet.
  @MainActor
  public final class Pull {
    private let modal: UIViewController
    private var run: Run?

    init(_ modal: UIViewController, _ run: Run?) {
      self.modal = modal
      self.run = run
    }

    /// Whether the sheet follows the finger only a little, because it is not to be closed.
    public var isResisted: Bool { run == nil }

    /// Moves the finger: 0 is where it began, 1 the lower edge.
    public func move(to percent: CGFloat) { run?.drag(to: percent) }

    /// Lifts the finger where the sheet goes away. Where it resists, this is an attempt.
    public func finish() {
      if let run { run.lift(cancels: false) } else { modal.tellOfAttempt() }
      run = nil
    }

    /// Lifts the finger where the sheet slides back.
    public func cancel() {
      if let run {
        run.lift(cancels: true)
        modal.turnBackEarly(run)
      }
      run = nil
    }
  }

  /// Begins to pull a sheet down; nil where there is no sheet that a finger reaches.
  public func beginPullDown(_ modal: UIViewController) -> Pull? {
    let sheet = modal.levelRoot
    guard reaches(sheet), !isLocked, sheet.presenter != nil, let controller = sheet.madeFor else { return nil }
    guard [.pageSheet, .formSheet].contains(controller.activeStyle) else { return nil }
    guard !(sheet is UIAlertController), sheet.appearance == .shown else { return nil }
    guard sheet.letsUserDismiss() else { return Pull(sheet, nil) }
    guard let run = sheet.startUserDismissal(isInteractive: true) else { return nil }
    run.begin()
    return Pull(sheet, run)
  }

  /// Drags a sheet to another height.
  public func drag(
    _ modal: UIViewController, to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    guard reaches(modal), !isLocked, let sheet = modal.levelRoot.madeFor as? UISheetPresentationController else {
      return false
    }
    guard sheet.detents.contains(where: { $0.identifier == detent }) else { return false }
    sheet.selectedDetentIdentifier = detent
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// Taps beside the popover that lies on top, or beside an action sheet.
  ///
  /// - Parameters:
  ///   - modal: The popover, or something in it.
  ///   - view: What is tapped; a tap on one of the popover's `passthroughViews` goes there.
  /// - Returns: Whether that closes it, or is an attempt to.
  public func tapOutside(_ modal: UIViewController, on view: UIView? = nil) -> Bool {
    let popover = modal.levelRoot
    guard popover === top, !isLocked, reaches(popover), popover.appearance == .shown else { return false }
    if let alert = popover as? UIAlertController { return tapOutside(alert) }
    guard let controller = popover.madeFor as? UIPopoverPresentationController, controller.activeStyle == .popover
    else {
      return false
    }
    if let view, controller.passthroughViews?.contains(where: { view.isDescendant(of: $0) }) == true { return false }
    closeByUser(popover)
    return true
  }

  private func tapOutside(_ alert: UIAlertController) -> Bool {
    guard alert.preferredStyle == .actionSheet else { return false }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) { return tap(cancel, of: alert) }
    guard alert.isShownAsPopover else { return false }
    alert.presenter?.dismissAll(animated: true, completion: nil)
    return true
  }

  /// Chooses in an alert, which is gone before its action's handler is called.
  public func tap(_ action: UIAlertAction, of alert: UIAlertController) -> Bool {
    guard alert === top, !isLocked, reaches(alert), alert.appearance == .shown else { return false }
    guard action.isEnabled, alert.actions.contains(action) else { return false }
    let world = world
    alert.presenter?.dismissAll(animated: true) {
      if world.assumptions.alertHandlerComesNextTurn {
        world.clock.later { action.handler?(action) }
      } else {
        action.handler?(action)
      }
    }
    return true
  }

  /// Presses Escape: closes the sheet, popover or alert on top.
  public func pressEscape() -> Bool {
    guard world.assumptions.escapeDismisses, !isLocked, let modal = modals.last, modal.appearance == .shown else {
      return false
    }
    if let alert = modal as? UIAlertController {
      guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return false }
      return tap(cancel, of: alert)
    }
    guard let style = modal.madeFor?.activeStyle, [.pageSheet, .formSheet, .popover].contains(style) else {
      return false
    }
    closeByUser(modal)
    return true
  }

  private func closeByUser(_ modal: UIViewController) {
    if modal.letsUserDismiss() { modal.dismissByUser() } else { modal.tellOfAttempt() }
  }
}
