import FlowKit
import FlowKitLinks

/// What comes from outside any screen, and what the app itself does with it.
@MainActor
struct OutsideOfScreens {
  var messages: [any Sendable] = []
  /// The handlers of messages that no flow answers, the latest first.
  var handlers: [MessageHandler] = []
  /// The guards that are asked about all actions.
  var guards: [KnownGuard] = []
  /// The flow that the rule for the root chooses; nil if there is no rule.
  var choice: FlowID?
  var links: LinkTable?
  /// The addresses that are opened.
  var addresses: [String] = []

  /// Stands for the app itself on a map.
  private final class App {}

  /// The flow that stands for the app itself on a map.
  static let app = Flow(with: App()).id

  private var isEmpty: Bool {
    messages.isEmpty && handlers.isEmpty && guards.isEmpty && addresses.isEmpty && (links?.count ?? 0) == 0
  }
}

extension OutsideOfScreens {
  /// The app's number on a map; nil if nothing comes from outside.
  fileprivate func added(to map: inout FlowMap) -> Int? {
    guard !isEmpty else { return nil }
    map.indices[Self.app] = map.nodes.count
    map.nodes.append(FlowMap.Node(flow: Self.app, handled: handlers.map { "\($0.messageType)" }))
    return map.nodes.count - 1
  }
}

extension FlowMap.Node {
  /// Whether it stands for the app itself, from where messages and links come that no screen sends.
  @MainActor package var isApp: Bool { flow == OutsideOfScreens.app }
}

// Messages, and what else comes from outside any screen.
extension MapMaker {
  /// Adds what comes from outside any screen, as arrows from the app itself.
  mutating func add(_ outside: OutsideOfScreens) {
    guard let index = outside.added(to: &map) else { return }
    let app = OutsideOfScreens.app
    appHandlers = outside.handlers
    add(outside.guards, of: app, at: index)
    for message in outside.messages {
      draw(NavigationAction.send(message).withoutOrigin, from: app, .outside("arrives"))
      if MapSamples.hasContent(message) { noteSampled("\(type(of: message))") }
    }
    guard let links = outside.links else { return }
    var opened: [SourcePlace: Set<String>] = [:], matches: [LinkMatch] = []
    for address in outside.addresses {
      do throws(LinkIssue) {
        let match = try links.match(text: address), action = match.action.withoutDelivery
        opened[match.place, default: []].insert(address)
        matches.append(match)
        if action.kind != .nothing { draw(action, from: app, .outside(address)) }
      } catch {
        noteOpen(app, because: "no link opens \(address)")
      }
    }
    for match in matches where match.argumentsCount.map({ opened[match.place, default: []].count < $0 }) ?? true {
      noteSampled("the link \(match.pattern)")
    }
    for link in links.declared where opened[link.place] == nil {
      noteOpen(
        app, at: link.place, because: "nothing opens the link \(link.pattern); give the map an address: opening: [...]")
    }
  }

  mutating func hear(_ message: NavigationAction) {
    let message = message.follower ?? message
    guard let value = message.message, let text = message.payload?.description, let key = message.messageKey else {
      return
    }
    if !messages.contains(where: { $0.key == key }) { messages.append(Heard(value: value, text: text, key: key)) }
  }

  /// Whether there are messages that were not tried on each flow that handles messages.
  var hasUnansweredMessages: Bool {
    handlers.contains { handler in
      messages.contains { !asked.contains(Asked(flow: handler.flow, message: $0.key)) }
    }
  }

  /// Tries each message that is sent on the map on each flow that handles messages, and on the app, until there are no
  /// new ones.
  mutating func answerMessages() {
    var count = -1
    while count != messages.count {
      count = messages.count
      for (flow, screen, _) in handlers { answerMessages(by: flow, flow.handlers, screen) }
      if !appHandlers.isEmpty { answerMessages(by: OutsideOfScreens.app, appHandlers, nil) }
    }
  }

  private mutating func answerMessages(by flow: FlowID, _ handlers: [MessageHandler], _ screen: AnyObject?) {
    for message in messages where asked.insert(Asked(flow: flow, message: message.key)).inserted {
      for action in answers(to: message, by: flow, handlers, screen) {
        var arrow = FlowMap.Arrow(source: flow, cause: .message(message.text), action: action, sample: nil)
        arrow.messageKey = message.key
        draw(arrow)
      }
    }
  }

  /// The answer of the first handler that has one; several if it is one of those that it declares.
  private mutating func answers(
    to message: Heard, by flow: FlowID, _ handlers: [MessageHandler], _ screen: AnyObject?
  ) -> [NavigationAction] {
    for handler in handlers {
      let delivery = MessageDelivery(from: nil) { screen }
      let action = handler.answer(message.value, delivery).withoutDelivery
      if action.kind != .nothing { return [action] }
      guard handler.later(message.value, delivery) != nil else { continue }
      if handler.declared.isEmpty {
        noteOpen(
          flow, at: handler.place,
          because: "an answer that takes time, which is not run; say where it leads: handling(_:leadsTo:)")
      }
      return handler.declared.map { ($0.origin == nil ? $0.written(handler.place) : $0).withoutDelivery }
    }
    return []
  }
}

extension NavigationAction {
  /// Tells the message from others, also from those of another type that are written the same.
  var messageKey: String? {
    guard let message, let text = payload?.description else { return nil }
    return "\(String(reflecting: type(of: message))) \(text)"
  }

  /// The actions that send messages: this one, or its steps.
  var allMessages: [NavigationAction] {
    (kind == .send || kind == .broadcast || follower != nil ? [self] : []) + steps.flatMap(\.allMessages)
  }
}
