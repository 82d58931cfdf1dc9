import FlowKit
import FlowKitLinks
import FlowKitWeb

extension Tour {
  /// All tours as apps for the browser.
  static var apps: [WebApp] { all.map(\.app) }

  /// The page that lists them.
  static var menu: WebMenu {
    var menu = WebMenu("FlowKit in a browser")
    menu.text = introduction
    menu.more =
      "Each tour is a small app in a phone. Beside it are the tree of its screens, what has happened, the lines of code that made "
      + "it happen, and a slider back in time."
    menu.first = "shop"
    return menu
  }

  /// This tour as an app, each of whose windows has a visit of its own.
  var app: WebApp {
    WebApp(title, description: description.prefix(1).uppercased() + description.dropFirst(), path: name) {
      let app = makeApp(), host = WebHost(app.navigator)
      app.navigator.onIssue = nil  // the journal says what was ignored
      if app.navigator.links != nil { host.linkPrefix = "playground://\(name)" }
      host.flows = app.flows
      host.panels = FlowPanels(host, code: TourCode.elements)
      host.showOthers { [weak navigator = app.navigator] screen, id in
        (screen as? any CardScreen).map { WebView($0.card, in: navigator?.tree.container(of: id)) }
      }
      return host
    }
  }
}

extension WebView {
  /// A card as a view.
  ///
  /// The page has its own tabs and dots, so a container's first buttons, which select its children, are only their titles.
  @MainActor
  fileprivate init(_ card: Card, in container: NavigationTree.Container?) {
    let hasChoices = container.map { [.tabs, .pages].contains($0.kind) && card.buttons.count >= $0.children.count }
    let count = hasChoices == true ? container?.children.count ?? 0 : 0
    let buttons = card.buttons.dropFirst(count)
    let hasMain = container == nil && (!card.fields.isEmpty || buttons.count <= 2)
    self.init(
      card.title,
      card.texts.map { .text($0) }
        + card.fields.map { field in .field(field.label, text: field.text) { field.change($0) } }
        + buttons.enumerated().map { index, button in
          if !hasMain, !Self.endings.contains(where: button.title.hasPrefix) {
            return .row(button.title) { button.press() }
          }
          return .button(button.title, isMain: hasMain && index == 0) { button.press() }
        },
      children: card.buttons.prefix(count).map(\.title))
  }

  /// How the buttons begin that end something, and lead to no more.
  private static let endings = [
    "Back", "Close", "Cancel", "Done", "Leave", "Let the keeper", "Lock", "Log out", "Ring", "Sign out", "Stop",
    "Thanks", "Discard",
    "Keep",
  ]
}
