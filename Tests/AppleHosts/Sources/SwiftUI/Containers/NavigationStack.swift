import Observation
import UIKit

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public nonisolated struct NavigationStack<Data, Root: View>: Primitive {
  let root: Root
  private let read: () -> [AnyHashable]
  private let shorten: (Int) -> Void

  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    read = { path.wrappedValue.map { AnyHashable($0) } }
    shorten = { count in
      var data = path.wrappedValue
      if data.count > count { data.removeLast(data.count - count) }
      path.wrappedValue = data
    }
  }

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    (read, shorten) = ({ [] }, { _ in })
  }

  @MainActor public func update(_ node: ViewNode) {
    let element = node.element as? StackElement ?? StackElement(node)
    if node.element == nil, node.isIn(StackElement.self) {
      node.runtime.complain("A NavigationStack is inside another one.")
    }
    node.element = element
    (element.read, element.shorten) = (read, shorten)
    element.update(root: root)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationPath {
  public init() {}
}

struct Destination: ViewEffect {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> (any View)?

  @MainActor func apply(to node: ViewNode, _ content: any View) {
    node.trait = self
    node.setChildren([("content", content)])
    node.nearest(StackElement.self)?.destinationChanged(self)
  }
}

extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified(
      Destination(type: ObjectIdentifier(data)) { ($0.base as? D).map { destination($0) } })
  }
}

/// What a navigation stack shows: its root, levels over it, and what moves.
@MainActor
final class StackElement: Element {
  private(set) weak var node: ViewNode?
  var read: () -> [AnyHashable] = { [] }
  var shorten: (Int) -> Void = { _ in }
  private(set) var root: ViewNode?
  private(set) var levels: [ViewNode] = []
  private var keys: [AnyHashable] = []
  private var environments: [AnyHashable: ClosableEnvironment] = [:]
  private(set) var move: Move?
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var isUpdating = false
  /// Whether it has not shown what it was told.
  private(set) var isStale = false
  private var writes = 0
  private var isUncounted = false
  private var watch = 0

  /// A level that comes, and one that goes.
  final class Move {
    let incoming: ViewNode, outgoing: ViewNode
    /// How many levels there are after the user's pop; nil for the program's moves.
    let count: Int?
    var isWritten = false
    var isFinger = false
    var isCancelled = false

    init(_ incoming: ViewNode, _ outgoing: ViewNode, count: Int?) {
      (self.incoming, self.outgoing, self.count) = (incoming, outgoing, count)
    }
  }

  /// The controllers of the levels, as far as somebody has asked for them.
  private var controllers: [ObjectIdentifier: UIViewController] = [:]

  init(_ node: ViewNode) { self.node = node }

  var isSurfaceHolder: Bool { true }
  var top: ViewNode? { levels.last ?? root }

  /// The controller of the level that a node is on; its navigation item is what the bar shows.
  func controller(around node: ViewNode) -> UIViewController? {
    var level = node
    while let parent = level.parent, parent !== self.node { level = parent }
    let known = controllers[ObjectIdentifier(level)] ?? UIViewController(nibName: nil, bundle: nil)
    controllers[ObjectIdentifier(level)] = known
    return known
  }

  func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]? {
    guard let move else { return top.map { [($0, .visible)] } ?? [] }
    return [(move.incoming, .appearing), (move.outgoing, .disappearing)]
  }

  func destinationChanged(_ destination: Destination) {
    destinations[destination.type] = destination
    if !isUpdating, let node { node.runtime.clock.schedule(after: .zero) { [weak self] in self?.refresh() } }
  }

  private func refresh() {
    guard let node, node.isMounted else { return }
    node.runtime.update { refreshLevels() }
  }

  func update(root view: any View) {
    guard let node else { return }
    isUpdating = true
    root = node.child("root", view)
    isUpdating = false
    countWrites()
    let wanted = node.track(read)
    if let move, let count = move.count {
      // The user's own pop: the screen is ahead of the path, or the path of the screen.
      if wanted == keys || wanted == Array(keys.prefix(count)) { return refreshLevels() }
    }
    if wanted == keys { return refreshLevels() }
    if let move {
      if move.count != nil, !move.isWritten, node.hearsNothing {
        // No program can know of this pop: either it counts, or the path that was set in the middle of it.
        if !move.isCancelled, node.runtime.either() {
          finishMove()
          return refreshLevels()
        }
        move.isCancelled = true
      } else {
        node.runtime.complain("A navigation stack's path was changed during a transition.")
      }
    }
    finishMove()
    show(wanted)
  }

  private func refreshLevels() {
    for (key, level) in zip(keys, levels) { level.replace(view(of: key), environment(of: key)) }
  }

  /// SwiftUI logs where a path is written several times a frame.
  private func countWrites() {
    writes = 0
    watch += 1
    watchPath(watch)
  }

  private func watchPath(_ number: Int) {
    withPathTracking(read) { [weak self] in
      guard let self, let node = self.node, node.isMounted, self.watch == number, self.writes < 3 else { return }
      if !self.isUncounted { self.writes += 1 }
      if self.writes == 2, !self.isUncounted {
        node.runtime.complain("Update NavigationAuthority bound path tried to update multiple times per frame.")
      }
      self.watchPath(number)
    }
  }

  private func view(of key: AnyHashable) -> any View {
    for destination in destinations.values { if let view = node?.track({ destination.make(key) }) { return view } }
    node?.runtime.complain(
      "A NavigationLink is presenting a value of type “\(type(of: key.base))” but there is no matching destination.")
    return EmptyView()
  }

  private func show(_ wanted: [AnyHashable]) {
    guard let node, let oldTop = top else { return }
    node.runtime.note("path \(keys) -> \(wanted), \(node.cause.map { !$0.disablesAnimations } ?? false)")
    let oldKeys = keys, oldCount = levels.count
    let isWanted = node.cause.map { !$0.disablesAnimations } ?? false
    let wasStale = isStale
    // swiftlang/swift#77088: the path of a hidden tab, cleared, was not applied
    isStale = node.isInHiddenTab && wanted.count < oldCount && node.runtime.profile != .iOS26 && node.runtime.either()
    if isStale { return }
    if Set(wanted).count != wanted.count { node.runtime.complain("A path has the same value twice.") }
    keys = wanted
    levels = wanted.enumerated().map { index, key in
      node.child(self.key(of: key, at: index), view(of: key), environment(of: key))
    }
    guard let top else { return }
    let isAnimated = isWanted && !wasStale
    let isSwap = wanted.count == oldCount && wanted.last != oldKeys.last
    if isAnimated, isSwap { node.runtime.complain("A path of the same count does not animate.") }
    guard isAnimated, !isSwap, top !== oldTop, node.isSeen else { return sweep() }
    begin(Move(top, oldTop, count: nil))
  }

  /// What SwiftUI knows a level by.
  private func key(of key: AnyHashable, at index: Int) -> AnyHashable {
    let isByPosition = node?.runtime.assumptions.levelsAreKnownByPosition == true
    return ["level", isByPosition ? AnyHashable(index) : key] as [AnyHashable]
  }

  private func environment(of key: AnyHashable) -> EnvironmentValues {
    guard let node else { return EnvironmentValues() }
    let closable = environments[key] ?? ClosableEnvironment()
    environments[key] = closable
    return closable.values(in: node) { [weak self] in
      guard let self, let index = self.keys.firstIndex(of: key), self.move == nil else { return }
      self.shorten(index)
    }
  }

  private func begin(_ move: Move) {
    self.move = move
    schedule(.milliseconds(350)) { [weak self] in self?.finishMove() }
  }

  private func schedule(_ delay: Duration, _ body: @escaping () -> Void) {
    guard let own = move else { return }
    node?.runtime.animate(for: delay) { [weak self] in
      guard let self, self.move === own else { return }
      body()
      self.node?.runtime.updateAppearance()
    }
  }

  private func finishMove() {
    guard let move else { return }
    node?.runtime.note("move ends \(keys), user's \(move.count.map(String.init) ?? "no")")
    self.move = nil
    if let count = move.count {
      let kept = Array(keys.prefix(count))
      // A program that doesn't know of a finger may have set the path that a cancelled swipe would have.
      if !move.isCancelled || read() == kept {
        keys = kept
        levels = Array(levels.prefix(count))
        if !move.isWritten { writeBetweenUpdates(count) }
      }
    }
    sweep()
  }

  /// Lets go of the levels that are not on the stack any more.
  private func sweep() {
    guard let node else { return }
    let kept = Set(levels.map(ObjectIdentifier.init)), known = Set(keys)
    environments = environments.filter { known.contains($0.key) }
    for child in node.children where child !== root && !kept.contains(ObjectIdentifier(child)) {
      node.remove(child)
      controllers[ObjectIdentifier(child)] = nil
    }
  }

  func unmounted(_ node: ViewNode) { move = nil }
}

// The user.
extension StackElement {
  private var isMarkedHidden: Bool { top?.preference(BackButtonHidden.self) == true }

  /// Whether there is a back button of the system, or a finger may begin to swipe.
  var hasBack: Bool {
    guard let node, !levels.isEmpty, !isMarkedHidden else { return false }
    // From iOS 26 on, a user can act during a push.
    return move == nil || node.runtime.profile == .iOS26 && move?.count == nil && move?.incoming === top
  }

  /// Taps back, or chooses a screen in its menu.
  func pop(to count: Int) -> Bool {
    guard let node, hasBack, count < levels.count, let outgoing = top else { return false }
    finishMove()
    node.runtime.note("user pops \(keys) to \(count)")
    let move = Move(count == 0 ? root ?? outgoing : levels[count - 1], outgoing, count: count)
    begin(move)
    switch node.runtime.random.next() % 3 {
    case 0: write()
    case 1: schedule(.milliseconds(250)) { [weak self] in self?.write() }
    default: break
    }
    node.runtime.updateAppearance()
    return true
  }

  /// SwiftUI itself writes no binding while it updates views.
  private func writeBetweenUpdates(_ count: Int) {
    guard let runtime = node?.runtime, runtime.isUpdating else { return writeOwn(count) }
    runtime.clock.schedule(after: .zero) { [weak self] in self?.writeOwn(count) }
  }

  /// Where no program hears of the user, none can keep out of this frame.
  private func writeOwn(_ count: Int) {
    isUncounted = node?.hearsNothing == true
    shorten(count)
    isUncounted = false
  }

  private func write() {
    guard let move, let count = move.count, !move.isWritten else { return }
    node?.runtime.note("user's path is written: \(count)")
    move.isWritten = true
    writeOwn(count)
  }

  func beginSwipe() -> Bool {
    guard let node, hasBack, let outgoing = top else { return false }
    finishMove()
    move = Move(levels.count == 1 ? root ?? outgoing : levels[levels.count - 2], outgoing, count: levels.count - 1)
    move?.isFinger = true
    node.runtime.updateAppearance()
    return true
  }

  func lift(finishes: Bool) {
    guard let node, let move, move.isFinger else { return }
    move.isFinger = false
    if finishes {
      if node.runtime.either() {
        write()
      } else if node.runtime.either() {
        schedule(.milliseconds(150)) { [weak self] in self?.write() }
      }
      schedule(.milliseconds(200)) { [weak self] in self?.finishMove() }
    } else {
      move.isCancelled = true
      schedule(.milliseconds(200)) { [weak self] in self?.finishMove() }
    }
    node.runtime.updateAppearance()
  }

  var isFingerDown: Bool { move?.isFinger == true }
}

/// Tells when what is read changes.
@MainActor
func withPathTracking(_ read: () -> [AnyHashable], _ changed: @escaping @MainActor () -> Void) {
  withObservationTracking {
    _ = read()
  } onChange: {
    MainActor.assumeIsolated(changed)
  }
}
