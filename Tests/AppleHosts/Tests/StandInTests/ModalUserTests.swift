import Testing
import UIKit

@Suite("Modals and their users", .standIn)
@MainActor
struct ModalUserTests {
  @Test("Who presents already, is not in a window, or is presented already: nothing is shown, and no completion comes")
  func attempts() async {
    let stage = await Stage("a")
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

  @Test("A sheet pulled down to the end: asked more than once, then told")
  func pullDown() async {
    let stage = await Stage("a")
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
  func pullCancelled(early: Bool) async {
    StandIn.world.assumptions.cancelledPullAppearsEarly = early
    let stage = await Stage("a")
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
  func resists() async {
    let stage = await Stage("a")
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
  func pullBelow() async {
    let stage = await Stage("a")
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
  func popover() async {
    let stage = await Stage(["a"], in: { StandIn.window($0, isNarrow: false) })
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
  func adapted() async {
    let stage = await Stage("a")
    let delegate = ModalDelegate(stage.log)
    let popover = Page("p")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = delegate
    stage.stack.present(popover, animated: false)
    #expect(!stage.user.tapOutside(popover))
    #expect(stage.user.beginPullDown(popover) != nil)
  }

  @Test("A popover that points at nothing is refused in a wide window")
  func sourceless() async {
    let stage = await Stage(["a"], in: { StandIn.window($0, isNarrow: false) })
    let popover = Page("p")
    popover.modalPresentationStyle = .popover
    stage.stack.present(popover, animated: false)
    #expect(complaints() == [.exception])
  }

  @Test("An alert is gone before its handler is called, which may present", arguments: [false, true])
  func alert(nextTurn: Bool) async {
    StandIn.world.assumptions.alertHandlerComesNextTurn = nextTurn
    let stage = await Stage("a")
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
  func actionSheet() async {
    let stage = await Stage("a")
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

  @Test("A sheet has the heights that it was given; a drag between them is told to its own delegate")
  func detents() async {
    let stage = await Stage("a")
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
  func escape() async {
    let stage = await Stage("a")
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
  func orphan() async {
    let stage = await Stage("a")
    stage.stack.present(Page("s"), animated: false)
    stage.window.rootViewController = Page("b")
    #expect(complaints() == [.orphanModal])
  }

  @Test("Nothing of a closed modal is kept")
  func memory() async {
    let stage = await Stage("a")
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
