// What does not fit, with words of ours. The other verbs that send cannot have such a twin: a closure may be taken for a message
// itself, and then the compiler says that it is not `Sendable`.
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
