import FlowKit
import FlowKitTesting

/// Does what every reason is about, with real navigation, and tells what is printed.
@MainActor
final class ReasonExamples {
  private final class Screen {
    var onTap: () -> Void = {}
    var onBack: () -> Void = {}
  }

  private enum ShopStep: Sendable { case done }

  private struct Offline: Error, CustomStringConvertible { let description = "the server can't be reached" }

  private let shop = Shop()
  private var sentences: [String] = []
  private var ends: [AsyncStream<Void>.Continuation] = []

  @MainActor
  private struct Shop {
    var list: Flow<Screen> {
      Flow(with: Screen()) { screen, lets in screen.onTap = lets.push(item) }.named("ListScreen")
    }

    var item: Flow<Screen> {
      Flow(with: Screen()) { screen, lets in screen.onBack = lets.pop() }.named("ItemScreen")
    }

    var checkout: Flow<Screen> { Flow(with: Screen()).named("CheckoutScreen") }
    var login: Flow<Screen> { Flow(with: Screen()).named("LoginScreen") }
    var home: Flow<Screen> { Flow(with: Screen(), containing: .tabs(list, checkout)).named("HomeScreen") }

    /// A container that contains itself, which it would show at once.
    func mirror() -> Flow<Screen> { Flow(with: Screen(), containing: .tabs(mirror())).named("MirrorScreen") }
  }

  /// What is printed for a reason.
  func sentence(of code: NavigationReason.Code) async throws -> String {
    switch code {
    case .covered: tap(2) { [shop] in $0.push(shop.item) }
    case .removed: tapAfterwards()
    case .nothingToPop: _ = perform(.pop())
    case .nothingToDismiss: _ = perform(.push(shop.item), .dismiss())
    case .targetNotFound: _ = perform(.push(shop.item), .popTo(shop.login))
    case .endless: pushEndlessly()
    case .gestureEnded: finishAGestureTwice()
    case .noContainer: _ = perform(.select(1))
    case .noSuchChild: _ = perform(.select(2), root: shop.home)
    case .noChildren: _ = perform(.setChildren(), root: shop.home)
    case .sameChildren: _ = perform(.setChildren(shop.item, shop.item), root: shop.home)
    case .endlessContainers: _ = perform(.push(shop.mirror()))
    case .nothingChosen: tap { $0.choose { nil } }
    case .unhandled: tap { $0.send(ShopStep.done) }
    case .messagesFailed: await followWhatFails()
    case .preparationFailed: await performAwaiting(.push(shop.item.preparing { throw Offline() }))
    case .cancelled: perform(.push(slow(shop.item))).cancelWaiting()
    case .superseded: leaveWhileItLoads()
    case .guardRefused: _ = perform(.push(shop.checkout.guarded { .refuse("the basket is empty") }))
    case .guardFailed: _ = perform(.push(shop.checkout.guarded { throw Offline() }))
    case .leavingRefused: _ = perform(.push(shop.item.confirmsLeaving { _ in false }), .pop())
    case .redirectLoop: _ = perform(.push(guarded(shop.checkout, shop.login)))
    case .redirectEnded:
      _ = perform(.push(shop.checkout.guarded { [shop] in .redirect(.present(shop.login)) }), .dismiss())
    case .waiting: tap(2) { [checkout = slow(shop.checkout)] in $0.push(checkout) }
    case .overdue: await loadSlowly()
    case .taskFailed: await runWhatFails()
    case .notEntered: tapAhead()
    case .wrongThread: await tapElsewhere()
    case .travelling: travelToAnEagerScreen()
    case .invalidTree:
      do throws(NavigationReason) {
        _ = try perform().tree.applying(.push(shop.item), firstID: 1)
      } catch {
        return error.description
      }
    case .leaked: leak()
    case .notShown:
      let navigator = perform()
      navigator.host.tellNotShown(
        "there is no view controller for Screen", of: 1, helpedBy: "Register one: host.show(Screen.self) { ... }.")
    case .notAwaited: travelToAQuestion()
    case .awaitedInstead: awaitWhatThanks()
    case .sharedScreen: shareAScreen()
    case .keyMissing: takeOneForAnother()
    case .notKept: forgetAnAdapter()
    }
    return sentences.last ?? "nothing"
  }

  private func listen(to navigator: Navigator) {
    navigator.onIssue = { [weak self] in self?.sentences.append($0.message) }
  }

  /// A navigator that has performed some actions, whose issues are heard.
  private func perform(_ actions: NavigationAction..., root: Flow<Screen>? = nil) -> Navigator {
    let navigator = Navigator(root: root ?? shop.list)
    listen(to: navigator)
    for action in actions { navigator.perform(action) }
    return navigator
  }

  private func performAwaiting(_ action: NavigationAction) async {
    let navigator = perform()
    await navigator.performAndWait(action)
  }

  private func screen(of navigator: Navigator) -> Screen? { navigator.visibleScreen as? Screen }

  /// The same flow with a guard that never answers.
  private func slow(_ flow: Flow<Screen>) -> Flow<Screen> {
    flow.guarded { [self] in
      await never()
      return .allow
    }
  }

  private func never() async {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    ends.append(end)
    for await _ in stream {}
  }
}

// What screens do that wait for others, or are shared.
extension ReasonExamples {
  private func travelToAQuestion() {
    let root = Flow(with: Screen()) { [shop] screen, lets in
      screen.onTap = lets.present(shop.checkout, until: \.onTap) {}
    }
    let navigator = perform(root: root.named("ListScreen"))
    screen(of: navigator)?.onTap()
    let before = navigator.tree
    navigator.perform(.dismissAll())
    navigator.perform(.travel(to: before))
  }

  private func awaitWhatThanks() {
    let checkout = Flow(with: Screen()) { [shop] screen, lets in
      screen.onTap = lets.perform(after: {}, .push(shop.item))
    }
    .named("CheckoutScreen")
    let root = Flow(with: Screen()) { screen, lets in screen.onTap = lets.present(checkout, until: \.onTap) {} }
    let navigator = perform(root: root.named("ListScreen"))
    for _ in 1...2 { screen(of: navigator)?.onTap() }
  }

  private func shareAScreen() {
    let screen = Screen(), flow = Flow(with: screen).named("ItemScreen")
    let first = perform(.push(flow)), second = perform(.push(flow))
    withExtendedLifetime((first, second)) {}
  }
}

// Mistakes that a debug build tells.
extension ReasonExamples {
  private func item(_ id: Int) -> Flow<Screen> { Flow(with: Screen()).named("ItemScreen") }

  private func takeOneForAnother() {
    let navigator = perform(.push(item(1)), .push(item(2)), .push(shop.item))
    navigator.perform(.popTo(item(1)))
  }

  private func forgetAnAdapter() {
    final class Adapter {
      let onFind: () -> Void
      init(onFind: @escaping () -> Void) { self.onFind = onFind }
    }
    let scanner = Flow(with: Screen()) { [shop] _, lets in _ = Adapter(onFind: lets.push(shop.item)) }
    _ = perform(.push(scanner.named("ScannerScreen")))
  }
}

// What screens do.
extension ReasonExamples {
  /// Lets a root's screen call its callback.
  private func tap(_ count: Int = 1, _ bind: @escaping (Lets) -> () -> Void) {
    let root = Flow(with: Screen()) { screen, lets in screen.onTap = bind(lets) }.named("ListScreen")
    let navigator = perform(root: root), screen = screen(of: navigator)
    for _ in 1...count { screen?.onTap() }
  }

  private func tapAfterwards() {
    let navigator = perform(.push(shop.item)), screen = screen(of: navigator)
    screen?.onBack()
    screen?.onBack()
  }

  private func tapAhead() {
    let navigator = perform()
    var ahead: Screen?
    navigator.perform(
      .preload(
        Flow(with: Screen()) { [shop] screen, lets in
          screen.onTap = lets.push(shop.checkout)
          ahead = screen
        }
        .named("ItemScreen")))
    ahead?.onTap()
  }

  private func tapElsewhere() async {
    final class Host: NavigationHost {
      nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { false } }
      func show(_: NavigationUpdate, in _: HostContext, finished: @escaping @MainActor () -> Void) { finished() }
    }
    let navigator = perform(), host = Host()
    navigator.attach(host)
    screen(of: navigator)?.onTap()
    while sentences.isEmpty { await Task.yield() }
  }

  private func pushEndlessly() {
    let navigator = perform()
    let observation = navigator.observe { [unowned navigator, shop] event in
      if event.kind == .didNavigate { navigator.perform(.replace(with: shop.item)) }
    }
    navigator.perform(.push(shop.item))
    observation.cancel()
  }

  private func finishAGestureTwice() {
    let navigator = perform(.push(shop.item)), host = HeadlessHost()
    navigator.attach(host)
    let gesture = navigator.host.beginGesture()
    gesture?.finish()
    gesture?.finish()
  }

  private func loadSlowly() async {
    let navigator = perform()
    navigator.reportWaiting(longerThan: .milliseconds(1))
    navigator.perform(.push(slow(shop.item)))
    while sentences.isEmpty { await Task.yield() }
  }

  private func leaveWhileItLoads() {
    let navigator = perform(.push(shop.item))
    let loading = shop.checkout.preparing { [self] in await never() }
    navigator.perform(.push(loading), from: 2)
    screen(of: navigator)?.onBack()
  }

  private func travelToAnEagerScreen() {
    let eager = Flow(with: Screen()) { [shop] screen, lets in
      screen.onTap = lets.push(shop.checkout)
      screen.onTap()
    }
    let navigator = perform(.push(eager.named("ItemScreen"))), before = navigator.tree
    navigator.perform(.popToRoot())
    navigator.perform(.travel(to: before))
  }

  private func leak() {
    let navigator = perform()
    navigator.leakDetection = .after(transitions: 1)
    navigator.perform(.push(shop.item))
    let kept = screen(of: navigator)
    navigator.perform(.pop())
    navigator.perform(.push(shop.checkout))
    withExtendedLifetime(kept) {}
  }

  private func guarded(_ first: Flow<Screen>, _ second: Flow<Screen>) -> Flow<Screen> {
    first.guarded { [self] in .redirect(.present(guarded(second, first))) }
  }
}

// What takes its time.
extension ReasonExamples {
  private func followWhatFails() async {
    let failing = Flow(with: Screen()) { _, lets in
      lets.follow(AsyncThrowingStream<ShopStep, any Error> { throw Offline() })
    }
    await failure(of: failing.named("ListScreen"))
  }

  private func runWhatFails() async {
    let failing = Flow(with: Screen()) { screen, lets in
      screen.onTap = lets.task { _ in throw Offline() }
      screen.onTap()
    }
    await failure(of: failing.named("ListScreen"))
  }

  private func failure(of root: Flow<Screen>) async {
    let navigator = Navigator(root: root), events = navigator.events()
    listen(to: navigator)
    for await event in events where event.kind == .ignored { break }
  }
}
