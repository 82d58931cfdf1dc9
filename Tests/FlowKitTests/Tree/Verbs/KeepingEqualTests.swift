import FlowKit
import FlowKitTesting
import Testing

/// A reset may keep the screens that the new stack has in common with the old one.
@MainActor
struct KeepingEqualTests {
  @Test(arguments: [
    VerbCase("A > B > C", .reset(to: Pages.a, Pages.b, Pages.d, keepingEqual: true), "A > B > D"),
    VerbCase("A > B > C", .reset(to: Pages.a, Pages.c, Pages.b, keepingEqual: true), "A > C > B"),
    VerbCase("A", .reset(to: Pages.a, Pages.b, Pages.c, keepingEqual: true), "A > B > C"),
    VerbCase("A > B > C", .reset(to: Pages.a, keepingEqual: true), "A"),
    VerbCase("A > B > C", .reset(to: Pages.b, Pages.d, keepingEqual: true), "B > D"),
    VerbCase("A > B > C", .reset(to: Pages.c, Pages.b, Pages.a, keepingEqual: true), "C > B > A"),
    VerbCase("A > B", .reset(to: Pages.a, [Pages.c, Pages.d, Pages.a], keepingEqual: true), "A > C > D > A"),
    VerbCase("A > B | sheet: C", .resetRoot(to: Pages.b, keepingEqual: true), "B"),
    VerbCase("A > B | sheet: C > D", .reset(to: Pages.d, keepingEqual: true), "A > B | sheet: D"),
  ])
  func equalScreensStay(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | sheet: C", .reset(to: Pages.a, Pages.b, keepingEqual: true), from: 2, "A > B"),
    VerbCase(
      "A > B | sheet: C | alert: D", .reset(to: Pages.c, Pages.d, keepingEqual: true), from: 3, "A > B | sheet: C > D"),
  ])
  func modalsOverTheStackAreDismissed(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .reset(to: Pages.b, [Pages.c, Pages.d]), "B > C > D"),
    VerbCase("A", .reset(to: Pages.b, [Pages.c], Pages.d, [Pages.x]), "B > C > D > X"),
    VerbCase("A", .resetRoot(to: Pages.b, [Flow<Page>]()), "B"),
  ])
  func arraysOfFlowsMayStandBetweenOthers(_ verb: VerbCase) throws { try verb.check() }

  @Test func aPreparationGetsAnArraysScreensAsAnArray() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(
      .reset(to: Pages.b, [Pages.c, Pages.d], Pages.x) { root, pages, last in
        for (number, page) in ([root] + pages + [last]).enumerated() { page.receive("\(number)") }
      })
    #expect(try ([2, 3, 4, 5] as [ScreenID]).map { try navigator.page($0).received } == [["0"], ["1"], ["2"], ["3"]])
  }

  @Test func screensStayWhereverTheyAre() throws {
    let navigator = try Navigator(showing: "A > B > C > D"), b = try navigator.page(2), d = try navigator.page(4)
    let outcome = navigator.perform(.reset(to: Pages.a, Pages.d, Pages.x, Pages.b, keepingEqual: true))
    #expect(outcome.description == "removed C #3, pushed X #5, moved B #2")
    #expect(navigator.tree.description == "stack\n├ A #1\n├ D #4\n├ X #5\n└ B #2 ← visible")
    #expect(try navigator.page(2) === b && navigator.page(4) === d)
  }

  @Test(arguments: [
    ([Pages.d, Pages.b, Pages.c], "moved B #2, moved C #3"),
    ([Pages.d, Pages.c, Pages.b], "moved C #3, moved B #2"),
    ([Pages.b, Pages.d, Pages.c], "moved C #3"),
    ([Pages.c, Pages.d, Pages.b], "moved B #2"),
    ([Pages.c, Pages.b, Pages.d], "moved B #2, moved D #4"),
    ([Pages.c, Pages.x, Pages.b, Pages.d], "pushed X #5, moved B #2, moved D #4"),
  ])
  func everyScreenThatIsMovedIsAmongTheChanges(_ path: [Flow<Page>], _ changes: String) throws {
    let navigator = try Navigator(showing: "A > B > C > D")
    #expect(navigator.perform(.reset(to: Pages.a, path, keepingEqual: true)).description == changes)
  }

  @Test func eachScreenStaysOnceIfTheStackNamesItRepeatedly() throws {
    let navigator = try Navigator(showing: "A > B > C > B")
    navigator.perform(.reset(to: Pages.a, Pages.b, Pages.b, Pages.b, keepingEqual: true))
    #expect(navigator.tree.root.map(\.id) == [1, 2, 4, 5])
  }

  @Test func sameStackAgainChangesNothing() throws {
    let navigator = try Navigator(showing: "A > B > C")
    let outcome = navigator.perform(.reset(to: Pages.a, Pages.b, Pages.c, keepingEqual: true))
    #expect(outcome.isPerformed && outcome.changes == [])
  }

  @Test func onlyLeavingScreensHaveToConfirm() async throws {
    var asked: [String] = []
    let editor = Flow(with: Page(), id: 1).named("Editor").confirmsLeaving { _ in
      asked.append("editor")
      return false
    }
    let navigator = Navigator(quiet: Pages.a)
    navigator.run(.push(editor))
    navigator.run(.reset(to: Pages.a, Pages.b, editor, keepingEqual: true))
    #expect(asked == [] && navigator.tree.root.map(\.flow.name) == ["A", "B", "Editor"])
    navigator.run(.reset(to: Pages.a, Pages.b, keepingEqual: true))
    #expect(asked == ["editor"] && navigator.tree.root.map(\.flow.name) == ["A", "B", "Editor"])
  }

  @Test func argumentsReachTheScreensThatStayAndTheNewOnes() throws {
    let navigator = Navigator(quiet: Group().item), item = try #require(navigator.visibleScreen as? Named)
    item.onReset("tea")
    #expect(navigator.screen(of: Group().list)?.name == "list of tea")
    #expect(navigator.visibleScreen === item && item.name == "tea")
  }

  @Test func guardRunsIfAKeptScreenGetsArguments() throws {
    let editor = Flow(with: Page()).named("E").singleTop().guarded { (page: Page?) in
      page == nil ? .allow : .refuse("unsaved")
    }
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(editor))
    let reset = NavigationAction.reset(to: Pages.a, editor, keepingEqual: true) { $1.receive("new") }
    #expect(navigator.perform(reset).reason == .guardRefused)
    #expect(try navigator.page(2).received == [])
    #expect(navigator.perform(.reset(to: Pages.a, editor, keepingEqual: true)).isPerformed)
  }

  @Test func letsTakesListsOfFlowsToo() throws {
    let list = [Pages.b, Pages.c]
    let navigator = Navigator(quiet: Flow(with: Page()) { $0.onNext = $1.reset(to: Pages.d, list) })
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "D > B > C")
  }

  @Test func argumentsOfACallbackDetermineTheStack() throws {
    let navigator = Navigator(quiet: Files().folder("Home"))
    (navigator.visibleScreen as? Folder)?.onCrumb(["Documents", "Letters"])
    let letters = navigator.visibleScreen
    (letters as? Folder)?.onCrumb(["Letters"])
    #expect(navigator.tree.root.map(\.flow.name) == ["Home", "Letters"] && navigator.visibleScreen === letters)
  }

  @Test func actionsArePrintedAsTheyAreWritten() {
    #expect(NavigationAction.reset(to: Pages.a, keepingEqual: true).withoutPlace == "reset(to: A, keepingEqual: true)")
    #expect(NavigationAction.reset(to: Pages.a) != .reset(to: Pages.a, keepingEqual: true))
  }
}

extension Navigator {
  fileprivate func run(_ action: NavigationAction) { perform(action) }
}

private final class Named {
  var name = ""
  var onReset: (String) -> Void = { _ in }
  func show(_ name: String) { self.name = name }
}

@MainActor
private struct Group {
  var list: Flow<Named> { Flow(with: Named()) }
  var item: Flow<Named> {
    Flow(with: Named()) { screen, lets in
      screen.onReset = lets.reset(to: list, self.item, keepingEqual: true) { list, item in
        { name in
          list.show("list of " + name)
          item.show(name)
        }
      }
    }
  }
}

private final class Folder { var onCrumb: ([String]) -> Void = { _ in } }

@MainActor
private struct Files {
  func folder(_ name: String) -> Flow<Folder> {
    Flow(with: Folder(), id: name) { screen, lets in
      screen.onCrumb = lets.choose { .reset(to: folder("Home"), $0.map(folder), keepingEqual: true) }
    }
    .named(name)
  }
}
