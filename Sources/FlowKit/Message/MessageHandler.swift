/// A handler of a flow or of the app for messages of one type.
package struct MessageHandler: Sendable {
  /// The type of the messages that it handles.
  package let messageType: Any.Type
  package let place: SourcePlace
  /// Returns `nil` for messages of other types.
  package let answer: @MainActor @Sendable (_ message: any Sendable, _ delivery: MessageDelivery) -> NavigationAction
  /// How it answers a message if that takes time; returns `nil` if it doesn't.
  package let later: @MainActor @Sendable (_ message: any Sendable, _ delivery: MessageDelivery) -> Later?
  /// What maps take an answer to be that takes time: one of these actions.
  package let declared: [NavigationAction]

  /// Answers a message.
  package typealias Later = @MainActor @Sendable () async -> NavigationAction

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
    later = { _, _ in nil }
    declared = []
  }

  init<Message: Sendable>(
    _ fileID: StaticString, _ line: UInt32, declaring actions: [NavigationAction],
    answering handle: @escaping @MainActor (Message, MessageDelivery) async -> NavigationAction?
  ) {
    messageType = Message.self
    place = SourcePlace(fileID, line)
    answer = { _, _ in nil }
    later = { message, delivery in
      guard let message = message as? Message else { return nil }
      return { await handle(message, delivery).orNothing.written(fileID, line) }
    }
    declared = actions
  }
}

/// What a flow's handlers say to a message.
enum MessageReply {
  case now(NavigationAction)
  /// The answer takes time.
  case later(Question)
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

extension MessageHandler {
  /// Its answer, or the question for it if it takes time and has not come yet.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - delivery: Who sends it, and whose handler this is.
  ///   - key: Under which its answer comes, if that takes time.
  ///   - approval: The answers that have come.
  /// - Returns: The reply; `nil` if it doesn't answer.
  @MainActor
  func reply(
    to message: Message, _ delivery: MessageDelivery, _ key: Question.Key, _ approval: Approval?
  ) -> MessageReply? {
    var action = answer(message.value, delivery)
    if let ask = later(message.value, delivery) {
      guard let answer = approval?.action(answering: key) else {
        return .later(Question(key, at: place, .later { .instead(await ask()) }))
      }
      action = answer
    }
    return action.kind == .nothing ? nil : .now(action.answering(message))
  }
}
