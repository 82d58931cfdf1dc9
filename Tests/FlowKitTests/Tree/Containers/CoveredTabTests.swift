import FlowKit
import Testing

/// Actions in a deselected tab don't affect what the other tabs opened.
@MainActor
struct CoveredTabTests {
  @Test(arguments: [
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "X", .pop(), "Tabs[*B, C, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "X", .popToRoot(), "Tabs[*B, C, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "X", .popTo(Pages.c), "Tabs[*B, C, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "X", .back(), "Tabs[*B, C, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "C", .unwind(), "Tabs[B, *C, (D)]"),
    ContainerCase("Tabs[*B, C > X, (D)] | sheet: A", "C", .reset(to: Pages.a), "Tabs[*B, A, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > P, (D)] | sheet: A", "P", .push(Pages.x), "Tabs[*B, C > P > X, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > P, (D)] | sheet: A", "P", .replace(with: Pages.x), "Tabs[*B, C > X, (D)] | sheet: A"),
    ContainerCase("Tabs[*B, C > X, (D)] > A", "X", .pop(), "Tabs[*B, C, (D)] > A"),
    ContainerCase("Tabs[*B, C > X, (D)] > A | sheet: D", "X", .pop(), "Tabs[*B, C, (D)] > A | sheet: D"),
    ContainerCase("A > Tabs[*B, C > X, (D)] | sheet: D", "X", .popTo(Pages.a), "A"),
  ])
  func coveredCallerPopsItsOwnStackOnly(_ move: ContainerCase) throws { try move.check() }

  /// A sheet that C presented, though another tab is selected now, and an alert of its own over it.
  private func navigator() throws -> Navigator {
    let navigator = try Navigator(showing: "Tabs[B, *C > X, (D)]")
    navigator.performHere(.present(Pages.p))
    navigator.performHere(.present(Pages.a, as: .alert))
    navigator.perform(.select(0), from: 1)
    #expect(navigator.tree.summary == "Tabs[*B, C > X, (D)] | sheet: P | alert: A")
    return navigator
  }

  @Test(arguments: [NavigationAction.pop(), .popToRoot(), .popTo(Pages.c), .back(), .reset(to: Pages.d)])
  func modalsGoWhenTheirPresenterGoes(_ action: NavigationAction) throws {
    let navigator = try navigator(), before = navigator.tree
    navigator.perform(action, from: try navigator.entry("X").id)
    #expect(navigator.tree.modals.isEmpty)
    #expect(!navigator.tree.contains(before.modals[1][0].id))
    #expect(navigator.screenCount == navigator.tree.count)
    #expect(navigator.tree.visible.description == "B #2")
  }

  @Test(arguments: [NavigationAction.setChildren(Pages.b, Pages.d), .batch(.setChildren(Pages.b, Pages.d))])
  func modalsGoWithTheTabThatPresentedThem(_ action: NavigationAction) throws {
    let navigator = try navigator()
    navigator.perform(action, from: 1)
    #expect(navigator.tree.summary == "Tabs[*B, (D)]")
    #expect(navigator.screenCount == 2)
  }

  @Test(arguments: [
    NavigationAction.pop(), .popToRoot(), .popTo(Pages.c), .back(), .reset(to: Pages.d),
    .setChildren(Pages.b, Pages.d),
  ])
  func eachModalGoesWhosePresenterGoes(_ action: NavigationAction) throws {
    let navigator = try Navigator(showing: "Tabs[B, *C > P > Q, (D)]"), presenters = ["P", "Q"]
    for name in presenters { navigator.perform(.present(Pages.a), from: try navigator.entry(name).id) }
    #expect(navigator.tree.summary == "Tabs[B, *C > P > Q, (D)] | sheet: A | sheet: A")
    navigator.perform(action, from: try navigator.entry("P").id)
    #expect(navigator.tree.modals.isEmpty)
    #expect(navigator.screenCount == navigator.tree.count)
  }

  @Test func modalStaysIfItsPresenterMovesOnItsHiddenStack() throws {
    let navigator = try navigator(), presenter = try #require(navigator.tree.modals.first?.presentation?.presenter)
    navigator.perform(.reset(to: Pages.x, Pages.c, keepingEqual: true), from: presenter)
    #expect(navigator.tree.summary == "Tabs[*B, X > C, (D)] | sheet: P | alert: A")
    #expect(navigator.tree.contains(presenter))
  }

  @Test func modalBelongsToTheScreenThatReplacesItsPresenter() throws {
    let navigator = try Navigator(showing: "Tabs[*B > P, C, (D)] | sheet: A")
    navigator.perform(.select(1), from: 1)
    navigator.perform(.replace(with: Pages.x), from: try navigator.entry("P").id)
    #expect(navigator.tree.summary == "Tabs[B > X, *C, (D)] | sheet: A")
    #expect(navigator.tree.modals.last?.presentation?.presenter == navigator.tree[6]?.id)
    navigator.perform(.pop(), from: navigator.tree.modals.last?.presentation?.presenter)
    #expect(navigator.tree.summary == "Tabs[B, *C, (D)]")
  }

  @Test(arguments: [
    ContainerCase("Tough[*P, (Frame)] | sheet: A", "Tough", .replace(with: Pages.x), "X"),
    ContainerCase(
      "Tough[*P, (Frame)] | sheet: A", "Tough", .present(Pages.x), "Tough[*P, (Frame)] | sheet: A | sheet: X"),
  ])
  func modalsGoWithTheContainerOfTheirPresenter(_ move: ContainerCase) throws { try move.check() }

  @Test func modalOfAContainerBelongsToTheScreenThatReplacesIt() throws {
    let navigator = Navigator(root: Containers.tough)
    navigator.perform(.present(Pages.a), from: 1)
    navigator.perform(.replace(with: Pages.x), from: 1)
    #expect(navigator.tree.summary == "X | sheet: A")
    navigator.perform(.dismiss(), from: navigator.tree.root[0].id)
    #expect(navigator.tree.summary == "X")
  }

  @Test func goToClosesAModalOverTheTabsAndSelectsAnotherTab() throws {
    let navigator = try navigator()
    navigator.perform(.goTo(Pages.c))
    #expect(navigator.tree.summary == "Tabs[B, *C, (D)]")
  }
}
