import FlowKit
import FlowKitWeb

/// A screen of the tests: one button leads on, one is bound to nothing, and one callback has no button.
final class DeskScreen: WebScreen {
  var onLamp: () -> Void = {}
  var onDrawer: () -> Void = {}
  var onLocked: () -> Void = {}
  var onBin: () -> Void = {}
  var isLit = false

  var view: WebView {
    WebView(
      isLit ? "A desk in the light" : "Desk",
      [
        .button("Switch the lamp") { self.isLit.toggle() }, .button("Drawer") { self.onDrawer() },
        .button("Locked drawer") { self.onLocked() }, .button("Ring the bell") {},
      ])
  }
}

/// What is in the drawer.
final class DrawerScreen: WebScreen {
  var onClose: () -> Void = {}

  var view: WebView { WebView("Drawer", [.button("Close") { self.onClose() }]) }
}

/// A desk with two drawers.
@MainActor
struct DeskFlow {
  var desk: Flow<DeskScreen> {
    Flow(with: DeskScreen()) { screen, lets in
      screen.onDrawer = lets.push(drawer)
      screen.onLocked = lets.push(locked)
      screen.onBin = lets.present(bin)
    }
  }

  var drawer: Flow<DrawerScreen> {
    Flow(with: DrawerScreen()) { screen, lets in
      screen.onClose = lets.pop()
    }
  }

  var locked: Flow<DrawerScreen> {
    Flow(with: DrawerScreen()) { _, _ in }.named("Locked").guarded { .refuse("there is no key") }
  }

  var bin: Flow<DrawerScreen> { Flow(with: DrawerScreen()) { _, _ in }.named("Bin") }
}
