import FlowKit
import Testing

@MainActor
struct TreeDescriptionTests {
  @Test func treeOfOneEntryIsAStackWithAVisibleRoot() throws {
    #expect(try Navigator(showing: "A").tree.description == "stack\n└ A #1 ← visible")
  }

  @Test func modalsAreDrawnBelowWhatTheyCover() throws {
    #expect(
      try Navigator(showing: "A > B | fullScreen: C | alert: D > A").tree.description == """
        stack
        ├ A #1
        └ B #2
        fullScreen over B #2
        └ C #3
        alert over C #3
        ├ D #4
        └ A #5 ← visible
        """)
  }

  @Test func keysAreDrawnAfterNames() {
    func item(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: number).named("Item") }
    let navigator = Navigator(root: item(1))
    navigator.perform(.push(item(2)))
    #expect(navigator.tree.summary == "Item(1) > Item(2)")
    #expect(navigator.tree.description == "stack\n├ Item(1) #1\n└ Item(2) #2 ← visible")
  }

  @Test(arguments: [1, 2, 49, 50])
  func stackOfUpToFiftyEntriesIsDrawnWhole(depth: Int) throws {
    let tree = try tree(depth: depth)
    #expect(tree.description.split(separator: "\n").count == depth + 1)
    #expect(tree.summary == (["A"] + Array(repeating: "B", count: depth - 1)).joined(separator: " > "))
  }

  @Test(arguments: [51, 52, 1_000])
  func middleOfALongStackIsOnlyCounted(depth: Int) throws {
    let tree = try tree(depth: depth)
    let below = ["├ A #1"] + (2...10).map { "├ B #\($0)" }
    let above = ((depth - 19)..<depth).map { "├ B #\($0)" } + ["└ B #\(depth) ← visible"]
    let lines = ["stack"] + below + ["┆ … \(depth - 30) more"] + above
    #expect(tree.description == lines.joined(separator: "\n"))
  }

  @Test func summaryOfALongStackSkipsItsMiddleToo() throws {
    let words = ["A"] + Array(repeating: "B", count: 9) + ["… 21 more"] + Array(repeating: "B", count: 20)
    #expect(try tree(depth: 51).summary == words.joined(separator: " > "))
  }

  @Test func longModalIsShortenedAndTheStackUnderItIsNot() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C")
    for _ in 0..<60 { navigator.perform(.push(Pages.d)) }
    let lines = navigator.tree.description.split(separator: "\n")
    #expect(lines.prefix(5) == ["stack", "├ A #1", "└ B #2", "sheet over B #2", "├ C #3"])
    #expect(lines.contains("┆ … 31 more"))
    #expect(lines.last == "└ D #63 ← visible")
  }

  private func tree(depth: Int) throws -> NavigationTree {
    let navigator = try Navigator(showing: "A")
    for _ in 1..<depth { navigator.perform(.push(Pages.b)) }
    return navigator.tree
  }
}
