// What is asked, as sentences call it.
extension Question.Key: CustomStringConvertible {
  /// Who is asked, as a sentence calls it.
  fileprivate var asker: String {
    switch subject {
    case .flow, .screen: isPreparation ? "the preparation" : "the guard"
    case .leaving: "confirmsLeaving"
    case .actions(let entry): entry == nil ? "the navigator's guard" : "the action guard"
    case .message: "the handler"
    }
  }

  /// What is asked, in a sentence.
  package var description: String {
    switch subject {
    case .flow(let flow): "\(asker) of \(flow)"
    case .screen(let entry), .leaving(let entry), .actions(let entry?): "\(asker) of \(entry)"
    case .message(let entry?): "\(asker) of \(entry)"
    case .message(nil): "the navigator's handler"
    case .actions(nil): asker
    }
  }

  /// What the action waits for, in a sentence.
  var activity: String { isPreparation ? "\(self) was running" : "\(self) was being asked" }

  /// What ends the wait, in a sentence.
  var end: String { "\(self) has \(isPreparation ? "ended" : "answered")" }

  /// Whether it is about actions of any kind, rather than about a screen.
  var isAboutActions: Bool {
    guard case .actions = subject else { return false }
    return true
  }

  /// The flow that would enter.
  var enteringFlow: FlowID? {
    guard case .flow(let flow) = subject else { return nil }
    return flow
  }

  /// The flow that would enter or be reused.
  var flow: FlowID? {
    switch subject {
    case .flow(let flow): flow
    case .screen(let entry): entry.flow
    case .leaving, .actions, .message: nil
    }
  }

  /// The entry whose screen is asked whether it may leave or be reused.
  var askedScreen: NavigationTree.Entry? {
    switch subject {
    case .screen(let entry), .leaving(let entry): entry
    case .flow, .actions, .message: nil
    }
  }

  /// The entry whose screen is asked whether it may leave.
  var leavingScreen: ScreenID? {
    guard case .leaving(let entry) = subject else { return nil }
    return entry.id
  }
}

extension Question {
  /// What is asked, and where it was written, without what it needs to be asked.
  package struct Name: Sendable, CustomStringConvertible {
    let key: Key
    let place: SourcePlace?

    package var description: String { "\(key)" + end }

    /// Who is asked, without what it is about.
    var who: String { key.asker + end }

    private var end: String { place.map { " at \($0)" } ?? "" }

    /// The reason of an action if an error was thrown.
    var failure: NavigationReason {
      key.isPreparation ? .preparationFailed.saying("\(self)") : .guardFailed.saying("\(self)")
    }

    /// What an answer means for an action that goes on without the flow.
    func leavingOut(_ flow: FlowID, because answer: Answer) -> LeftOut {
      switch answer {
      case .no(let reason): LeftOut(flow: flow, reason: reason, error: nil)
      case .failed(let error): LeftOut(flow: flow, reason: failure, error: error)
      case .other(let other), .before(let other): instead(of: flow, "\(other.withoutOrigin)")
      case .otherFlow(let other): instead(of: flow, "\(other)")
      case .yes: LeftOut(flow: flow, reason: .guardRefused, error: nil)
      }
    }

    private func instead(of flow: FlowID, _ other: String) -> LeftOut {
      LeftOut(flow: flow, reason: .guardRefused.saying("\(self) leads to \(other) instead"), error: nil)
    }
  }

  package var name: Name { Name(key: key, place: place) }
}
