import FlowKit
import FlowKitHostTesting
import Foundation
import UIKit

@testable import FlowKitUIKit

/// Shows a screen of a session, and its children if it has any.
final class TrialController: UIViewController, ChildEmbedding {
  let screen: TrialScreen
  private var areas: [FlowID: UIView] = [:]

  init(_ screen: TrialScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func view(forChild flow: FlowID) -> UIView? {
    let area = areas[flow] ?? UIView(frame: view.bounds)
    areas[flow] = area
    if area.superview == nil { view.addSubview(area) }
    return area
  }
}

/// Something that the app pushes by itself, beside the flows; no picture shows it.
final class GuestController: UIViewController {}

/// The host for UIKit on trial: the stand-in's window, and its user.
@MainActor
final class UIKitStage: HostStage {
  private let world = StandIn.world
  private let seed: UInt64?
  private let profile: StandIn.Profile?
  private var random: SeededGenerator?
  private var sessions: UInt64 = 0
  private weak var navigator: Navigator?
  private(set) var window: UIWindow?
  private(set) weak var host: UIKitHost?
  private var issues: [String] = []
  private var lift: ((Bool) -> Void)?

  /// - Parameters:
  ///   - seed: Which assumptions hold in each session; nil for the likeliest.
  ///   - profile: The release of all sessions; with a seed and without this, each session has any of them.
  init(seed: UInt64? = nil, profile: StandIn.Profile? = nil) {
    self.seed = seed
    self.profile = profile
  }

  func show(_ navigator: Navigator) {
    if self.navigator !== navigator { beginSession(navigator) }
    host?.navigator.detachHost()
    lift?(false)
    lift = nil
    world.clock.runUntilIdle(limit: 3000)
    for _ in 0..<5 where window.map({ !StandIn.User($0).modals.isEmpty }) == true {
      window?.rootViewController?.dismiss(animated: false)
      world.clock.runUntilIdle(limit: 3000)
    }
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    world.closeScenes()
    world.clock.runUntilIdle()
    if random != nil { shuffle() }
    let window = UIWindow(windowScene: StandIn.scene(isNarrow: false))
    self.window = window
    navigator.onIssue = { [weak self] in if $0.reason == .notShown { self?.issues.append($0.message) } }
    let world = world
    let host = UIKitHost(navigator, window: window) { host in
      host.show(TrialScreen.self) { TrialController($0) }
      host.after = { world.clock.after($0, $1) }
    }
    self.host = host
    window.makeKeyAndVisible()
    world.clock.runTurn()
  }

  /// Each session has a generator of its own, so that one that fails can be run alone.
  private func beginSession(_ navigator: Navigator) {
    self.navigator = navigator
    sessions += 1
    random = seed.map { SeededGenerator(state: $0 &+ sessions) }
  }

  private func shuffle() {
    guard var generator = random else { return }
    world.assumptions = StandIn.Assumptions(using: &generator)
    let anyProfile = StandIn.Profile.all.randomElement(using: &generator) ?? .iOS18
    world.profile = profile ?? anyProfile
    world.idiom = Bool.random(using: &generator) ? .pad : .phone
    random = generator
  }

  var picture: HostPicture? {
    guard let window, let base = window.rootViewController else { return nil }
    let modals = StandIn.User(window).modals.compactMap { $0 as? UINavigationController }
    let root = (base as? UINavigationController)?.viewControllers ?? [base]
    return HostPicture(([root] + modals.map(\.viewControllers)).map(stack))
  }

  func waitAMoment() async {
    world.clock.advance(by: 0.1)
    await Task.yield()
  }

  func settle() async {
    for _ in 0..<4 {
      world.clock.runUntilIdle(limit: 3000)
      await Task.yield()
    }
    tellOfFrame()
  }

  /// Tabs and a split that are alone at the root need none.
  private func tellOfFrame() {
    guard let window, let host, host.isShown, !host.isBusy, StandIn.User(window).modals.isEmpty,
      let all = (window.rootViewController as? UINavigationController)?.viewControllers, all.count == 1,
      all[0] is FrameController
    else { return }
    issues.append("\(all[0].unframed) is alone at the root, but in a frame")
  }

  let gestures: Set<HostGesture.Kind> = Set(HostGesture.Kind.allCases)

  func takeComplaints() -> [String] {
    defer { issues = [] }
    return world.console.take().map(\.description) + issues
  }
}

// What is to be seen.
extension UIKitStage {
  private func stack(_ controllers: [UIViewController]) -> [HostPicture.Screen] {
    controllers.filter { !($0 is GuestController) }.map(screen)
  }

  private func contents(of controller: UIViewController) -> ShownContents? {
    host?.contents.values.first { $0.frame === controller.unframed }
  }

  private func screen(_ controller: UIViewController) -> HostPicture.Screen {
    let shown = controller.unframed
    guard let contents = contents(of: shown) else { return .init(name(of: shown)) }
    let name = (host?.context?.madeScreen(of: contents.id) as? TrialScreen)?.name ?? HostPicture.unmade
    if let split = contents as? SplitContents { return self.split(split, name) }
    let visible: Set<Int>
    switch contents.frame {
    case let tabs as UITabBarController: visible = [tabs.selectedIndex]
    case let pages as UIPageViewController:
      visible = Set(contents.child(showing: pages.viewControllers?.first).map { [$0] } ?? [])
    default:
      visible = Set(
        contents.children.indices.filter { contents.children[$0].stack.controller.viewIfLoaded?.superview != nil })
    }
    return .init(name, children: contents.children.map { pictures(of: $0.stack) }, shown: visible)
  }

  private func pictures(of shown: ShownStack) -> [HostPicture.Screen]? {
    let there = stack(shown.controller.viewControllers)
    let all = there + (shown.isOpen ? [] : shown.entries.dropFirst(there.count).map(unmade))
    return all.isEmpty ? nil : all
  }

  /// What is hidden, and has never been shown, has no controllers yet.
  private func unmade(_ entry: ShownEntry) -> HostPicture.Screen {
    let name = (host?.context?.madeScreen(of: entry.id) as? TrialScreen)?.name ?? HostPicture.unmade
    guard let contents = entry.contents else { return .init(name) }
    let children = contents.children.map { $0.stack.entries.isEmpty ? nil : $0.stack.entries.map(unmade) }
    return .init(
      name, children: children, shown: Set(children.indices.filter { contents.isOpen(contents.children[$0].stack) }))
  }

  private func split(_ contents: SplitContents, _ name: String) -> HostPicture.Screen {
    guard contents.split?.isCollapsed == true else {
      let stacks = contents.children.map { $0.stack.controller }
      let isThere = contents.split?.viewIfLoaded?.window != nil
      let visible = stacks.indices.filter { !isThere || stacks[$0].viewIfLoaded?.superview != nil }
      return .init(name, children: contents.children.map { pictures(of: $0.stack) }, shown: Set(visible))
    }
    var left = (pictures(of: contents.compact) ?? [])[...]
    var children: [[HostPicture.Screen]?] = contents.children.map { _ in nil }
    let used = contents.selected ?? 0
    for index in 0...used {
      let count = index == used ? left.count : min(left.count, contents.children[index].stack.entries.count)
      children[index] = Array(left.prefix(count))
      left = left.dropFirst(count)
    }
    return .init(name, children: children, shown: [used])
  }

  private func name(of controller: UIViewController) -> String {
    if let controller = controller as? TrialController { return controller.screen.name }
    guard let placeholder = controller as? PlaceholderController else { return "\(controller)" }
    return (host?.context?.madeScreen(of: placeholder.id) as? TrialScreen)?.name ?? HostPicture.unmade
  }
}

// What the user does.
extension UIKitStage {
  /// A finger that begins something may end at once what the one before has begun.
  func make(_ gesture: HostGesture) -> Bool {
    let before = host?.navigator.tree
    if touch(gesture) { return true }
    guard before != host?.navigator.tree else { return false }
    lift = { _ in }
    return true
  }

  private func touch(_ gesture: HostGesture) -> Bool {
    guard let window else { return false }
    let user = StandIn.User(window)
    switch gesture {
    case .tapBack(let name):
      guard let stack = stack(under: name) else { return false }
      // A stack of one has no way back; a button inside would be that of another stack.
      return inOneTurn(user.tapBack(stack) || stack.viewControllers.count > 1 && user.tapWayBack(inside: stack))
    case .chooseBack(let kept, let name):
      guard let stack = stack(under: name), let target = stack.viewControllers.first(where: { screen($0).name == kept })
      else { return false }
      return inOneTurn(user.longPressBack(stack, to: target))
    case .beginSwipeBack(let name): return beginSwipeBack(name, user)
    case .beginPullDown(let name):
      guard let modal = outermost(of: name, user), let pull = user.beginPullDown(modal) else { return false }
      lift = { $0 ? pull.finish() : pull.cancel() }
      return true
    case .tapOutside(let name): return outermost(of: name, user).map { user.tapOutside($0) } ?? false
    case .tapTab(let index, let name):
      return (frame(of: name) as? UITabBarController).map { inOneTurn(user.tapTab(index, of: $0)) } ?? false
    case .beginSwipe(let index, let name): return beginSwipe(index, name, user)
    case .resize(let isNarrow): return user.resize(isNarrow: isNarrow)
    case .pressEscape:
      // Where the system has no code for it, the command of the window's controller gets it.
      return user.pressEscape() || stacks.contains { ($0 as? FlowNavigationController)?.pressEscape() == true }
    case .lift(let finishes):
      guard let lift else { return false }
      self.lift = nil
      lift(finishes)
      return true
    }
  }

  /// What a tap has led to has begun before the app or the user does something else.
  private func inOneTurn(_ isDone: Bool) -> Bool {
    world.clock.runTurn()
    return isDone
  }

  private func beginSwipeBack(_ name: String, _ user: StandIn.User) -> Bool {
    guard let stack = stack(under: name) else { return false }
    guard user.beginSwipeBack(stack) else { return false }
    lift = { finishes in
      user.moveSwipeBack(stack, to: 0.4)
      if finishes { user.finishSwipeBack(stack) } else { user.cancelSwipeBack(stack) }
    }
    return true
  }

  private func beginSwipe(_ index: Int, _ name: String, _ user: StandIn.User) -> Bool {
    guard let pages = frame(of: name) as? UIPageViewController, let contents = contents(of: pages),
      let now = contents.child(showing: pages.viewControllers?.first),
      user.beginSwipePage(pages, index > now ? .forward : .reverse)
    else { return false }
    lift = { finishes in
      user.moveSwipePage(pages, to: 0.4)
      if finishes { user.finishSwipePage(pages) } else { user.cancelSwipePage(pages) }
    }
    return true
  }

  /// All navigation controllers that there are on the UI.
  var stacks: [UINavigationController] {
    guard let window, let root = window.rootViewController else { return [] }
    var all: [UIViewController] = [root] + StandIn.User(window).modals, next = 0
    while next < all.count {
      all += all[next].children
      next += 1
    }
    return all.compactMap { $0 as? UINavigationController }
  }

  /// The stack that a screen is on top of.
  private func stack(under name: String) -> UINavigationController? {
    let found = stacks.first { $0.topViewController.map { screen($0).name == name } ?? false }
    return found?.topViewController?.viewIfLoaded?.window == nil ? nil : found  // nobody has seen it yet
  }

  private func frame(of name: String) -> UIViewController? {
    host?.contents.values.first { (host?.context?.madeScreen(of: $0.id) as? TrialScreen)?.name == name }?.frame
  }

  /// The modal that a screen is at the root of.
  private func outermost(of name: String, _ user: StandIn.User) -> UIViewController? {
    user.modals.first {
      ($0 as? UINavigationController)?.viewControllers.first.map { screen($0).name == name } ?? false
    }
  }
}

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
