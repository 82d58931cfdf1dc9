import FlowKit
import FlowKitLinks
import FlowKitMaps
import FlowKitRestoration

/// An airline's app of about forty flows, without mistakes or with one.
@MainActor
struct Airline {
  var mistake: Mistake?
  let session = Session()

  /// Who is signed in, and what a service knows.
  @MainActor
  final class Session {
    var isSignedIn = false
    var isLocked = false
    var isMember = false
    var isUnlocked = false
    var isOnline = true
    /// How often the rule of the root was asked.
    var asked = 0
    var listeners: [() -> Void] = []
    var onChange: () -> Void = {}
  }

  enum FlightID: String, CaseIterable, Sendable, Codable { case berlin, oslo }
  enum MailID: String, CaseIterable, Sendable, Codable { case delay }
  enum Topic: CaseIterable, Sendable { case bags, seats, money }

  /// What a flow tells those below it.
  enum Step: Hashable, Sendable { case signIn, discarded, booked }
  /// What the app itself answers.
  enum Call: Hashable, Sendable { case help, gateChanged }

  final class HomeScreen { var onTab: (Int) -> Void = { _ in } }

  var home: Flow<HomeScreen> {
    let tabs =
      mistake == .sameChildTwice
      ? FlowChildren.tabs(search, trips, miles, trips, more) : .tabs(search, trips, miles, inbox, more)
    return Flow(with: HomeScreen(), containing: tabs) { screen, lets in screen.onTab = lets.select { $0 } }
      .handling(Step.self) { step in
        switch step {
        case .booked where mistake == .pushUnderModal: .push(history)
        case .booked where mistake == .wrongTab: .batch(.dismissAll(), .select(miles))
        case .booked: .batch(.dismissAll(), .select(trips))
        case .signIn, .discarded: nil
        }
      }
  }

  final class LockScreen { var onUnlock: () -> Void = {} }

  var lock: Flow<LockScreen> {
    Flow(with: LockScreen()) { screen, lets in
      screen.onUnlock = lets.choose(.stay, orElse: .present(notice, as: .alert)) { session.isOnline }
    }
  }

  final class NoticeScreen { var onClose: () -> Void = {} }

  var notice: Flow<NoticeScreen> {
    Flow(with: NoticeScreen()) { screen, lets in
      if mistake != .neverBound { screen.onClose = lets.dismiss() }
    }
  }
}

// The app.
extension Airline {
  /// The root for the app's state.
  var choice: RootChoice {
    session.asked += 1
    if mistake == .rootFlips, session.isSignedIn, session.asked.isMultiple(of: 2) { return .root(lock) }
    if !session.isSignedIn { return .root(welcome) }
    if session.isLocked, mistake != .openAfterLock { return .root(lock) }
    return .root(home)
  }

  var navigator: Navigator {
    let navigator = Navigator { choice }
    navigator.handle(Call.self) { call in
      switch call {
      case .help: .open(chat)
      case .gateChanged where mistake == .guardForgottenByMessage: .goTo(trips)
      case .gateChanged: ifOpen(.goTo(trips))
      }
    }
    navigator.links = try? LinkTable(links)
    session.onChange = { [weak navigator] in navigator?.updateRoot(asksToLeave: false) }
    return navigator
  }

  /// An action for those who may see their account.
  func ifOpen(_ action: NavigationAction) -> NavigationAction {
    session.isSignedIn && !session.isLocked ? action : .stay
  }

  var links: LinkGroup {
    var links = LinkGroup(schemes: ["sky"])
    links.add(mistake == .brokenLink ? "trip" : "trips") {
      mistake == .guardForgottenByLink ? .resetRoot(to: trips) : ifOpen(.batch(.resetRoot(to: home), .select(trips)))
    }
    links.add("flights", .raw(FlightID.self)) { id in
      ifOpen(.batch(.resetRoot(to: home), .select(search), .push(flight(id))))
    }
    links.add("help") { .open(chat) }
    if mistake == .unreachableLink { links.add("lounge") { .present(lounge) } }
    if mistake == .secondFactorSkippedByLink { links.add("pay") { ifOpen(.present(payment)) } }
    return links
  }

  /// An address of each link.
  var addresses: [String] {
    let more =
      mistake == .unreachableLink ? ["sky://lounge"] : mistake == .secondFactorSkippedByLink ? ["sky://pay"] : []
    return ["sky://trips", "sky://flights/oslo", "sky://flights/berlin", "sky://help"] + more
  }

  /// The states that the app can be in.
  var states: [FlowMap.AppState] {
    let session = session
    func enter(_ isSignedIn: Bool, _ isLocked: Bool) { (session.isSignedIn, session.isLocked) = (isSignedIn, isLocked) }
    return [
      .init("signed out", asksToLeave: false) { enter(false, false) },
      .init("locked", asksToLeave: false) { enter(true, true) },
      .init("signed in") { enter(true, false) },
    ]
  }

  var map: FlowMap {
    FlowMap(of: navigator, opening: addresses, messages: [Call.gateChanged], states: states)
  }

  /// The map of what users reach without links.
  var mapWithoutLinks: FlowMap { FlowMap(of: navigator, messages: [Call.gateChanged], states: states) }

  func registry() throws -> FlowRegistry {
    try FlowRegistry {
      for flow in [terms, tourMiles, forgotten, forgottenSent] as [any Listable] { flow.add(to: &$0) }
      for flow in [welcome, tour, tourFlights, signIn, code, lock, home, search] as [any Listable] { flow.add(to: &$0) }
      for flow in [results, cabin, passengers, extras, confirm, payment, receipt] as [any Listable] {
        flow.add(to: &$0)
      }
      for flow in [trips, pass, unlock, changeSeat, addTrip, addHelp, miles, history] as [any Listable] {
        flow.add(to: &$0)
      }
      for flow in [join, inbox, mails, noMail, reply, more, profile, settings, language] as [any Listable] {
        flow.add(to: &$0)
      }
      if mistake != .registryGap { redeem.add(to: &$0) }
      chat.add(to: &$0)
      $0.add("flight") { flight($0) }
      $0.add("seats") { seats($0) }
      $0.add("trip") { trip($0) }
      $0.add("mail") { mail($0) }
    }
  }
}

/// A flow of any screen.
@MainActor
private protocol Listable { func add(to flows: inout FlowRegistry) }

extension Flow: @MainActor Listable {
  fileprivate func add(to flows: inout FlowRegistry) { flows.add(self) }
}
