import FlowKit
import FlowKitTesting

/// A screen that knows its number, which must be that of its entry, and tells the world what happens to it.
@MainActor
final class WalkScreen {
  nonisolated let id: Int
  private nonisolated let world: WalkWorld
  /// Its callbacks, for all requests at once.
  var ask: @MainActor (WalkRequest) -> Void = { _ in }

  init(_ world: WalkWorld) {
    self.world = world
    id = world.beginScreen()
    world.mark(.made, id)
  }

  deinit {
    let world = world, id = id
    MainActor.assumeIsolated { world.endScreen(id) }
  }

  func prepare(_ argument: Int) { world.mark(.prepared, id, text: "\(argument)") }
}

/// A host without a UI that tells the world of each update.
@MainActor
final class WalkHost: NavigationHost {
  let screen: HeadlessHost
  private unowned let world: WalkWorld

  init(_ world: WalkWorld, delays: Bool) {
    self.world = world
    screen = HeadlessHost(delaysTransitions: delays)
  }

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    screen.show(update, in: context, finished: finished)
    world.mark(
      .shown, update.tree.visible.id.number, text: "\(update.transition)\(update.isReversed ? " backwards" : "")")
  }
}
