import FlowKit
import Testing

/// `leave`: away from the place where the caller is, whichever way it was opened.
@MainActor
struct LeaveTests {
  @Test(arguments: [
    ContainerCase("A > B", .leave(), "A"),
    ContainerCase("A > B > C", "B", .leave(), "A"),
    ContainerCase("A > B | sheet: C", "B", .leave(), "A"),
    ContainerCase("A | sheet: B", .leave(), "A"),
    ContainerCase("A | sheet: B > C", .leave(), "A | sheet: B"),
    ContainerCase("A | sheet: B > C", "B", .leave(), "A"),
    ContainerCase("A | sheet: B | alert: C", "B", .leave(), "A"),
    ContainerCase("A", .leave(), "nothing to pop"),
    ContainerCase("A | sheet: B", "A", .leave(), "nothing to pop"),
  ])
  func leavePopsOrClosesTheModal(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, (C), (D)]", .leave(), "Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", .leave(), "A"),
    ContainerCase("A | sheet: Tabs[*B, (C), (D)]", .leave(), "A"),
    ContainerCase("Tabs[*B, (C), (D)]", .leave(), "nothing to pop"),
    ContainerCase("A > Split[B, *D]", .leave(), "A"),
  ])
  func leaveLeavesTheContainerFromTheRootOfItsChild(_ move: ContainerCase) throws { try move.check() }

  @Test func leaveBringsTheOwnChildOfAColumnBack() throws {
    let navigator = try Navigator(showing: "Split[*B, D]")
    navigator.perform(.show(Pages.x, in: .detail))
    navigator.perform(.push(Pages.a))
    #expect(navigator.tree.summary == "Split[B, *X > A]")
    navigator.perform(.leave())
    #expect(navigator.tree.summary == "Split[B, *X]")
    navigator.perform(.leave())
    #expect(navigator.tree.summary == "Split[B, *D]")
    #expect(navigator.perform(.leave()).reason == .nothingToPop)
  }

  @Test func whoLeavesIsAsked() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.present(Pages.b.confirmsLeaving { _ in false }))
    #expect(navigator.perform(.leave()).reason == .leavingRefused)
  }
}
