import FlowKit
import FlowKitTesting
import Testing

/// A way back to a container's child closes a sheet over it, whether the child's screen has presented it or the
/// container's.
@MainActor
struct ContainerSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    /// Who presents the sheet: the container, and screens inside it.
    let presenters: [String]
    let caller: String
    let action: NavigationAction
    let after: String

    init(_ before: String, _ presenters: [String], _ caller: String, _ action: NavigationAction, _ after: String) {
      (self.before, self.presenters, self.caller) = (before, presenters, caller)
      (self.action, self.after) = (action, after)
    }

    var testDescription: String { "\(before), sheet of \(presenters), \(caller): \(action.withoutPlace) → \(after)" }
  }

  private nonisolated static let fromTheSheet: [Case] = [
    Case("Tabs[*B, (C), (D)]", ["Tabs", "B"], "P", .goTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("Tabs[*B, (C), (D)]", ["Tabs", "B"], "P", .popTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "P", .goTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "P", .popTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "P", .goTo(Pages.x), "Tabs[*B > X, (C), (D)]"),
    Case("A > Tabs[*B > X, C, (D)]", ["Tabs", "X"], "P", .popTo(Pages.b), "A > Tabs[*B, C, (D)]"),
    Case("A > Tabs[*B > X, C, (D)]", ["Tabs", "X"], "P", .goTo(Pages.c), "A > Tabs[B > X, *C, (D)]"),
    Case("A | sheet: Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "P", .popTo(Pages.b), "A | sheet: Tabs[*B, (C), (D)]"),
    Case(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", ["Outer", "Tabs", "B"], "P", .goTo(Pages.b),
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
    Case(
      "Outer[*Tabs[*B > X, (C), (D)] > A, (Split), (Book)]", ["Outer", "A"], "P", .popTo(Containers.tabs),
      "Outer[*Tabs[*B > X, (C), (D)], (Split), (Book)]"),
    Case("Split[B, *D > X]", ["Split", "X"], "P", .goTo(Pages.d), "Split[B, *D]"),
    Case("Split[B, *D > X]", ["Split", "X"], "P", .popTo(Pages.d), "Split[B, *D]"),
    Case("Split[B, *D]", ["Split", "D"], "P", .goTo(Pages.b), "Split[*B, D]"),
    Case("Frame[B, *C > X]", ["Frame", "X"], "P", .popTo(Pages.c), "Frame[B, *C]"),
  ]

  private nonisolated static let fromBelowTheSheet: [Case] = [
    Case("Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "X", .popTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "X", .goTo(Pages.b), "Tabs[*B, (C), (D)]"),
    Case("A > Tabs[*B > X, (C), (D)]", ["Tabs", "X"], "X", .popTo(Containers.tabs), "A > Tabs[*B, (C), (D)]"),
    Case(
      "Outer[*Tabs[*B > X, (C), (D)], (Split), (Book)]", ["Outer", "Tabs", "X"], "X", .popTo(Pages.b),
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
    Case("Split[B > X, *D]", ["Split"], "X", .popTo(Pages.b), "Split[*B, D]"),
    Case("Tabs[*B, C > X, (D)]", ["Tabs", "B"], "X", .popTo(Pages.c), "Tabs[*B, C, (D)] | sheet: P"),
    Case("Split[B > X, *D]", ["D"], "X", .popTo(Pages.b), "Split[*B, D] | sheet: P"),
  ]

  @Test(arguments: fromTheSheet + fromBelowTheSheet)
  func sheetOfTheContainerIsClosedAsThatOfTheChild(_ move: Case) throws {
    for presenter in move.presenters {
      let navigator = try Navigator(showing: move.before), host = HeadlessHost()
      navigator.attach(host)
      navigator.perform(.present(Pages.p), from: try navigator.entry(presenter).id)
      navigator.performHere(.present(Pages.p, as: .alert))
      if move.after.contains("sheet: P") { navigator.perform(.dismiss(), from: navigator.tree.visible.id) }
      let before = navigator.tree, caller = try navigator.entry(move.caller).id
      let outcome = navigator.perform(move.action, from: caller)
      #expect(outcome.isPerformed && navigator.tree.summary == move.after, "sheet of \(presenter)")
      PureAction(move.action, on: before, from: caller).expectSame(outcome, navigator.tree)
      #expect(navigator.screenCount == navigator.tree.count)
      #expect(host.shown == navigator.tree && host.problems == [])
    }
  }

  @Test func guardOfTheSheetIsAsked() throws {
    let navigator = try Navigator(showing: "Tabs[*B, (C), (D)]")
    navigator.perform(.present(Pages.p.confirmsLeaving { _ in false }), from: 1)
    #expect(navigator.perform(.goTo(Pages.b)).reason == .leavingRefused)
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)] | sheet: P")
  }
}
