import FlowKit

/// The flows of a walk, declared in all ways: with keys, without, in the long form, acting while covered or not.
@MainActor
struct WalkFlows {
  unowned let world: WalkWorld

  static nonisolated let names = ["Page(0)", "Page(1)", "Page(2)", "Page(3)", "List", "Form", "Player", "Toast"]
  static nonisolated let acceptingWhileOnStack = [3, 6, 7]

  subscript(number: Int) -> Flow<WalkScreen> {
    switch number {
    case 0, 1, 2: page(number)
    case 3: page(3).acceptsActions(.whileOnStack)
    case 4: list
    case 5: form
    case 6: player
    default: toast
    }
  }

  func page(_ number: Int) -> Flow<WalkScreen> {
    Flow(with: WalkScreen(world), id: number) { screen, lets in world.configure(screen, lets) }.named("Page")
  }

  var list: Flow<WalkScreen> {
    Flow(with: WalkScreen(world)) { screen, lets in world.configure(screen, lets) }.named("List")
  }

  var form: Flow<WalkScreen> {
    Flow<WalkScreen> { lets in
      let screen = WalkScreen(world)
      world.configure(screen, lets)
      return screen
    }.named("Form")
  }

  var player: Flow<WalkScreen> {
    Flow(with: WalkScreen(world)) { screen, lets in world.configure(screen, lets) }
      .named("Player").acceptsActions(.whileOnStack)
  }

  var toast: Flow<WalkScreen> {
    Flow<WalkScreen> { lets in
      let screen = WalkScreen(world)
      world.configure(screen, lets)
      return screen
    }.acceptsActions(.whileOnStack).named("Toast")
  }
}
