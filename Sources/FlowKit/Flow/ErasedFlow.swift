/// A flow without its screen's type: what an action carries and a navigator makes screens from.
@MainActor
package protocol ErasedFlow: AnyObject, Sendable {
  nonisolated var id: FlowID { get }
  nonisolated var acceptsActions: AcceptsActions { get }

  /// Makes a new screen and binds its callbacks.
  func makeAnyScreen(_ lets: Lets) -> AnyObject
}
