import FlowKit
import FlowKitTesting
import Movies
import Shop
import Testing

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
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func aPageKnowsCallbacksPlacesLinksAndWalks() {
    for word in ["\"onContinue\"", "\"Shop/ShopFlow.swift\"", "\"shop://login\"", "\"walks\":[[\""] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test func namesAreNoMarkup() {
    let flow = Flow(with: NamelessScreen()) { screen, lets in screen.onNext = lets.dismissAll() }
      .named("</script><script>alert(1)</script>\u{2028}\"\\\n")
    let page = FlowMap(of: flow).storyboard(title: "</title><script>alert(2)</script>")
    #expect(!page.contains("<script>alert"))
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)\u003c/script>\u2028\"\\\u000a"#))
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;"))
  }

  @Test func aLogIsInThePage() {
    let navigator = Navigator(root: shop.tutorial), logger = navigator.startLog()
    navigator.perform(.push(shop.login))
    let page = FlowMap(of: shop.tutorial).storyboard(title: "Shop", log: logger.log)
    #expect(page.contains(#""log":"0  "#))
    #expect(page.contains("push(LoginScreen)"))
  }

  @Test func containersAreDrawnWithTheirRules() {
    let movies = MoviesFlow()
    let page = FlowMap(of: movies.onboarding, and: [movies.home.id]).storyboard(title: "Movies")
    for word in ["\"pages\"", "\"inOrder\"", "\"tabs\"", "\"previousTabs\"", "\"split\"", "\"detail\""] {
      #expect(page.contains(word), "\(word)")
    }
  }
}

private final class NamelessScreen {
  var onNext: () -> Void = {}
}
