import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation
import Testing

/// README's lines about what else there is.
@MainActor
@Suite struct ReadmeMore {
  private typealias Session = ReadmeProgram.Session

  private enum Step { case signedOut }
  private final class Tabs {}
  private final class Editor {
    var color = ""
    var onColor: () -> Void = {}
  }
  private final class Colors { var onPick: (String) -> Void = { _ in } }

  @Test func eachLineDoesWhatItSays() throws {
    let session = Session(), shop = ReadmeProgram.ShopFlow(session: session)
    let (list, basket, login, item) = (shop.list, shop.basket, shop.login, shop.item)
    let colors = Flow(with: Colors())
    // show
    let home = Flow(with: Tabs(), containing: .tabs(list, basket))  // tabs: each child has a stack of its own
    let guarded = basket.guarded(orElse: .redirect(to: login)) { session.isOpen }  // the login first, then the basket
    let handling = list.handling(Step.self) { $0 == .signedOut ? .resetRoot(to: login) : nil }  // a message
    let editor = Flow(with: Editor()) { screen, lets in  // asks another screen, and gets its answer
      screen.onColor = lets.present(colors, until: \.onPick) { screen.color = $0 }
    }
    var links = LinkGroup(schemes: ["shop"])
    links.add("items", .int) { .resetRoot(to: list, item($0)) }  // shop://items/7
    #expect(FlowMap(of: list).problems.isEmpty)  // the whole app holds together, without running it
    // hide
    let navigator = Navigator(root: home)
    navigator.links = try LinkTable(links)
    try navigator.open(#require(URL(string: "shop://items/7")))
    #expect(navigator.tree.summary == "ListScreen > ItemScreen(7)")
    session.end()
    navigator.perform(.present(guarded))
    #expect(navigator.tree.summary == "ListScreen > ItemScreen(7) | sheet: LoginScreen")
    navigator.perform(.resetRoot(to: handling, editor))
    try navigator.screen(ofType: Editor.self).onColor()
    try navigator.screen(ofType: Colors.self).onPick("red")
    #expect(try navigator.screen(ofType: Editor.self).color == "red")
    navigator.perform(.send(Step.signedOut))
    #expect(navigator.tree.summary == "LoginScreen")
  }
}
