/// Whose wish an action is.
///
/// It is decided when the action's turn begins, and again only when another action takes its place.
package enum Wish: Sendable {
  /// A screen's: it acts from there, and is over when the screen has left.
  case ofScreen(Caller)
  /// It came from outside any screen: from a link, from the app's code, or from a screen that acts for the app.
  ///
  /// It acts from the visible screen. Once a screen has been asked about it, that is the one that was visible then, unless
  /// that has left.
  case fromOutside(actingFrom: ScreenID?)
  /// A way back from outside, such as the system's: a wish of the screen that is visible when its turn begins.
  case wayBack(of: ScreenID)
  /// A screen's answer to a message from outside: it acts from there, and is over when the screen has left.
  case answer(of: Caller)
  /// It is about the whole app, whoever asked for it: that screen may leave while it waits.
  case ofApp(askedBy: Caller?)

  package init(_ action: borrowing NavigationAction, from caller: consuming Caller?) {
    if action.isOfApp { caller = nil }
    self =
      if action.isAboutApp {
        .ofApp(askedBy: caller)
      } else if let caller = caller.take() {
        .ofScreen(caller)
      } else {
        .fromOutside(actingFrom: nil)
      }
  }
}

extension Wish {
  /// The screen that observers are told of; `nil` if no screen asked for it.
  package var caller: Caller? {
    switch self {
    case .ofScreen(let caller), .answer(let caller): caller
    case .ofApp(let caller): caller
    case .fromOutside, .wayBack: nil
    }
  }

  /// The screen whose newest wish wins: among its actions there is one that waits at most.
  var asker: ScreenID? {
    switch self {
    case .ofScreen(let caller): caller.id
    case .wayBack(let id): id
    case .fromOutside, .answer, .ofApp: nil
    }
  }

  /// The screen with which it ends.
  var end: ScreenID? {
    switch self {
    case .ofScreen(let caller), .answer(let caller): caller.id
    case .wayBack(let id): id
    case .fromOutside, .ofApp: nil
    }
  }

  var isOfScreen: Bool { if case .ofScreen = self { true } else { false } }

  /// Whether it keeps its order among all that come from outside.
  var isFromOutside: Bool {
    switch self {
    case .fromOutside, .answer: true
    case .ofScreen, .wayBack, .ofApp: false
    }
  }

  var isOfApp: Bool { if case .ofApp = self { true } else { false } }

  /// Whether a modal that it presents belongs to the app.
  var presentsForApp: Bool {
    switch self {
    case .fromOutside, .wayBack: true
    case .ofApp(let caller): caller == nil
    case .ofScreen, .answer: false
    }
  }

  /// The screen that it acts from; `nil` for the visible one.
  ///
  /// - Parameters:
  ///   - hasWaited: Whether it has been asked about; then who asked for what is about the whole app may have left.
  ///   - isThere: Whether an entry is in the tree.
  /// - Returns: The screen.
  func actor(hasWaited: Bool, isThere: (ScreenID) -> Bool) -> ScreenID? {
    switch self {
    case .ofScreen(let caller), .answer(let caller): caller.id
    case .wayBack(let id): id
    case .fromOutside(let id): id.flatMap { isThere($0) ? $0 : nil }
    case .ofApp(let caller): caller.flatMap { hasWaited && !isThere($0.id) ? nil : $0.id }
    }
  }

  /// An action's turn begins: a way back from outside is a wish of the visible screen.
  package mutating func begin(_ action: NavigationAction, visible: @autoclosure () -> ScreenID) {
    guard case .fromOutside(nil) = self, action.kind.leadsBack, !action.isOfApp else { return }
    self = .wayBack(of: visible())
  }

  /// Whose wish the answer of a screen or of the app is, to a message, to the system's back, or to an update of the root.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - caller: The screen that gives it; `nil` for the app.
  ///   - question: What it answers.
  /// - Returns: The wish.
  package func answered(by answer: NavigationAction, from caller: Caller?, to question: NavigationAction) -> Wish {
    if answer.kind == .back { return self }
    guard let caller, question.kind == .send, !isOfScreen, !answer.isOfApp, !answer.isAboutApp else {
      return Wish(answer, from: caller)
    }
    return .answer(of: caller)
  }

  /// Whose wish the answer of a guard is.
  package func redirected(to other: NavigationAction) -> Wish {
    switch self {
    case _ where other.isOfApp || other.isAboutApp || isOfApp: return Wish(other, from: caller)
    case .wayBack(let id) where !other.kind.leadsBack: return .ofScreen(Caller(id: id, flow: nil))
    case .ofScreen, .answer, .wayBack, .fromOutside, .ofApp: return self
    }
  }

  /// The wish while its action waits.
  ///
  /// - Parameters:
  ///   - tree: The place.
  ///   - asksScreen: Whether a screen is asked.
  /// - Returns: The same wish, with what has to be known of the present.
  func waiting(in tree: NavigationTree, asksScreen: Bool) -> Wish {
    switch self {
    case .ofScreen(let caller): .ofScreen(caller.known(in: tree))
    case .answer(let caller): .answer(of: caller.known(in: tree))
    case .ofApp(let caller): .ofApp(askedBy: caller?.known(in: tree))
    case .fromOutside(nil) where asksScreen: .fromOutside(actingFrom: tree.visibleNode.id)
    case .fromOutside, .wayBack: self
    }
  }
}
