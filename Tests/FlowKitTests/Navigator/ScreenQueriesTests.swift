import FlowKit
import Testing

/// Live screens, as they are asked for.
@MainActor
struct ScreenQueriesTests {
  @Test func screenIsFoundByItsFlow() throws {
    let navigator = try Navigator(showing: "A > B | sheet: B")
    #expect(navigator.screen(of: Pages.b) === navigator.screen(of: 3))
    #expect(navigator.screen(of: Pages.a) === navigator.screen(of: 1))
    #expect(navigator.screen(of: Pages.c) == nil)
  }
}
