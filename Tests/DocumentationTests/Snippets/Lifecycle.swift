import FlowKit

// hide
/// The code of the article, in its order.
enum LifecycleArticle {
  final class Player {
    func play() {}
    func pause() {}
    func close() {}
    func dim() {}
  }

  // show
  final class PlayerScreen: ScreenLifecycle {
    let player = Player()

    func screenBecameVisible() { player.play() }
    func screenWasCovered() { player.pause() }
    func screenWasRemoved() { player.close() }
  }
  // hide

  final class Web {
    func goBack() -> Bool { false }
  }

  final class BrowserScreen {
    let web = Web()
    var search: BackHandler?
    func closeSearch() {}
  }

  final class Button {
    var isHidden = false
  }
}

// show
extension PresentationStyle {
  static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
}
// hide

private final class DimmingScreen: ScreenLifecycle {
  let player = LifecycleArticle.Player()

  // show
  func screenBecameVisible() { player.play() }
  func screenWasPartlyCovered() { player.dim() }
  func screenWasCovered() { player.pause() }
  // hide
}

@MainActor
private func leaving(_ navigator: Navigator) {
  // show
  navigator.isInBackground = true
  // hide
}

@MainActor
private func takingOver() -> Flow<LifecycleArticle.BrowserScreen> {
  typealias BrowserScreen = LifecycleArticle.BrowserScreen
  return
    // show
    Flow(with: BrowserScreen()) { screen, lets in
      lets.onBack { screen.web.goBack() ? .none : nil }
    }
  // hide
}

@MainActor
private func disabling(_ screen: LifecycleArticle.BrowserScreen, _ lets: Lets) {
  // show
  screen.search = lets.onBack(priority: 1) {
    screen.closeSearch()
    return .none
  }
  screen.search?.isEnabled = false  // until the user searches again
  // hide
}

@MainActor
private func watching(_ navigator: Navigator, _ button: LifecycleArticle.Button) -> NavigationObservation {
  // show
  let observation = navigator.observeCanGoBack { button.isHidden = !$0 }
  // hide
  return observation
}
