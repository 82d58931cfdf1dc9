import FlowKit
import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// Forms that may be swiped back and pulled down while they have nothing to ask: SwiftUI asks nobody when a gesture begins,
/// so the views observe what the forms' conditions read.
@MainActor
struct CleanFormTests {
  let flows = DemoFlows()

  @Test(arguments: [false, true])
  func aFormIsSwipedBackWhileItIsClean(asksUser: Bool) throws {
    let form = asksUser ? flows.asking : flows.form
    let demo = Demo(flows.page("home"))
    demo.perform(.push(form))
    let screen = try #require(demo.navigator.visibleScreen as? DemoScreen)
    #expect(demo.stack?.hasBack == true)
    screen.note = " changed"
    demo.settle()
    #expect(demo.stack?.hasBack == false)
    #expect(demo.stack?.beginSwipe() == false)
    screen.note = ""
    demo.settle()
    #expect(demo.stack?.hasBack == true)
    #expect(demo.stack?.beginSwipe() == true)
    demo.stack?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["home 0"])
    #expect(demo.navigator.tree.root.count == 1)
    #expect(demo.issues == [])
  }

  @Test(arguments: [false, true])
  func aSheetIsPulledDownWhileItsFormIsClean(asksUser: Bool) throws {
    let form = asksUser ? flows.asking : flows.form
    let demo = Demo(flows.page("home"))
    demo.perform(.present(form))
    let screen = try #require(demo.navigator.visibleScreen as? DemoScreen)
    screen.note = " changed"
    demo.settle()
    #expect(demo.window.presentations.last?.beginPullDown() == false)
    screen.note = ""
    demo.settle()
    #expect(demo.window.presentations.last?.beginPullDown() == true)
    demo.window.presentations.last?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["home 0"])
    #expect(demo.navigator.tree.modals.count == 0)
    #expect(demo.issues == [])
  }

  /// A pull closes all that is in the sheet, so that a form below the top holds it, too.
  @Test func aFormBelowTheTopHoldsItsSheet() throws {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.form))
    let screen = try #require(demo.navigator.visibleScreen as? DemoScreen)
    demo.perform(.push(flows.page("help")))
    screen.note = " changed"
    demo.settle()
    #expect(demo.window.presentations.last?.beginPullDown() == false)
    #expect(demo.stack?.hasBack == true)
    screen.note = ""
    demo.settle()
    #expect(demo.window.presentations.last?.beginPullDown() == true)
    demo.window.presentations.last?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["home 0"])
  }

  @Test func drawingTheFormDoesNotDrawWhatHoldsIt() throws {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.form))
    let screen = try #require(demo.navigator.visibleScreen as? DemoScreen)
    let before = ["ModalView", "EntryView"].map(demo.count)
    screen.note = " changed"
    demo.settle()
    #expect(["ModalView", "EntryView"].map(demo.count) == before)
  }

  /// Nobody tells when it changes, and SwiftUI would have taken its view away before it is asked.
  @Test func aFormThatCannotBeObservedHoldsItsSheetAlways() {
    final class Draft { var hasChanges = false }
    let draft = Draft(), demo = Demo(flows.page("home"))
    demo.perform(.present(flows.page("form").confirmsLeaving { _ in !draft.hasChanges }))
    #expect(demo.window.presentations.last?.beginPullDown() == false)
    demo.perform(.dismiss())
    demo.perform(.push(flows.page("form").confirmsLeaving { _ in !draft.hasChanges }))
    #expect(demo.stack?.hasBack == false)
    #expect(demo.tapOwnBack())
    #expect(demo.texts == ["home 0"])
  }
}
