/// A handler of a flow or of the app for messages of one type.
package struct MessageHandler: Sendable {
  /// The type of the messages that it handles.
  package let messageType: Any.Type
  package let place: SourcePlace
  /// Returns `nil` for messages of other types.
  package let answer: @MainActor @Sendable (_ message: any Sendable, _ delivery: MessageDelivery) -> NavigationAction

  init<Message: Sendable>(
    _ fileID: StaticString, _ line: UInt32,
    _ handle: @escaping @MainActor (Message, MessageDelivery) -> NavigationAction?
  ) {
    messageType = Message.self
    place = SourcePlace(fileID, line)
    answer = { message, delivery in
      guard let message = message as? Message else { return nil }
      return handle(message, delivery).orNothing.written(fileID, line)
    }
  }
}

/// The sender of a message, and the place where it is handled.
@MainActor
package struct MessageDelivery {
  /// The sender's entry; `nil` if the message came from outside any screen.
  let sender: NavigationTree.Entry?
  /// Finds the screen of the handling entry; `nil` for the app.
  private let findScreen: @MainActor () -> AnyObject?

  package init(from sender: NavigationTree.Entry?, _ findScreen: @escaping @MainActor () -> AnyObject?) {
    self.sender = sender
    self.findScreen = findScreen
  }

  /// The screen of the handling entry.
  var screen: AnyObject? { findScreen() }
}

/// A flow's message handlers, the latest first.
@MainActor
final class MessageTrait: FlowTrait {
  let handlers: [MessageHandler]

  nonisolated init(_ handlers: [MessageHandler]) {
    self.handlers = handlers
    super.init(.messages)
  }
}

extension FlowID {
  /// The flow's message handlers.
  package var handlers: [MessageHandler] { blueprint.trait(MessageTrait.self)?.handlers ?? [] }
}

extension [MessageHandler] {
  /// The first answer that is not `nil`; `nil` if there is none.
  @MainActor
  func answer(to message: Message, _ delivery: MessageDelivery) -> NavigationAction {
    for handler in self {
      let action = handler.answer(message.value, delivery)
      if action.kind != .nothing { return action.answering(message) }
    }
    return nil
  }
}
