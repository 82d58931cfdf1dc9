import FlowKit
import FlowKitLinks
import FlowKitTesting
import Foundation
import Testing

// hide
/// The code of the article, in its order.
enum Questions {
  @MainActor
  final class Session {
    var isOpen = false
  }

  final class LoginScreen {
    var onLogin: () -> Void = {}
  }

  final class HomeScreen {
    var onItem: (Int) -> Void = { _ in }
    var onEdit: () -> Void = {}
    var onBoth: () -> Void = {}
    var onLogOut: () -> Void = {}
    var onColor: () -> Void = {}
    var color = ""
  }

  final class ItemScreen {
    var onHome: () -> Void = {}
    init(_ id: Int) {}
  }

  final class EditorScreen {
    var hasChanges = false
    var asksToDiscard: () async -> Bool = { false }
  }

  final class DiscardQuestion {
    var onAnswer: (Bool) -> Void = { _ in }
  }

  final class ColorScreen {
    var onPick: (String) -> Void = { _ in }
  }

  @MainActor
  struct ShopFlow {
    let session: Session

    // show
    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen()) { screen, lets in
        screen.onItem = lets.push(item)
        screen.onEdit = lets.push(editor)
        screen.onColor = lets.present(colors, until: \.onPick) { screen.color = $0 }
        screen.onBoth = lets.perform(.push(item(1)), .present(colors))
        screen.onLogOut = lets.resetRoot(to: login)
      }
    }

    func item(_ id: Int) -> Flow<ItemScreen> {
      Flow(with: ItemScreen(id), id: id) { screen, lets in
        screen.onHome = lets.popTo(home)
      }
      .guarded(orElse: .redirect(to: login)) { session.isOpen }
    }

    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen()) { screen, lets in
        screen.onLogin = lets.choose {
          session.isOpen = true
          return .dismiss()
        }
      }
    }

    // hide
    var colors: Flow<ColorScreen> { Flow(with: ColorScreen()) }
    var discard: Flow<DiscardQuestion> { Flow(with: DiscardQuestion()) }

    // show
    var editor: Flow<EditorScreen> {
      Flow(with: EditorScreen()) { screen, lets in
        screen.asksToDiscard = { await lets.present(discard, as: .alert, until: \.onAnswer) ?? false }
      }
      .confirmsLeaving(if: \.hasChanges) { screen in await screen.asksToDiscard() }
    }

    var links: LinkGroup {
      var links = LinkGroup(schemes: ["shop"])
      links.add("items", .int) { id in .resetRoot(to: home, item(id)) }
      return links
    }
    // hide
  }

  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct QuestionsTests {
    private let session = Session()

    private func begin(open: Bool = true) -> (ShopFlow, Navigator) {
      session.isOpen = open
      let shop = ShopFlow(session: session)
      return (shop, Navigator(root: shop.home))
    }

    // show
    @Test func aDoubleTapOpensOneItem() throws {
      let shop = ShopFlow(session: session), navigator = Navigator(root: shop.home)
      let issues = IssueSpy(navigator)
      session.isOpen = true
      let home = try navigator.screen(ofType: HomeScreen.self)
      home.onItem(1)
      home.onItem(1)
      #expect(navigator.tree.summary == "HomeScreen > ItemScreen(1)")
      try issues.expect(.covered)
    }
    // hide

    @Test func aLinkWaitsForTheLogin() throws {
      let (shop, navigator) = begin(open: false)
      navigator.links = try LinkTable(shop.links)
      try navigator.open(#require(URL(string: "shop://items/7")))
      #expect(navigator.tree.summary == "HomeScreen | sheet: LoginScreen")
      try navigator.screen(ofType: LoginScreen.self).onLogin()
      #expect(navigator.tree.summary == "HomeScreen > ItemScreen(7)")
      try navigator.screen(ofType: ItemScreen.self).onHome()
      #expect(navigator.tree.summary == "HomeScreen")
    }

    @Test func aColorComesBack() throws {
      let (_, navigator) = begin()
      let home = try navigator.screen(ofType: HomeScreen.self)
      home.onColor()
      try navigator.screen(ofType: ColorScreen.self).onPick("red")
      #expect(home.color == "red")
      #expect(navigator.tree.summary == "HomeScreen")
    }

    @Test func severalAreOneChange() throws {
      let (_, navigator) = begin()
      let host = HeadlessHost()
      navigator.attach(host)
      try navigator.screen(ofType: HomeScreen.self).onBoth()
      #expect(navigator.tree.summary == "HomeScreen > ItemScreen(1) | sheet: ColorScreen")
      #expect(host.updates.count == 2)  // one when it was attached
    }

    @Test func loggingOutLeavesNothing() throws {
      let (_, navigator) = begin()
      let home = try navigator.screen(ofType: HomeScreen.self)
      home.onItem(1)
      navigator.perform(.popToRoot())
      home.onLogOut()
      #expect(navigator.tree.summary == "LoginScreen")
      #expect(navigator.screenCount == 1)
    }

    @Test func theEditorAsksBeforeItLeaves() async throws {
      let (shop, navigator) = begin()
      await navigator.performAndWait(.push(shop.editor))
      try navigator.screen(ofType: EditorScreen.self).hasChanges = true
      let events = navigator.events()
      let leaving = Task { await navigator.performAndWait(.back()) }
      for await event in events where event.kind == .appeared { break }
      try navigator.screen(ofType: DiscardQuestion.self).onAnswer(false)
      let outcome = await leaving.value
      #expect(outcome.reason == .leavingRefused)
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen")
    }

    @Test func aPopAtTheRootDoesNothing() async {
      let (_, navigator) = begin()
      // show
      let outcome = await navigator.performAndWait(.pop())
      #expect(outcome.reason == .nothingToPop)
      // hide
    }
  }
}
