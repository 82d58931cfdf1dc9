import FlowKit
import FlowKitTesting

/// A host without a UI that tells the world of each update.
@MainActor
final class WalkHost: NavigationHost {
  let screen: HeadlessHost
  private unowned let world: WalkWorld

  init(_ world: WalkWorld, delays: Bool) {
    self.world = world
    screen = HeadlessHost(delaysTransitions: delays)
  }

  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    screen.show(update, of: navigator, finished: finished)
    world.mark(
      .shown, update.tree.visible.id.number, text: "\(update.transition)\(update.isReversed ? " backwards" : "")")
  }
}
