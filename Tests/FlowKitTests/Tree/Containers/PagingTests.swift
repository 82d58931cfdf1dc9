import FlowKit
import Testing

/// Pages are selected one after another.
@MainActor
struct PagingTests {
  @Test(arguments: [
    ContainerCase("Book[*B, (C), (D)]", .next(), "Book[B, *C, (D)]"),
    ContainerCase("Book[B > X, *C, (D)]", .previous(), "Book[*B > X, C, (D)]"),
    ContainerCase("Book[*B > X, (C), (D)]", .next(), "Book[B > X, *C, (D)]"),
    ContainerCase("Book[*B, (C), (D)]", "Book", .next(), "Book[B, *C, (D)]"),
    ContainerCase("A | sheet: Book[B, *C, (D)]", .next(), "A | sheet: Book[B, C, *D]"),
    ContainerCase("Book[B, *C, (D)]", "B", .next(), "Book[B, C, *D]"),
  ])
  func nextAndPreviousGoThroughThePages(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Book[*B, (C), (D)]", .previous(), "no such child"),
    ContainerCase("Book[B, C, *D]", .next(), "no such child"),
    ContainerCase("Loop[*B, (C), (D)]", .previous(), "Loop[B, (C), *D]"),
    ContainerCase("Loop[B, (C), *D]", .next(), "Loop[*B, (C), D]"),
  ])
  func pagesHaveEndsUnlessTheyLoop(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .next(), "no container"),
    ContainerCase("Split[*B, D]", .next(), "no container"),
    ContainerCase("A", .previous(), "no container"),
    ContainerCase("Book[*B, (C), (D)] > X", .next(), "no container"),
    ContainerCase("Book[*B > Tabs[*B, (C), (D)], (C), (D)]", .next(), "Book[B > Tabs[*B, (C), (D)], *C, (D)]"),
  ])
  func nextAndPreviousNeedPages(_ move: ContainerCase) throws { try move.check() }

  @Test func wizardInAModalGoesThroughItsPages() throws {
    var callbacks: [() -> Void] = []
    let first = Flow(with: Page()) { page, lets in page.onNext = lets.perform(.next()) }.named("First")
    let last = Flow(with: Page()) { page, lets in
      page.onNext = lets.dismiss()
      callbacks = [lets.perform(.previous())]
    }.named("Last")
    let wizard = Flow(with: Page(), containing: .pages(first, last)).named("Wizard")
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.present(wizard))
    try navigator.page(3).onNext()
    #expect(navigator.tree.summary == "A | sheet: Wizard[First, *Last]")
    callbacks[0]()
    #expect(navigator.tree.summary == "A | sheet: Wizard[*First, Last]")
    try navigator.page(3).onNext()
    try navigator.page(4).onNext()
    #expect(navigator.tree.summary == "A")
    #expect(navigator.screenCount == 1)
    callbacks = []
  }
}
