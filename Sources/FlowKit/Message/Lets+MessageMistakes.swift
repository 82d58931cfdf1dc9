// Clear messages for common mistakes. The other verbs that send can't have such an overload: a closure could be taken
// for the message itself, and then the compiler says that it is not `Sendable`.
extension Lets {
  /// The closure that makes the message does not fit the callback.
  @available(
    *, unavailable,
    message: "the closure must take exactly the callback's arguments: { MovieStep.picked(id: $0) }"
  )
  public func send<Message: Sendable, each Argument, each Other>(
    to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ message: @escaping @MainActor (repeat each Other) -> Message
  ) -> @MainActor (repeat each Argument) -> Void { closure(.none, at: SourcePlace(fileID, line)) }
}
