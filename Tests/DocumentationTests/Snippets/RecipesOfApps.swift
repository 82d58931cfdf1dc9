import FlowKit
import FlowKitTesting
import Testing

// hide
/// The recipes about whole apps.
enum AppRecipes {
  final class RoomsScreen { var onRoom: (Int) -> Void = { _ in } }
  final class RoomScreen { init(_ id: Int) {} }
  final class EmptyScreen {}
  final class ChatScreen {}
  final class OrdersScreen { var onHelp: () -> Void = {} }
  final class HelpScreen { init(_ topic: String) {} }
  final class NoteScreen { var onClose: () -> Void = {} }

  enum AppMessage: Sendable { case themeChanged }

  final class InboxScreen { var onWrite: () -> Void = {} }
  final class DraftScreen {
    var text = ""
    init(from account: String) {}
  }

  @MainActor
  final class Accounts {
    var onChange: () -> Void = {}
    var current = "work" { didSet { onChange() } }
  }

  // show
  @MainActor
  struct MailFlow {
    func inbox(of account: String) -> Flow<InboxScreen> {
      Flow(with: InboxScreen(), id: account) { screen, lets in
        screen.onWrite = lets.present(draft(for: account))
      }
    }

    func draft(for account: String) -> Flow<DraftScreen> {
      Flow(with: DraftScreen(from: account), id: account).confirmsLeaving { $0.text.isEmpty }
    }
  }

  @MainActor
  static func start(_ accounts: Accounts) -> Navigator {
    let mail = MailFlow(), navigator = Navigator { .root(mail.inbox(of: accounts.current)) }
    accounts.onChange = { [weak navigator] in navigator?.updateRoot() }
    return navigator
  }

  // In the module Orders, which knows nothing of the module Help:
  @MainActor
  struct OrdersFlow {
    let help: @MainActor (_ topic: String) -> NavigationAction

    var orders: Flow<OrdersScreen> {
      Flow(with: OrdersScreen()) { screen, lets in screen.onHelp = lets.perform(help("orders")) }
    }
  }

  // In the module Help:
  @MainActor
  struct HelpFlow {
    func help(_ topic: String) -> Flow<HelpScreen> { Flow(with: HelpScreen(topic), id: topic) }
  }

  // In the app:
  @MainActor
  static func makeOrders() -> OrdersFlow {
    OrdersFlow { topic in .present(HelpFlow().help(topic)) }
  }

  @MainActor
  struct ChatFlow {
    var chat: Flow<ChatScreen> { Flow(with: ChatScreen(), containing: .split(rooms, empty)) }

    var rooms: Flow<RoomsScreen> {
      Flow(with: RoomsScreen()) { screen, lets in
        screen.onRoom = lets.show(room, in: .detail)
      }
    }

    func room(_ id: Int) -> Flow<RoomScreen> { Flow(with: RoomScreen(id), id: id) }

    var empty: Flow<EmptyScreen> { Flow(with: EmptyScreen()) }
  }

  final class FeedScreen: ScreenLifecycle {
    var scrollsToTop: () -> Void = {}

    func screenReselected() { scrollsToTop() }
  }

  @MainActor
  final class Windows {
    private(set) var navigators: [Navigator] = []

    func open() -> Navigator {
      let navigator = Navigator(root: NotesFlow().note)
      navigators.append(navigator)
      return navigator
    }

    func close(_ navigator: Navigator) { navigators.removeAll { $0 === navigator } }

    func tellAll(_ message: AppMessage) { for navigator in navigators { navigator.broadcast(message) } }
  }
  // hide

  @MainActor
  struct NotesFlow {
    var note: Flow<NoteScreen> {
      Flow(with: NoteScreen()).handling(AppMessage.self) { _ in .present(theme) }
    }
    var theme: Flow<EmptyScreen> { Flow(with: EmptyScreen()).named("Theme") }
  }

  @MainActor
  @Suite struct AppRecipeTests {
    @Test func twoModulesDontKnowEachOther() throws {
      let navigator = Navigator(root: makeOrders().orders)
      try navigator.screen(ofType: OrdersScreen.self).onHelp()
      #expect(navigator.tree.summary == "OrdersScreen | sheet: HelpScreen(orders)")
    }

    @Test func aRoomIsBesideItsListOrOverIt() throws {
      let navigator = Navigator(root: ChatFlow().chat)
      try navigator.screen(ofType: RoomsScreen.self).onRoom(7)
      #expect(navigator.tree.summary == "ChatScreen[RoomsScreen, *RoomScreen(7)]")
    }

    @Test func eachAccountHasItsOwnScreens() throws {
      let accounts = Accounts(), navigator = start(accounts), issues = IssueSpy(navigator)
      accounts.current = "home"
      #expect(navigator.tree.summary == "InboxScreen(home)")
      try navigator.screen(ofType: InboxScreen.self).onWrite()
      let draft = try navigator.screen(ofType: DraftScreen.self)
      draft.text = "half a sentence"
      accounts.current = "work"
      #expect(navigator.tree.summary == "InboxScreen(home) | sheet: DraftScreen(home)")
      try issues.expect(.leavingRefused)
      draft.text = ""
      navigator.updateRoot()
      #expect(navigator.tree.summary == "InboxScreen(work)")
    }

    @Test func allWindowsAreTold() {
      let windows = Windows(), first = windows.open(), second = windows.open()
      windows.tellAll(.themeChanged)
      #expect([first, second].map(\.tree.summary) == Array(repeating: "NoteScreen | sheet: Theme", count: 2))
      windows.close(first)
      #expect(windows.navigators.count == 1)
    }

    @Test func aSecondTapScrollsUpOnlyAtTheRoot() throws {
      let feed = Flow(with: FeedScreen()), orders = makeOrders().orders
      let tabs = Flow(with: ChatScreen(), containing: .tabs(feed, orders, reselection: .popsToRoot))
      let navigator = Navigator(root: tabs), screen = try #require(navigator.screen(of: feed))
      var count = 0
      screen.scrollsToTop = { count += 1 }
      navigator.perform(.push(HelpFlow().help("feed")))
      navigator.perform(.select(0))
      #expect(navigator.tree.summary == "ChatScreen[*FeedScreen, (OrdersScreen)]")
      #expect(count == 0)
      navigator.perform(.select(0))
      #expect(count == 1)
    }

    @Test func screensAreCountedAndTheLastStepsAreKept() throws {
      var counts: [String: Int] = [:], counted: Set<ScreenID> = [], crumbs: [String] = []
      let navigator = Navigator(root: makeOrders().orders)
      // show
      let count = { (entry: NavigationTree.Entry) in
        if counted.insert(entry.id).inserted { counts[entry.flow.name, default: 0] += 1 }
      }
      navigator.tree.shown.forEach(count)  // those that were there before
      navigator.observe { event in
        if event.kind == .appeared { event.entry.map(count) }
      }
      navigator.observe { event in
        if event.kind == .didNavigate || event.issue != nil { crumbs = crumbs.suffix(19) + ["\(event)"] }
      }
      // hide
      navigator.onIssue = nil
      for _ in 1...2 {
        try navigator.screen(ofType: OrdersScreen.self).onHelp()
        navigator.perform(.dismiss())
      }
      navigator.perform(.pop())
      #expect(counts == ["HelpScreen": 2, "OrdersScreen": 1])
      #expect(crumbs.count == 5)
    }
  }
}
