import Testing
import UIKit

@Suite("Modals", .standIn)
@MainActor
struct ModalTests {
  @Test("A sheet comes and goes; the one below hears nothing")
  func sheet() async {
    let stage = await Stage("a")
    let sheet = stage.page("s")
    let log = stage.log
    stage.stack.present(sheet, animated: true) { log.note("presented") }
    #expect(sheet.isBeingPresented)
    #expect(stage.stack.presentedViewController === sheet)
    await settle()
    #expect(stage.takeLog() == ["s willAppear+", "s didAppear", "presented"])
    stage.stack.dismiss(animated: true) { log.note("dismissed") }
    #expect(sheet.isBeingDismissed)
    await settle()
    #expect(stage.takeLog() == ["s willDisappear-", "s didDisappear", "dismissed"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("The coordinator completes after present's own completion or before it", arguments: sides)
  func coordinatorOrder(side: Bool?) async {
    let line = Assumed(\.coordinatorEndsFirst, side)
    let stage = await Stage("a")
    let sheet = Page("s"), log = stage.log
    stage.stack.present(sheet, animated: true) { log.note("presented") }
    stage.watch(sheet)
    await settle()
    line.expect(stage.takeLog(), ifFalse: ["presented", "completed"], ifTrue: ["completed", "presented"])
  }

  @Test(
    "A modal that fills the screen takes the one below out of the window; which of both is told first is not known",
    arguments: sides)
  func fullScreen(side: Bool?) async {
    let line = Assumed(\.incomingAppearsFirst, side)
    let stage = await Stage("a")
    let full = stage.page("f")
    full.modalPresentationStyle = .fullScreen
    stage.stack.present(full, animated: true)
    await settle()
    line.expect(
      stage.takeLog(), ifFalse: ["a willDisappear", "f willAppear+", "a didDisappear", "f didAppear"],
      ifTrue: ["f willAppear+", "a willDisappear", "f didAppear", "a didDisappear"])
    #expect(stage.stack.viewIfLoaded?.window == nil)
    full.dismiss(animated: true)
    await settle()
    line.expect(
      stage.takeLog(), ifFalse: ["f willDisappear-", "a willAppear", "f didDisappear", "a didAppear"],
      ifTrue: ["a willAppear", "f willDisappear-", "a didAppear", "f didDisappear"])
    #expect(stage.stack.viewIfLoaded?.window != nil)
  }

  @Test("Without animation a modal is there at once or in the next turn", arguments: sides)
  func unanimated(side: Bool?) async {
    let line = Assumed(\.unanimatedModalsEndNextTurn, side)
    let stage = await Stage("a")
    let log = stage.log
    stage.stack.present(Page("s"), animated: false) { log.note("presented") }
    line.expect(stage.log.lines, ifFalse: ["presented"], ifTrue: [])
    await settle()
    #expect(stage.takeLog() == ["presented"])
  }

  @Test("A child's modal is presented by the outermost container, or by a context")
  func presenter() async {
    let stage = await Stage("a")
    let sheet = Page("s")
    stage.stack.topViewController?.present(sheet, animated: true)
    await settle()
    #expect(sheet.presentingViewController === stage.stack)
    #expect(stage.stack.topViewController?.presentedViewController === sheet)
    stage.stack.dismiss(animated: false)
    await settle()
    let inner = Page("i")
    inner.modalPresentationStyle = .overCurrentContext
    stage.stack.topViewController?.definesPresentationContext = true
    stage.stack.topViewController?.present(inner, animated: false)
    await settle()
    #expect(inner.presentingViewController === stage.stack.topViewController)
  }

  @Test("Who presents already, or is not in a window, shows nothing, and no completion comes")
  func attempts() async {
    let stage = await Stage("a")
    stage.stack.present(Page("s"), animated: true)
    stage.stack.present(Page("t"), animated: true) { Issue.record("never") }
    await settle()
    Page("lonely").present(Page("t"), animated: true) { Issue.record("never") }
    await settle()
    #expect(stage.modals == ["s"])
    forgetComplaints()
  }

  @Test("Dismissing a modal that is still coming is refused, or put off until it is there", arguments: sides)
  func dismissWhileComing(side: Bool?) async {
    let line = Assumed(\.dismissalDuringPresentationIsRefused, side)
    let stage = await Stage("a")
    let log = stage.log
    stage.stack.present(Page("s"), animated: true)
    stage.stack.dismiss(animated: true) { log.note("dismissed") }
    await settle()
    line.expect(stage.modals + stage.takeLog(), ifFalse: ["dismissed"], ifTrue: ["s"])
    forgetComplaints()
  }

  @Test("Dismissing where there is nothing calls the completion, or not", arguments: sides)
  func dismissNothing(side: Bool?) async {
    let line = Assumed(\.dismissingNothingCompletes, side)
    let stage = await Stage("a")
    let log = stage.log
    stage.stack.dismiss(animated: true) { log.note("dismissed") }
    await settle()
    line.expect(stage.takeLog(), ifFalse: [], ifTrue: ["dismissed"])
  }

  @Test("Dismissing the lowest takes all above it; the delegates hear nothing")
  func cascade() async {
    let stage = await Stage("a")
    let delegate = ModalDelegate(stage.log)
    let modals = ["s", "t", "u"].map { stage.page($0) }
    var below: UIViewController = stage.stack
    for modal in modals {
      modal.presentationController?.delegate = delegate
      below.present(modal, animated: false)
      await settle()
      below = modal
    }
    _ = stage.takeLog()
    modals[0].dismiss(animated: false)
    await settle()
    #expect(stage.modals == ["s"])
    stage.stack.dismiss(animated: true)
    await settle()
    #expect(stage.modals == [])
    #expect(!stage.takeLog().contains("did"))
  }

  @Test("Dismissing what goes already takes the one that presents, or does nothing", arguments: sides)
  func dismissTwice(side: Bool?) async {
    let line = Assumed(\.dismissWhileChildGoesTakesPresenter, side)
    let stage = await Stage("a")
    let log = stage.log
    let sheet = Page("s")
    stage.stack.present(sheet, animated: false)
    await settle()
    sheet.present(Page("t"), animated: false)
    await settle()
    sheet.dismiss(animated: true)
    sheet.dismiss(animated: true) { log.note("dismissed") }
    await settle()
    line.expect(stage.modals + stage.takeLog(), ifFalse: ["s"], ifTrue: ["dismissed"])
  }

  @Test("A presentation controller is made for each presentation and for its style")
  func presentationControllers() async {
    let stage = await Stage("a")
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
    await settle()
    let used = sheet.presentationController
    stage.stack.dismiss(animated: false)
    await settle()
    #expect(sheet.presentationController !== used)
    #expect(sheet.presentationController?.delegate == nil)
  }

  @Test("A sheet may ask whether it is to be closed before anybody pulls", arguments: sides)
  func askedEarly(side: Bool?) async {
    let line = Assumed(\.shouldDismissIsAskedEarly, side)
    let stage = await Stage("a")
    let delegate = ModalDelegate(stage.log)
    let sheet = Page("s")
    sheet.presentationController?.delegate = delegate
    stage.stack.present(sheet, animated: false)
    await settle()
    line.expect(stage.takeLog(), ifFalse: [], ifTrue: ["should?"])
  }

  @Test("Nothing of a closed modal is kept")
  func memory() async {
    let stage = await Stage("a")
    weak var gone: UIViewController?
    do {
      let sheet = Page("s")
      gone = sheet
      stage.stack.present(sheet, animated: true)
      await settle()
      stage.stack.dismiss(animated: true)
      await settle()
    }
    await settle()
    #expect(gone == nil)
  }
}

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
