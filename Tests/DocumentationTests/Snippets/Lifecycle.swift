import FlowKit

// hide
/// The code of the article, in its order.
enum LifecycleArticle {
  final class Player {
    func play() {}
    func pause() {}
    func close() {}
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
  screen.search?.isEnabled = false  // until something is searched for
  // hide
}

@MainActor
private func watching(_ navigator: Navigator, _ button: LifecycleArticle.Button) -> NavigationObservation {
  // show
  let observation = navigator.observeCanGoBack { button.isHidden = !$0 }
  // hide
  return observation
}
