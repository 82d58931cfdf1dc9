import FlowKit
import FlowKitMaps
import Testing

// hide
/// The code of the article, in its order.
@MainActor
struct Guards {
  final class Session {
    var isOpen = false
    var isReadOnly = false
  }

  final class AccountScreen {}
  final class ReportScreen {}
  final class LoginScreen {}
  final class BasketScreen {}

  final class EditorScreen {
    var onBack: () -> Void = {}
    var hasChanges = false
    var asksToDiscard: @MainActor () async -> Bool = { true }
  }

  final class QuestionScreen {
    var onAnswer: (Bool) -> Void = { _ in }
  }

  enum Part: Sendable { case reports }

  struct License: Sendable {
    func covers(_ part: Part) async throws -> Bool { true }
  }

  let session: Session
  let license = License()
  let navigator: Navigator

  var login: Flow<LoginScreen> { Flow(with: LoginScreen()) }
  var basket: Flow<BasketScreen> { Flow(with: BasketScreen()) }
  var discard: Flow<QuestionScreen> { Flow(with: QuestionScreen()) }

  // show
  var account: Flow<AccountScreen> {
    Flow(with: AccountScreen()).guarded(orElse: .redirect(to: login)) { session.isOpen }
  }

  // hide
  func flows() -> [FlowID] {
    // show
    let statement = account.guarded { session.isOpen ? .allow : .redirect(to: login) }

    let report = Flow(with: ReportScreen()).guarded(orElse: .refuse("no license for reports")) {
      try await license.covers(.reports)
    }

    let document = Flow(with: EditorScreen()).singleTop().guarded { screen in
      screen?.hasChanges == true ? .refuse("there are unsaved changes") : .allow
    }

    let patient = Flow(with: ReportScreen()).guarded {
      let isCovered = try await within(.seconds(5)) { try await license.covers(.reports) }
      return isCovered ? .allow : .refuse("no license")
    }

    navigator.reportWaiting(longerThan: .seconds(10))
    // push(Report) at Shop.swift:12 still waits: after 10.0 seconds, the guard of Report at Shop.swift:20 has not answered.

    let editor = Flow(with: EditorScreen()) { screen, lets in
      screen.onBack = lets.pop()
      screen.asksToDiscard = { await lets.present(discard, until: \.onAnswer) ?? false }
    }
    .confirmsLeaving(if: \.hasChanges) { screen in await screen.asksToDiscard() }

    let draft = Flow(with: EditorScreen()).confirmsLeaving { screen in !screen.hasChanges }

    navigator.perform(.resetRoot(to: login).withoutConfirmation)

    navigator.recheckGuards()

    let checkout = basket.guardingActions { request in
      session.isOpen || !request.leaving.isEmpty ? .allow : .instead(.present(login))
    }
    navigator.guardActions(orElse: .refuse("the app is read-only")) { request in
      !session.isReadOnly || !request.entering.contains(editor.id)
    }
    // hide
    return [statement.id, report.id, document.id, patient.id, editor.id, draft.id, checkout.id]
  }

  /// In an app it throws when that takes too long.
  func within<Value: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await operation()
  }
}

/// The tabs are guarded, and their children aren't.
@MainActor
@Suite struct GuardedTabs {
  final class Page { var onOpen: () -> Void = {} }

  var welcome: Flow<Page> {
    Flow(with: Page()) { page, lets in page.onOpen = lets.goTo(inbox) }.named("Welcome")
  }
  var inbox: Flow<Page> { Flow(with: Page()).named("Inbox") }
  var tabs: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Flow(with: Page()).named("News"), inbox)).named("Tabs")
      .guarded(orElse: .refuse("nobody is signed in")) { false }
  }

  @Test func thePlaceIsNamed() {
    // show
    let toInbox = NavigationAction.batch(.goTo(tabs), .select(inbox))
    // hide
    let navigator = Navigator(root: welcome)
    navigator.onIssue = nil
    #expect(navigator.perform(toInbox).reason == .guardRefused)
    navigator.perform(.goTo(inbox))
    #expect(navigator.tree.summary == "Welcome > Inbox")
  }

  @Test func aMapFindsTheOtherWayIn() {
    #expect(throws: Exploration.Contradiction.self) {
      // show
      try FlowMap(of: welcome).explore().never { $0.contains(inbox) && !$0.contains(tabs) }
      // hide
    }
  }
}
