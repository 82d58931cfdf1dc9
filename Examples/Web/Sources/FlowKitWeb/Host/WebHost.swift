public import FlowKit
public import FlowKitRestoration
import Observation

/// Shows a navigator's tree on a page in a browser, and reports what the user does there.
///
/// A server makes one for each window of each browser. Where there is no page, because it is closed or loads, updates count as
/// shown at once; a page that comes later gets all of the current state.
@MainActor
public final class WebHost {
  /// The navigator whose tree is shown.
  public let navigator: Navigator
  /// What stands beside the app on its page; nil for the app alone.
  public var panels: (any WebPanels)?
  /// What the app's address in the browser stands for; nil if that says nothing about the place.
  ///
  /// With `https://shop.example`, and the app at `/shop`, the page of the link `https://shop.example/items/2` is
  /// `/shop/items/2`.
  public var linkPrefix: String?
  /// The flows by names: with them, a page keeps a snapshot, and leads back to its place when this program has ended meanwhile.
  public var flows: FlowRegistry?
  /// What the user is to be told until they do something.
  var notice: String?
  /// Notes what the user is told in fewer words.
  var log: (String) -> Void = { _ in }
  /// Signs what a page keeps of its place.
  var seal: (String) -> String = { $0 }
  private var registry = WebRegistry()
  private(set) weak var context: HostContext?
  /// The tree that the page shows or moves to.
  private(set) var shown: NavigationTree?
  /// The number of the latest update.
  private(set) var update = 0
  private var look = PageState.Look(name: "none", isReversed: false, isAnimated: false)
  private var finished: (@MainActor () -> Void)?
  private var watchdog: Task<Void, Never>?
  private(set) var link: PageLink?
  /// Whether splits show one column at a time.
  private(set) var isNarrow = false
  private var maker = StateMaker()
  private var stamp = 0
  /// Whether the views have to be read again.
  ///
  /// Nothing is read in vain, because each reading leaves a trace in what it observes.
  private var isOutdated = true
  /// How long a page may take to show an update.
  let patience: Duration

  /// Shows a navigator's tree from now on, on the page that asks for it.
  ///
  /// - Parameters:
  ///   - navigator: The navigator; the host keeps it alive.
  ///   - patience: How long a page may take to show an update, before it counts as shown.
  ///   - prepare: Registers views before anything is shown.
  public init(
    _ navigator: Navigator, patience: Duration = .seconds(5), _ prepare: (@MainActor (WebHost) -> Void)? = nil
  ) {
    self.navigator = navigator
    self.patience = patience
    prepare?(self)
    navigator.attach(self)
  }

  /// Registers how screens of a type look that are no ``WebScreen`` themselves.
  ///
  /// ```swift
  /// host.show(LoginScreen.self) { screen in WebView("Log in", [.button("Continue") { screen.onLogin() }]) }
  /// ```
  public func show<Screen: AnyObject>(_ type: Screen.Type, _ view: @escaping @MainActor (Screen) -> WebView) {
    registry.add(type, view)
  }

  /// Gives screens of a type that have no view yet a row, for a callback that takes values: those that are made from now on.
  ///
  /// ```swift
  /// host.addRow("Doctor 7", to: WelcomeScreen.self) { $0.onDoctor(7) }
  /// ```
  ///
  /// - Parameters:
  ///   - label: What the row says. If it begins with the callback's name, as above, the line about the callback goes.
  ///   - type: The type of the screens.
  ///   - press: Calls the callback.
  public func addRow<Screen: AnyObject>(
    _ label: String, to type: Screen.Type, press: @escaping @MainActor (Screen) -> Void
  ) {
    registry.add(row: label, to: type, press)
  }

  /// The screen of an entry, if it has been made; nil for those that nobody has needed yet, such as restored ones that are
  /// covered.
  public func madeScreen(of id: ScreenID) -> AnyObject? { context?.madeScreen(of: id) }

  /// What the page calls the screen of an entry; nil if it has not been made.
  func title(of id: ScreenID) -> String? {
    madeScreen(of: id).map { registry.view(of: $0, id)?.title ?? registry.prototype(of: $0).title }
  }

  /// Registers how all other screens look; nil if a screen is unknown there, too.
  public func showOthers(_ view: @escaping @MainActor (AnyObject, ScreenID) -> WebView?) { registry.other = view }
}

extension WebHost: NavigationHost {
  /// Sends an update to the page, and waits until it is seen there.
  public func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    (self.context, shown, self.finished) = (context, update.tree, finished)
    self.update += 1
    look = PageState.Look(
      name: update.transition.name, isReversed: update.isReversed,
      isAnimated: update.previous != nil && update.transition.isAnimated)
    for change in update.changes where change.kind == .removed { maker.forget(change.entry.id) }
    tellColumns()
    guard link != nil else { return finish() }
    refresh()
    watch(over: self.update)
  }

  /// The page is about to show another state of a split.
  public func questionsChanged(in context: HostContext) { refresh() }

  /// Reads the views again, because a screen has changed by itself.
  ///
  /// Screens with observable properties need no call.
  public func refresh() {
    isOutdated = true
    link?.signal()
  }

  /// Reports which columns of the splits are visible.
  private func tellColumns() {
    guard let shown, let context else { return }
    let splits = Splits(shown, isNarrow: isNarrow)
    for split in splits.all {
      let columns = splits.shownChildren(of: split).compactMap { split.children[$0].column }
      context.setShownColumns(Set(columns), of: split.id)
    }
  }

  /// The steps that lead back now.
  private var trail: Trail {
    Trail(navigator.tree, folded: Splits(navigator.tree, isNarrow: isNarrow).folded)
  }
}

// The end of an update.
extension WebHost {
  /// Nothing moves any more, or nobody looks.
  private func finish() {
    watchdog?.cancel()
    watchdog = nil
    guard let finished else { return }
    self.finished = nil
    finished()
  }

  private func watch(over update: Int) {
    watchdog?.cancel()
    watchdog = Task { [weak self, patience] in
      try? await Task.sleep(for: patience)
      guard !Task.isCancelled, let self, self.update == update else { return }
      self.finish()
    }
  }

  /// Whether a page is connected.
  var isConnected: Bool { link != nil }

  /// A page is connected from now on, instead of the previous one.
  func connect() -> PageLink {
    link?.end()
    let link = PageLink()
    self.link = link
    refresh()
    if finished != nil { watch(over: update) }
    return link
  }

  /// Whether another page has taken the place of one.
  func isShownElsewhere(than link: PageLink) -> Bool { self.link != nil && self.link !== link }

  /// A page is gone.
  func disconnect(_ link: PageLink) {
    guard self.link === link else { return }
    self.link = nil
    finish()
  }
}

// What the page shows.
extension WebHost {
  /// The number of the latest answer or state.
  func nextStamp() -> Int {
    stamp += 1
    return stamp
  }

  /// What is new for a connection; nil if nothing is.
  func news(for link: PageLink) -> PageNews? {
    guard self.link === link, isOutdated else { return nil }
    isOutdated = false
    let snapshot = snapshot
    guard let state = state(), state != link.sent || snapshot != link.sentSnapshot else { return nil }
    let isKept = snapshot == link.sentSnapshot
    (link.sent, link.sentSnapshot, link.sentStamp) = (state, snapshot, nextStamp())
    return PageNews(state: state, stamp: link.sentStamp, snapshot: isKept ? nil : snapshot.map(seal))
  }

  /// The stamp up to which a page must have shown everything to be up to date; nil while there is something that it hasn't
  /// been sent, or hasn't shown.
  package var seenStamp: Int? {
    guard let link, finished == nil, !isOutdated else { return nil }
    return link.sentStamp
  }

  /// The stamp of the latest state that was sent to the page.
  package var sentStamp: Int { link?.sentStamp ?? 0 }

  /// All that a page shows now; nil before the first update.
  func state() -> PageState? {
    guard let shown, let context else { return nil }
    return withObservationTracking {
      maker.state(
        of: shown, update, look, isNarrow, registry, context, panels: panels?.panels, address: address, notice: notice)
    } onChange: { [weak self] in
      Task { @MainActor in self?.refresh() }
    }
  }
}

// What the user does.
extension WebHost {
  /// Carries out what a page reports.
  ///
  /// Nothing happens if it concerns what is no longer there.
  func take(_ event: PageEvent) -> PageAnswer {
    let isKnown = event.kind == .shown || context?.isCurrent != true ? false : carryOut(event)
    if event.kind == .shown, event.id ?? 0 >= update { finish() }
    refresh()
    return PageAnswer(
      stamp: nextStamp(), depth: trail.steps.count, isStale: event.kind != .shown && !isKnown)
  }

  /// Returns whether what the user has touched is still there.
  private func carryOut(_ event: PageEvent) -> Bool {
    let tree = navigator.tree, id = event.id.map { ScreenID($0) }
    switch event.kind {
    case .shown: return true
    case .press:
      let act = event.id.flatMap { event.isAgain == true ? maker.elements[orCovered: $0] : maker.elements[$0] }
      guard case .press(let press)? = act else { return false }
      userActs()
      press()
    case .change:
      guard case .change(let change)? = event.id.flatMap({ maker.elements[$0] }) else { return false }
      userActs()
      change(event.text ?? "")
    case .back:
      guard let id, tree.contains(id) else { return false }
      userActs()
      navigator.perform(.back(), from: id)
    case .history:
      guard let index = event.index else { return false }
      userActs()
      if let step = trail.action(backTo: index) { navigator.perform(step.action, from: step.caller) }
    case .close:
      guard let layer = tree.layers.last, let modal = layer.presentation, modal.id == id, let root = layer.first,
        modal.style.isClosable
      else { return false }
      userActs()
      context?.askBefore(.dismiss(), from: root.id)
    case .select:
      guard let id, let index = event.index, let container = tree.container(of: id),
        container.children.indices.contains(index)
      else { return false }
      userActs()
      navigator.perform(.select(index), from: id)
    case .resize:
      guard let isNarrow = event.isNarrow else { return false }
      self.isNarrow = isNarrow
      tellColumns()
    }
    return true
  }

  /// The user does something that is still possible.
  private func userActs() {
    panels?.userActs()
    notice = nil
  }
}

extension PresentationStyle {
  /// Whether the user can close it, by Escape or a click beside it.
  var isClosable: Bool { ["sheet", "formSheet", "pageSheet", "popover"].contains(name) }
}
