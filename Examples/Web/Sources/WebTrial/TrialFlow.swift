import FlowKit
import FlowKitWeb
import Observation

/// A screen with texts, buttons and fields, which is all that this app needs.
@Observable
final class TrialScreen: WebScreen {
  let title: String
  var texts: [String]
  var name = ""
  var count = 0
  @ObservationIgnored var buttons: [(label: String, press: @MainActor () -> Void)] = []
  @ObservationIgnored var hasField = false

  init(_ title: String, _ texts: String...) {
    self.title = title
    self.texts = texts
  }

  var view: WebView {
    var elements = texts.map { WebElement.text($0) }
    if hasField {
      elements += [
        .field("Your name", text: name) { self.name = $0 },
        .text(name.isEmpty ? "Nobody is greeted." : "Hello, \(name)!"),
        .button("Count: \(count)", id: "count") { self.count += 1 },
      ]
    }
    elements += buttons.enumerated().map { index, button in
      .button(button.label, isMain: index == 0) { button.press() }
    }
    return WebView(title, elements)
  }
}

/// One flow for everything that the host shows.
@MainActor
struct TrialFlow {
  var home: Flow<TrialScreen> {
    Flow(with: TrialScreen("Home", "Everything that the host shows, one button each.")) { screen, lets in
      screen.hasField = true
      screen.buttons = [
        ("Push a page", lets.push(page(1))),
        ("Flip to a page", lets.push(page(1), transition: ScreenTransition("flip"))),
        ("Open a sheet", lets.present(modal("Sheet"))),
        ("Open full screen", lets.present(modal("Full screen"), as: .fullScreen)),
        ("Show an alert", lets.present(alert, as: .alert)),
        ("Show a popover", lets.present(modal("Popover"), as: .popover)),
        ("Tabs", lets.push(tabs)),
        ("Pages", lets.push(pages)),
        ("Two columns", lets.push(split)),
        ("Cards", lets.push(cards)),
        ("An editor that asks", lets.push(editor)),
      ]
    }
  }

  func page(_ number: Int) -> Flow<TrialScreen> {
    Flow(with: TrialScreen("Page \(number)", "It has been pushed."), id: number) { screen, lets in
      screen.buttons = [
        ("Push page \(number + 1)", lets.push(page(number + 1))),
        ("Open a sheet", lets.present(modal("Sheet"))),
        ("To the first screen", lets.popToRoot()),
      ]
    }
    .named("Page \(number)")
  }

  func modal(_ title: String) -> Flow<TrialScreen> {
    Flow(with: TrialScreen(title, "It lies over what was there."), id: title) { screen, lets in
      screen.buttons = [
        ("Done", lets.dismiss()), ("Push a page", lets.push(page(1))), ("Another sheet", lets.present(modal("Sheet"))),
      ]
    }
  }

  var alert: Flow<TrialScreen> {
    Flow(with: TrialScreen("Delete everything?", "This can’t be undone.")) { screen, lets in
      screen.buttons = [("Keep it", lets.dismiss()), ("Delete", lets.dismiss())]
    }
  }

  var editor: Flow<TrialScreen> {
    Flow(with: TrialScreen("Editor", "It stays until its name is empty.")) { screen, lets in
      screen.hasField = true
      screen.name = "A draft"
    }
    .confirmsLeaving { $0.name.isEmpty }
  }

  var tabs: Flow<TrialScreen> {
    Flow(with: TrialScreen("Tabs"), containing: .tabs(page(10), page(20), page(30)))
  }

  var pages: Flow<TrialScreen> {
    Flow(with: TrialScreen("Pages"), containing: .pages(page(40), page(50), page(60)))
  }

  var split: Flow<TrialScreen> {
    Flow(with: TrialScreen("Two columns"), containing: .split(list, page(70)))
  }

  var list: Flow<TrialScreen> {
    Flow(with: TrialScreen("List", "Each row opens in the other column.")) { screen, lets in
      screen.buttons = (80...83).map { ("Page \($0)", lets.show(page($0), in: .detail)) }
    }
  }

  var cards: Flow<TrialScreen> {
    Flow(with: TrialScreen("Cards", "Two flows in one screen."), containing: .embedded(page(90), page(95)))
  }
}
