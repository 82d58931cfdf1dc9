import FlowKit

// hide
/// The article's code, in its order.
@MainActor
enum LifecycleArticle {
  final class BrowserScreen {
    var search: Registration?
    func closeSearch() {}
  }

  final class Button { var isHidden = false }

  static func leaving(_ navigator: Navigator) {
    // show
    navigator.isInBackground = true
    // hide
  }

  static func disabling(_ screen: BrowserScreen, _ lets: Lets) {
    // show
    screen.search = lets.onBack(priority: 1) {
      screen.closeSearch()
      return .stay
    }
    screen.search?.isEnabled = false  // until the user searches again
    // hide
  }

  static func watching(_ navigator: Navigator, _ button: Button) {
    // show
    navigator.observeCanGoBack { button.isHidden = !$0 }
    // hide
  }
}
