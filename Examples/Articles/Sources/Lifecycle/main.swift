import FlowKit

@MainActor
struct WebFlow {
  var browser: Flow<BrowserScreen> {
    Flow(with: BrowserScreen()) { screen, lets in
      lets.onBack { screen.web.goBack() ? .stay : nil }
    }
  }

  var player: Flow<PlayerScreen> { Flow(with: PlayerScreen()) }
  var volume: Flow<VolumeScreen> { Flow(with: VolumeScreen()) }
  var share: Flow<ShareScreen> { Flow(with: ShareScreen()) }
}

extension PresentationStyle {
  static var hint: PresentationStyle { PresentationStyle("hint", coversPartly: true) }
}

final class PlayerScreen: ScreenLifecycle {
  let player = Player()

  func screenAppeared() { player.play() }
  func screenDisappeared() { player.pause() }
  func screenRemoved() { player.close() }
}

extension PlayerScreen {
  func screenPartlyCovered() { player.dim() }
}

final class Player {
  func play() { print("play") }
  func dim() { print("dim") }
  func pause() { print("pause") }
  func close() { print("close") }
}

final class BrowserScreen {
  let web = Web()
}

final class Web {
  private var pages = 2

  func goBack() -> Bool {
    guard pages > 1 else { return false }
    pages -= 1
    return true
  }
}

final class VolumeScreen {}
final class ShareScreen {}

let web = WebFlow()
let navigator = Navigator(root: web.browser)
navigator.perform(.push(web.player))
navigator.perform(.present(web.volume, as: .hint))
print(navigator.tree.summary)
navigator.back()
navigator.perform(.present(web.share))
print(navigator.tree.summary)
navigator.back()
navigator.back()

print(navigator.back(), navigator.tree.summary)  // the web page goes back
print(navigator.back(), navigator.tree.summary)  // nothing takes it over
