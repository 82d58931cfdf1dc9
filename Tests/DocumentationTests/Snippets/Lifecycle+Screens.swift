import FlowKit
import Testing

// show
extension PresentationStyle {
  static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
}
// hide

@MainActor
enum LifecycleScreens {
  // show
  final class PlayerScreen: ScreenLifecycle {
    let player = Player()

    func screenAppeared() { player.play() }
    func screenDisappeared() { player.pause() }
    func screenRemoved() { player.close() }
  }
  // hide

  final class Player {
    private(set) var calls: [String] = []

    func play() { calls.append("play") }
    func dim() { calls.append("dim") }
    func pause() { calls.append("pause") }
    func close() { calls.append("close") }
  }

  final class BrowserScreen { let web = Web() }

  final class Web {
    private var pages = 2

    func goBack() -> Bool {
      guard pages > 1 else { return false }
      pages -= 1
      return true
    }
  }

  final class VolumeScreen {}

  static var browser: Flow<BrowserScreen> {
    // show
    Flow(with: BrowserScreen()) { screen, lets in
      lets.onBack { screen.web.goBack() ? .stay : nil }
    }
    // hide
  }
}

extension LifecycleScreens.PlayerScreen {
  // show
  func screenPartlyCovered() { player.dim() }
  // hide
}

@MainActor
@Test func aPlayerHearsWhatCoversIt() throws {
  let navigator = Navigator(root: LifecycleScreens.browser)
  navigator.perform(.push(Flow(with: LifecycleScreens.PlayerScreen())))
  let player = try navigator.screen(ofType: LifecycleScreens.PlayerScreen.self).player
  navigator.perform(.present(Flow(with: LifecycleScreens.VolumeScreen()), as: .hint))
  navigator.back()
  navigator.perform(.present(Flow(with: LifecycleScreens.VolumeScreen())))
  navigator.back()
  navigator.back()
  #expect(player.calls == ["play", "dim", "play", "pause", "play", "pause", "close"])
}

@MainActor
@Test func aBrowserGoesBackInItsPages() {
  let navigator = Navigator(root: LifecycleScreens.browser)
  #expect(navigator.back())
  #expect(!navigator.back())
}
