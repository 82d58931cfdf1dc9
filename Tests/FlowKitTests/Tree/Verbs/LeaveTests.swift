import FlowKit
import Testing

/// `close`: away from the place where the caller is, whichever way it was opened.
@MainActor
struct LeaveTests {
  @Test(arguments: [
    ContainerCase("A > B", .close(), "A"),
    ContainerCase("A > B > C", "B", .close(), "A"),
    ContainerCase("A > B | sheet: C", "B", .close(), "A"),
    ContainerCase("A | sheet: B", .close(), "A"),
    ContainerCase("A | sheet: B > C", .close(), "A | sheet: B"),
    ContainerCase("A | sheet: B > C", "B", .close(), "A"),
    ContainerCase("A | sheet: B | alert: C", "B", .close(), "A"),
    ContainerCase("A", .close(), "nothing to pop"),
    ContainerCase("A | sheet: B", "A", .close(), "nothing to pop"),
  ])
  func leavePopsOrClosesTheModal(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, (C), (D)]", .close(), "Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", .close(), "A"),
    ContainerCase("A | sheet: Tabs[*B, (C), (D)]", .close(), "A"),
    ContainerCase("Tabs[*B, (C), (D)]", .close(), "nothing to pop"),
    ContainerCase("A > Split[B, *D]", .close(), "A"),
  ])
  func leaveLeavesTheContainerFromTheRootOfItsChild(_ move: ContainerCase) throws { try move.check() }

  @Test func leaveBringsTheOwnChildOfAColumnBack() throws {
    let navigator = try Navigator(showing: "Split[*B, D]")
    navigator.perform(.show(Pages.x, in: .detail))
    navigator.perform(.push(Pages.a))
    #expect(navigator.tree.summary == "Split[B, *X > A]")
    navigator.perform(.close())
    #expect(navigator.tree.summary == "Split[B, *X]")
    navigator.perform(.close())
    #expect(navigator.tree.summary == "Split[B, *D]")
    #expect(navigator.perform(.close()).reason == .nothingToPop)
  }

  @Test func whoLeavesIsAsked() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.present(Pages.b.confirmsLeaving { _ in false }))
    #expect(navigator.perform(.close()).reason == .leavingRefused)
  }
}
