/// What a flow, or the app, answers to messages of one type.
struct MessageHandler: Sendable {
  /// Answers nil to messages of other types.
  let answer: @MainActor @Sendable (_ message: any Sendable) -> NavigationAction

  init<Message: Sendable>(
    _ fileID: StaticString, _ line: UInt32, _ handle: @escaping @MainActor (Message) -> NavigationAction
  ) {
    answer = { message in
      guard let message = message as? Message else { return nil }
      return handle(message).written(fileID, line)
    }
  }
}

/// What a flow answers to messages, the latest handler first.
@MainActor
final class MessageTrait: FlowTrait {
  let handlers: [MessageHandler]

  nonisolated init(_ handlers: [MessageHandler]) {
    self.handlers = handlers
  }
}

extension FlowID {
  /// What the flow answers to messages.
  var handlers: [MessageHandler] { blueprint.trait(MessageTrait.self)?.handlers ?? [] }
}

extension [MessageHandler] {
  /// The first answer that is not nil; nil where nobody has one.
  @MainActor
  func answer(to message: any Sendable) -> NavigationAction {
    for handler in self {
      let action = handler.answer(message)
      if action.verb != .nothing { return action }
    }
    return nil
  }
}
