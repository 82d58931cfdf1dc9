import FlowKit
import FlowKitRestoration
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// Screens are made when the host hears of them, and not while SwiftUI evaluates a body, where an initializer may not write
/// anything that a view reads (pointfreeco/swift-navigation#106).
@MainActor
struct MakingTests {
  /// Makes screens, and knows which were made while views were evaluated.
  @MainActor
  final class Maker {
    weak var window: ViewRuntime?
    private(set) var made: [String] = []
    private(set) var inBodies: [String] = []

    var home: Flow<DemoScreen> { flow("home") }

    /// A container with a number: tabs, embedded children, or pages.
    func children(_ number: Int) -> Flow<Tabs> {
      let (one, two) = (flow("one \(number)"), flow("two \(number)"))
      let children: FlowChildren =
        number == 0 ? .tabs(one, two) : number == 1 ? .embedded(one, two) : .pages(one, two)
      return Flow(with: Tabs(), containing: children, id: number)
    }

    var registry: FlowRegistry {
      get throws {
        try FlowRegistry { list in
          list.add("home", self.home)
          for number in [0, 2] {
            list.add("children \(number)", self.children(number))
            for name in ["one", "two", "deep"] { list.add("\(name) \(number)", self.flow("\(name) \(number)")) }
          }
        }
      }
    }

    func flow(_ name: String) -> Flow<DemoScreen> { Flow(with: self.make(name), id: name) }

    private func make(_ name: String) -> DemoScreen {
      made.append(name)
      if window?.isUpdating == true { inBodies.append(name) }
      return DemoScreen(name)
    }
  }

  @Test(arguments: ViewRuntime.Profile.allCases, [false, true])
  func noScreenIsMadeInABody(_ profile: ViewRuntime.Profile, _ isAnimated: Bool) {
    let maker = Maker(), demo = Demo(maker.flow("home"), profile: profile)
    maker.window = demo.window
    let transition: ScreenTransition = isAnimated ? .automatic : .none
    demo.perform(.push(maker.flow("pushed"), transition: transition))
    demo.perform(.replace(with: maker.flow("replacing"), transition: transition))
    demo.perform(.reset(to: maker.flow("a"), maker.flow("b"), maker.flow("c"), transition: transition))
    demo.perform(.present(maker.flow("sheet"), as: .sheet, transition: transition))
    demo.perform(.batch(.present(maker.flow("second")), .push(maker.flow("deep")), .push(maker.flow("deeper"))))
    demo.perform(.dismissAll(transition: transition))
    let (one, two, three) = (maker.flow("one"), maker.flow("two"), maker.flow("three"))
    let children: [FlowChildren] = [.tabs(one, two, three), .pages(one, two, three), .embedded(one, two, three)]
    for (number, children) in zip(0..., children) {
      demo.perform(.push(Flow(with: Tabs(), containing: children, id: number), transition: transition))
      if number < 2 { demo.perform(.select(1, transition: transition)) }
      demo.perform(.push(maker.flow("inside \(number)"), transition: transition))
    }
    demo.perform(.push(Flow(with: Tabs(), containing: .split(maker.flow("list"), maker.flow("detail")))))
    #expect(maker.made.count >= 20)
    #expect(maker.inBodies == [])
  }

  /// The first frame shows the root all the same.
  @Test func theRootOfAViewsOwnNavigatorIsNotMadeInABody() {
    let maker = Maker(), window = ViewRuntime()
    maker.window = window
    window.show(FlowView(root: maker.home) { $0.show(DemoScreen.self) { DemoView(screen: $0) } })
    window.clock.advance(by: .zero)
    #expect(window.root?.stacks.first?.top?.texts.first == "home 0")
    #expect(maker.made == ["home"])
    #expect(maker.inBodies == [])
    #expect(window.takeComplaints() == [])
  }

  /// However often the view around is evaluated.
  @Test(arguments: [false, true]) func theViewsOfTheFirstArticleMakeOneRoot(isLinked: Bool) {
    struct Around: View {
      let model: TitleModel
      let isLinked: Bool

      var body: some View {
        Text(verbatim: model.title)
        if isLinked { FlowViewArticle.LinkedShopView() } else { FlowViewArticle.ShopView() }
      }
    }
    FlowViewArticle.LoginScreen.made = 0
    let model = TitleModel(), window = ViewRuntime()
    window.show(Around(model: model, isLinked: isLinked))
    for title in ["b", "c", "d"] {
      model.title = title
      window.clock.settle()
    }
    #expect(window.root?.stacks.first?.top != nil)
    #expect(FlowViewArticle.LoginScreen.made == 1)
  }

  @Test func whatTheUserRevealsIsMadeBefore() {
    for seed in 1...6 as ClosedRange<UInt64> {
      let maker = Maker()
      let tabs = Flow(with: Tabs(), containing: .tabs(maker.flow("one"), maker.flow("two"), maker.flow("three")))
      let demo = Demo(tabs, seed: seed)
      maker.window = demo.window
      #expect(demo.elements(TabElement.self).first?.tap(1) == true)
      demo.settle()
      #expect(demo.texts == ["two 0"])
      #expect(maker.made.last == "two")
      #expect(maker.inBodies == [])
    }
  }

  /// The screens of a restored place that nobody sees yet are made when the host hears of the place, or when they are shown.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func whatARestoredPlaceHidesIsNotMadeInABody(_ seed: UInt64) throws {
    let maker = Maker(), before = Maker()
    let first = Demo(before.home, seed: seed)
    for number in [0, 2] {
      first.perform(.push(before.children(number)))
      first.perform(.push(before.flow("deep \(number)")))
      first.perform(.select(1), from: first.navigator.tree.containers.last?.id)
      first.perform(.select(0), from: first.navigator.tree.containers.last?.id)
    }
    let snapshot = first.navigator.snapshot(with: try before.registry)
    let demo = Demo(maker.home, seed: seed)
    maker.window = demo.window
    #expect(demo.navigator.restore(snapshot, from: try maker.registry).issues.isEmpty)
    demo.settle()
    #expect(demo.navigator.tree.summary == first.navigator.tree.summary)
    #expect(demo.texts == first.texts)
    #expect(maker.inBodies == [])
    for _ in 1...8 {
      demo.perform(.back())
      first.perform(.back())
      #expect(demo.texts == first.texts)
    }
    #expect(maker.inBodies == [])
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  /// Tabs that were never shown are still not made.
  @Test func onlyWhatIsDrawnIsMade() {
    let maker = Maker()
    let tabs = Flow(with: Tabs(), containing: .tabs(maker.flow("one"), maker.flow("two"), maker.flow("three")))
    let demo = Demo(maker.flow("home"))
    demo.perform(.push(tabs))
    #expect(maker.made == ["home", "one"])
  }
}
