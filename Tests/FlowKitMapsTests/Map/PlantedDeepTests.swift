import FlowKit
import FlowKitLinks
import FlowKitMaps
import Testing

/// A plain mistake, four taps deep in apps with tabs, modals, states and links, is told within the usual limits.
@MainActor
@Suite struct PlantedDeepTests {
  private final class Page {
    var onLeft: () -> Void = {}
    var onRight: () -> Void = {}
    var onAcross: () -> Void = {}
    var onNowhere: () -> Void = {}
  }
  private final class Tabs { var onTab: (Int) -> Void = { _ in } }
  private final class Login { var onDone: () -> Void = {} }
  private final class Nowhere {}
  private final class Session { var state = 0 }

  nonisolated struct Shape: Sendable, CustomTestStringConvertible {
    var tabs = 1, pages = 11, states = 0, links = 0
    var hasModals = false, goesAcross = false
    var testDescription: String { "\(tabs) \(pages) \(states) \(links) \(hasModals) \(goesAcross)" }
  }

  @MainActor
  private struct App {
    let shape: Shape
    let nowhere = Flow(with: Nowhere())

    /// A tree of pages in each tab; the last page of the last tab pops to what is never there.
    func page(_ tab: Int, _ number: Int) -> Flow<Page> {
      Flow(with: Page(), id: [tab, number]) { page, lets in
        let left = 2 * number + 1, right = 2 * number + 2
        if left < shape.pages { page.onLeft = lets.push(self.page(tab, left)) }
        if right < shape.pages {
          page.onRight =
            shape.hasModals && number % 3 == 1
            ? lets.present(self.page(tab, right)) : lets.push(self.page(tab, right))
        }
        let goes = shape.goesAcross && number % 4 == 3
        page.onAcross = goes ? lets.goTo(self.page((tab + 1) % shape.tabs, 1)) : lets.back()
        if tab == shape.tabs - 1, number == shape.pages - 1 { page.onNowhere = lets.popTo(nowhere) }
      }
    }

    var tabs: Flow<Tabs> {
      Flow(with: Tabs(), containing: .tabs((0..<shape.tabs).map { page($0, 0) })) { $0.onTab = $1.select { $0 } }
    }

    func map() throws -> FlowMap {
      guard shape.states > 0 else { return FlowMap(of: tabs) }
      let session = Session(), login = Flow(with: Login()) { $0.onDone = $1.perform(.stay) }
      let navigator = Navigator { session.state == 0 ? .root(login) : .root(tabs) }
      var links = LinkGroup(schemes: ["x"])
      links.add("tab", .int) { tab in .batch(.goTo(tabs), .select(tab), .push(page(tab, 1))) }
      navigator.links = try LinkTable(links)
      return FlowMap(
        of: navigator, opening: (0..<shape.links).map { "x://tab/\($0)" },
        states: (0..<shape.states).map { state in .init("\(state)") { session.state = state } })
    }
  }

  @Test(arguments: [
    Shape(), Shape(tabs: 4), Shape(tabs: 5, states: 2), Shape(tabs: 5, states: 3, links: 3),
    Shape(tabs: 5, states: 3, links: 3, hasModals: true), Shape(tabs: 5, states: 3, links: 3, goesAcross: true),
    Shape(tabs: 5, states: 3, links: 3, hasModals: true, goesAcross: true),
    Shape(tabs: 3, pages: 20, states: 3, hasModals: true, goesAcross: true),
    Shape(tabs: 5, pages: 15, states: 3, links: 3, hasModals: true, goesAcross: true),
  ])
  func itIsTold(in shape: Shape) throws {
    let problems = try App(shape: shape).map().problems
    #expect(problems.map { $0.flow.key as? [Int] } == [[shape.tabs - 1, shape.pages - 1]])
    #expect(problems.allSatisfy { [.neverWorks, .undecided].contains($0.rule) && $0.text.contains("popTo(Nowhere)") })
  }

  @Test func whatNoWalkCanReachIsNamed() throws {
    let map = try App(shape: Shape(tabs: 5, states: 3, links: 3, hasModals: true, goesAcross: true)).map()
    let problems = map.problems(within: .init(places: 30))
    let untried = problems.filter {
      $0.rule == .undecided && $0.text.contains("was never tried: none of 30 places shows")
    }
    #expect(!untried.isEmpty)
    #expect(untried.allSatisfy { $0.text.hasSuffix("There are more places. To try them, use problems(within:).") })
  }

  @Test func aSplashThatTheRuleReplacesIsNoDeadEnd() {
    let session = Session(), splash = Flow(with: Nowhere())
    let login = Flow(with: Login()) { $0.onDone = $1.perform(after: { session.state = 1 }, .stay) }
    let home = Flow(with: Login()) { login, lets in
      login.onDone = lets.present(Flow(with: Login()) { $0.onDone = $1.close() })
    }
    for first in [RootChoice.root(splash), .root(login)] {
      let navigator = Navigator { session.state == 1 ? .root(home) : first }
      let states: [FlowMap.AppState] = [.init("out") { session.state = 0 }, .init("in") { session.state = 1 }]
      #expect(FlowMap(of: navigator, states: states).problems == [])
    }
    // What it pushes without a way on is one.
    let end = Flow(with: Nowhere()), trap = Flow(with: Login()) { $0.onDone = $1.reset(to: end) }
    let navigator = Navigator { session.state == 1 ? .root(home) : .root(trap) }
    let states: [FlowMap.AppState] = [.init("out") { session.state = 0 }, .init("in") { session.state = 1 }]
    #expect(FlowMap(of: navigator, states: states).problems.map(\.rule) == [.deadEnd])
  }
}
