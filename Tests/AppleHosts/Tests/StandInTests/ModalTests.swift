import Testing
import UIKit

/// A delegate of a presentation that notes what it is asked and told.
final class ModalDelegate: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
  let log: Log
  var lets = true
  var compactStyle = UIModalPresentationStyle.automatic
  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.note("should?")
    return lets
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presentationController.presentingViewController.transitionCoordinator
    log.note(coordinator == nil ? "will, without coordinator" : "will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.note("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { log.note("height \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")") }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { compactStyle }
}

@Suite("Modals", .standIn)
@MainActor
struct ModalTests {
  @Test("A sheet comes and goes; the one below hears nothing")
  func sheet() {
    let stage = Stage("a")
    let sheet = stage.page("s")
    let log = stage.log
    stage.stack.present(sheet, animated: true) { log.note("presented") }
    #expect(sheet.isBeingPresented)
    #expect(stage.stack.presentedViewController === sheet)
    stage.watch(sheet)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["s willAppear+", "s didAppear", "presented", "completed"])
    stage.stack.dismiss(animated: true) { log.note("dismissed") }
    #expect(sheet.isBeingDismissed)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["s willDisappear-", "s didDisappear", "dismissed"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("A modal that fills the screen takes the one below out of the window")
  func fullScreen() {
    let stage = Stage("a")
    let full = stage.page("f")
    full.modalPresentationStyle = .fullScreen
    stage.stack.present(full, animated: true)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["a willDisappear", "f willAppear+", "a didDisappear", "f didAppear"])
    #expect(stage.stack.viewIfLoaded?.window == nil)
    full.dismiss(animated: true)
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["f willDisappear-", "a willAppear", "f didDisappear", "a didAppear"])
    #expect(stage.stack.viewIfLoaded?.window != nil)
  }

  @Test("Without animation a modal is there at once or in the next turn", arguments: [false, true])
  func unanimated(nextTurn: Bool) {
    StandIn.world.assumptions.unanimatedModalsEndNextTurn = nextTurn
    let stage = Stage("a")
    let log = stage.log
    stage.stack.present(Page("s"), animated: false) { log.note("presented") }
    #expect(stage.takeLog() == (nextTurn ? [] : ["presented"]))
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == (nextTurn ? ["presented"] : []))
  }

  @Test("A child's modal is presented by the outermost container, or by a context")
  func presenter() {
    let stage = Stage("a")
    let sheet = Page("s")
    stage.stack.topViewController?.present(sheet, animated: true)
    #expect(sheet.presentingViewController === stage.stack)
    #expect(stage.stack.topViewController?.presentedViewController === sheet)
    StandIn.clock.runUntilIdle()
    stage.stack.dismiss(animated: false)
    let inner = Page("i")
    inner.modalPresentationStyle = .overCurrentContext
    stage.stack.topViewController?.definesPresentationContext = true
    stage.stack.topViewController?.present(inner, animated: false)
    #expect(inner.presentingViewController === stage.stack.topViewController)
  }

  @Test("Who presents already, is not in a window, or is presented already: nothing is shown, and no completion comes")
  func attempts() {
    let stage = Stage("a")
    let sheet = Page("s")
    stage.stack.present(sheet, animated: true) {}
    stage.stack.present(Page("t"), animated: true) { Issue.record("never") }
    #expect(complaints() == [.alreadyPresenting])
    StandIn.clock.runUntilIdle()
    Page("lonely").present(Page("t"), animated: true) { Issue.record("never") }
    #expect(complaints() == [.notInWindow])
    sheet.present(stage.stack, animated: true)
    #expect(complaints() == [.exception])
    let over = Page("o")
    sheet.present(over, animated: true)
    over.present(Page("t"), animated: true) { Issue.record("never") }
    #expect(complaints() == [.presentationInProgress])
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.map(\.title) == ["s", "o"])
  }

  @Test("Dismissing the lowest takes all above it; the delegates hear nothing")
  func cascade() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let modals = ["s", "t", "u"].map { stage.page($0) }
    var below: UIViewController = stage.stack
    for modal in modals {
      modal.presentationController?.delegate = delegate
      below.present(modal, animated: false)
      below = modal
    }
    _ = stage.takeLog()
    modals[0].dismiss(animated: false)
    #expect(stage.user.modals.map(\.title) == ["s"])
    stage.stack.dismiss(animated: true)
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.isEmpty)
    #expect(!stage.takeLog().contains("did"))
  }

  @Test("Dismissing what goes already takes the one that presents, or does nothing", arguments: [false, true])
  func dismissTwice(takesPresenter: Bool) {
    StandIn.world.assumptions.dismissWhileChildGoesTakesPresenter = takesPresenter
    let stage = Stage("a")
    let sheet = Page("s")
    stage.stack.present(sheet, animated: false)
    sheet.present(Page("t"), animated: false)
    sheet.dismiss(animated: true)
    sheet.dismiss(animated: true) { if !takesPresenter { Issue.record("never") } }
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.map(\.title) == (takesPresenter ? [] : ["s"]))
  }

  @Test("A presentation controller is made for each presentation and for its style")
  func presentationControllers() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    let first = sheet.presentationController
    #expect(first === sheet.sheetPresentationController)
    first?.delegate = delegate
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.presentationController !== first)
    sheet.modalPresentationStyle = .formSheet
    sheet.sheetPresentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    let used = sheet.presentationController
    stage.stack.dismiss(animated: false)
    #expect(sheet.presentationController !== used)
    #expect(sheet.presentationController?.delegate == nil)
  }

  @Test("A sheet pulled down to the end: asked more than once, then told")
  func pullDown() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = stage.page("s")
    sheet.presentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    _ = stage.takeLog()
    let pull = stage.user.beginPullDown(sheet)
    #expect(pull?.isResisted == false)
    #expect(stage.takeLog() == ["should?", "should?", "will", "s willDisappear-"])
    stage.watch(sheet)
    pull?.finish()
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["s didDisappear", "did", "completed"])
    #expect(stage.user.modals.isEmpty)
  }

  @Test("A pull that is let go: will without did", arguments: [false, true])
  func pullCancelled(early: Bool) {
    StandIn.world.assumptions.cancelledPullAppearsEarly = early
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = stage.page("s")
    sheet.presentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    _ = stage.takeLog()
    let pull = stage.user.beginPullDown(sheet)
    pull?.move(to: 0.5)
    stage.watch(sheet)
    pull?.cancel()
    #expect(stage.takeLog().last == (early ? "s willAppear" : "s willDisappear-"))
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == (early ? ["s didAppear", "cancelled"] : ["s willAppear", "s didAppear", "cancelled"]))
    #expect(!sheet.isBeingDismissed)
    #expect(stage.user.modals == [sheet])
  }

  @Test("A sheet that is not to be closed resists; letting go is an attempt")
  func resists() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    stage.stack.present(sheet, animated: false)
    stage.user.beginPullDown(sheet)?.finish()
    #expect(stage.takeLog() == ["attempt"])
    sheet.isModalInPresentation = false
    delegate.lets = false
    stage.user.beginPullDown(sheet)?.finish()
    #expect(stage.takeLog() == ["should?", "should?", "attempt"])
    #expect(stage.user.modals == [sheet])
  }

  @Test("A sheet under an undimmed one is pulled: the one above goes without a word")
  func pullBelow() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let low = Page("s")
    low.presentationController?.delegate = delegate
    let high = Page("t")
    stage.stack.present(low, animated: false)
    low.present(high, animated: false)
    #expect(stage.user.beginPullDown(low) == nil)
    high.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.user.beginPullDown(low)?.finish()
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog().filter { $0 == "did" } == ["did"])
    #expect(stage.user.modals.isEmpty)
  }

  @Test("A popover: a tap outside closes it, one on what passes touches through does not")
  func popover() {
    let stage = Stage("a", isNarrow: false)
    let delegate = ModalDelegate(stage.log)
    let popover = Page("p")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = stage.stack.view
    popover.popoverPresentationController?.delegate = delegate
    let through = UIView()
    popover.popoverPresentationController?.passthroughViews = [through]
    stage.stack.present(popover, animated: false)
    #expect(!stage.user.tapOutside(popover, on: through))
    #expect(stage.user.tapOutside(popover))
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["should?", "should?", "will", "did"])
  }

  @Test("A popover in a narrow window is a sheet, unless its delegate wants none of that")
  func adapted() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let popover = Page("p")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = delegate
    stage.stack.present(popover, animated: false)
    #expect(!stage.user.tapOutside(popover))
    #expect(stage.user.beginPullDown(popover) != nil)
  }

  @Test("A popover that points at nothing is refused in a wide window")
  func sourceless() {
    let stage = Stage("a", isNarrow: false)
    let popover = Page("p")
    popover.modalPresentationStyle = .popover
    stage.stack.present(popover, animated: false)
    #expect(complaints() == [.exception])
  }

  @Test("An alert is gone before its handler is called, which may present", arguments: [false, true])
  func alert(nextTurn: Bool) {
    StandIn.world.assumptions.alertHandlerComesNextTurn = nextTurn
    let stage = Stage("a")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let next = Page("s")
    let action = UIAlertAction(title: "Yes", style: .default) { _ in
      #expect(alert.presentingViewController == nil)
      stage.stack.present(next, animated: true)
    }
    alert.addAction(action)
    stage.stack.present(alert, animated: true)
    #expect(!stage.user.tap(action, of: alert))
    StandIn.clock.runUntilIdle()
    #expect(stage.user.tap(action, of: alert))
    #expect(alert.isBeingDismissed)
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals == [next])
  }

  @Test("An action sheet closes by a tap outside, which is its cancel action")
  func actionSheet() {
    let stage = Stage("a")
    let log = stage.log
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    stage.stack.present(sheet, animated: false)
    #expect(!stage.user.tapOutside(sheet))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.note("cancelled") })
    #expect(stage.user.tapOutside(sheet))
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["cancelled"])
    #expect(stage.user.modals.isEmpty)
  }

  @Test("A sheet may ask whether it is to be closed before anybody pulls")
  func askedEarly() {
    StandIn.world.assumptions.shouldDismissIsAskedEarly = true
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    sheet.presentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    #expect(stage.takeLog() == ["should?"])
  }

  @Test("A sheet has the heights that it was given; a drag between them is told to its own delegate")
  func detents() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    sheet.sheetPresentationController?.delegate = delegate
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.stack.present(sheet, animated: false)
    #expect(stage.user.drag(sheet, to: .large))
    #expect(!stage.user.drag(sheet, to: .init("low")))
    #expect(stage.takeLog() == ["height com.apple.UIKit.large"])
  }

  @Test("Escape closes a sheet as the user's fingers do")
  func escape() {
    let stage = Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    sheet.presentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    #expect(stage.user.pressEscape())
    StandIn.clock.runUntilIdle()
    #expect(stage.takeLog() == ["should?", "should?", "will", "did"])
    #expect(!stage.user.pressEscape())
  }

  @Test("A window's controller that is replaced under a modal leaves it behind")
  func orphan() {
    let stage = Stage("a")
    stage.stack.present(Page("s"), animated: false)
    stage.window.rootViewController = Page("b")
    #expect(complaints() == [.orphanModal])
  }

  @Test("Nothing of a closed modal is kept")
  func memory() {
    let stage = Stage("a")
    weak var gone: UIViewController?
    do {
      let sheet = Page("s")
      gone = sheet
      sheet.presentationController?.delegate = nil
      stage.stack.present(sheet, animated: true)
      StandIn.clock.runUntilIdle()
      stage.user.beginPullDown(sheet)?.finish()
      StandIn.clock.runUntilIdle()
    }
    #expect(gone == nil)
  }
}
