/// What is behind a ``Flow``: never changed, shared by all its copies.
@MainActor
final class Blueprint<Screen: AnyObject>: ErasedFlow {
  nonisolated let id: FlowID
  nonisolated let acceptsActions: AcceptsActions
  nonisolated let recipe: Recipe

  /// The ways of writing a flow.
  enum Recipe: Sendable {
    case made(@MainActor () -> Screen)
    case configured(@MainActor () -> Screen, @MainActor (Screen, Lets) -> Void)
    case built(@MainActor (Lets) -> Screen)
  }

  nonisolated init(id: FlowID, acceptsActions: AcceptsActions = .whileVisible, recipe: Recipe) {
    self.id = id
    self.acceptsActions = acceptsActions
    self.recipe = recipe
  }

  func makeAnyScreen(_ lets: Lets) -> AnyObject { makeScreen(lets) }

  func makeScreen(_ lets: Lets) -> Screen {
    switch recipe {
    case .made(let make):
      return make()
    case .configured(let make, let configure):
      let screen = make()
      configure(screen, lets)
      return screen
    case .built(let build):
      return build(lets)
    }
  }
}
