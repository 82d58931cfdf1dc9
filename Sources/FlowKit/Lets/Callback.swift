/// What a callback does: an action and its caller.
///
/// It is the closure's only context.
@MainActor
final class Callback: ActionBody {
  private let performer: any ActionPerformer
  private let caller: Caller

  init(
    _ verb: NavigationAction.Verb, _ options: NavigationAction.Options?, at origin: SourcePlace?, _ lets: Lets
  ) {
    performer = lets.performer
    caller = lets.caller
    super.init(verb, options, at: origin)
  }

  func perform(delivering delivery: NavigationAction.Delivery? = nil) {
    performer.perform(NavigationAction(self, delivering: delivery), for: caller)
  }
}
