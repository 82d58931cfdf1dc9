import FlowKit

/// An app of five tabs, each of which leads through pages of its own.
@MainActor
struct BigApp {
  /// The number of pages in each tab.
  var pages = 11
  var tabs = 5
  /// Whether a page of the last tab goes back to one that it has never been above.
  var hasMistake = false
  /// Whether a page of the first tab looks for one that may be deep in another tab.
  var crosses = false

  final class PageScreen {
    var onNext: () -> Void = {}
    var onBack: () -> Void = {}
    var onHelp: () -> Void = {}
    var onElsewhere: () -> Void = {}
  }

  final class HelpScreen {
    var onClose: () -> Void = {}
  }

  var home: Flow<PageScreen> {
    Flow(with: PageScreen(), containing: .tabs((1...tabs).map { page($0, 1) }))
  }

  func page(_ tab: Int, _ number: Int) -> Flow<PageScreen> {
    Flow(with: PageScreen(), id: "\(tab).\(number)") { screen, lets in
      if number < pages { screen.onNext = lets.push(page(tab, number + 1)) }
      if number > 1 { screen.onBack = lets.pop() }
      if number == 3 { screen.onHelp = lets.present(help(tab), as: .sheet) }
      if crosses, tab == 1, number == 2 { screen.onElsewhere = lets.goTo(page(2, 4)) }
      if hasMistake, tab == tabs, number == 2 { screen.onElsewhere = lets.popTo(page(1, pages)) }
    }
  }

  func help(_ tab: Int) -> Flow<HelpScreen> {
    Flow(with: HelpScreen(), id: tab) { screen, lets in screen.onClose = lets.dismiss() }
  }
}
