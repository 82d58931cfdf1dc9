import FlowKit
import FlowKitMaps
import FlowKitTesting
import Movies
import Shop
import Testing

@testable import FlowKitPictures

@MainActor
struct StoryboardTests {
  let shop = ShopFlow()

  var page: String {
    let links: KeyValuePairs<String, NavigationAction> = ["shop://login": .resetRoot(to: shop.tutorial, shop.login)]
    return FlowMap(of: shop.tutorial, samples: [Item.ID.self: [1, 2]]).storyboard(title: "Shop", links: links)
  }

  @Test func aPageIsTheSameEachTime() {
    #expect(page == page)
  }

  @Test func aPageNeedsNothingElse() {
    #expect(page.contains("default-src 'none'"))
    for word in ["http://", "https://", "src=", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!page.replacing("url(#", with: "").contains(word), "\(word)")
    }
  }

  @Test func pageContainsCallbacksPlacesAndLinks() {
    for word in ["\"onContinue\"", "\"Shop/ShopFlow.swift\"", "\"shop://login\"", "\"places\":[["] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test func namesAreEscaped() {
    let flow = Flow(with: NamelessScreen()) { screen, lets in screen.onNext = lets.dismissAll() }
      .named("</script><script>alert(1)</script>\u{2028}\"\\\n")
    let page = FlowMap(of: flow).storyboard(title: "</title><script>alert(2)</script>")
    #expect(!page.contains("<script>alert"))
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)\u003c/script>\#u{2028}\"\\\n"#))
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;"))
  }

  @Test func aLogIsInThePage() {
    let navigator = Navigator(root: shop.tutorial), logger = navigator.startLog()
    navigator.perform(.push(shop.login))
    let page = FlowMap(of: shop.tutorial).storyboard(title: "Shop", log: logger.log)
    #expect(page.contains(#""text":"1 step of a session, 1 not on the map.""#))
    #expect(page.contains("1 app: push(LoginScreen)"))
    #expect(page.contains(#""taken":["#))
  }

  @Test func coverageIsInThePage() throws {
    let map = FlowMap(of: Office().desk), spies = LetsSpyFactory()
    let navigator = Navigator(root: Office().desk, spies: spies)
    try #require(navigator.visibleScreen as? Desk).onOrder()
    // The callbacks of the desk and of the form, then what the desk answers.
    let coverage = map.coverage(of: spies.requests)
    #expect(map.storyboard(title: "Office", coverage: coverage).contains(#""taken":[1,0,0]"#))
    #expect(!map.storyboard(title: "Office").contains(#""taken":"#))
  }

  @Test func eachGuardHasItsOwnAnswer() {
    let town = Town()
    let locked = Flow(with: Chart()).guarded(orElse: .redirect(.present(town.gate))) { true }
      .guarded(orElse: .instead(.push(town.square))) { true }
    let page = FlowMap(of: locked).storyboard(title: "Town")
    let guards = page.firstRange(of: #""guards":"#).map { page[$0.upperBound...].prefix { $0 != "\"" } } ?? ""
    #expect(guards.contains(",0],["))  // first the gate
    #expect(guards.contains(",1]],"))  // the square, instead
  }

  /// A callback that somebody waits for, and that is on no map of its screen, has a button.
  @Test func anAwaitedAnswerHasAButton() {
    let chart = Flow(with: Chart())
    let flow = Flow(with: NamelessScreen()) { screen, lets in
      screen.onNext = lets.present(chart, until: \.onMark) { _ in }
    }
    let page = FlowMap(of: flow).storyboard(title: "Town")
    #expect(page.contains(#""u""#) && page.contains(#""onMark""#))
  }

  @Test func pageIsDrawnLikeThePicture() {
    let map = FlowMap(of: shop.tutorial), page = map.storyboard(title: "Shop")
    let paths = map.svg().split(separator: "\n").filter { $0.hasPrefix("<path") && !$0.contains("h34") }
      .compactMap { $0.split(separator: " d=\"").last?.prefix { $0 != "\"" } }
    #expect(paths.count > 10)
    for path in paths { #expect(page.contains("\"\(path)\"]"), "\(path)") }
  }

  @Test func containersAreDrawn() {
    let movies = MoviesFlow()
    let page = FlowMap(of: movies.onboarding, and: [movies.home.id]).storyboard(title: "Movies")
    for word in ["\"pages\"", "\"tabs\"", "\"split\"", "\"detail\""] {
      #expect(page.contains(word), "\(word)")
    }
  }
}

private final class NamelessScreen {
  var onNext: () -> Void = {}
}
