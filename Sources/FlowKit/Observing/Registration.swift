/// A closure that a navigator or a screen calls: an observer, a guard, a handler of messages or of back, or a log.
///
/// It stays until it is cancelled, or until its navigator or its screen goes. Keep a registration only to cancel or
/// disable it: releasing it ends nothing.
///
/// ```swift
/// let onboarding = navigator.guardActions { tour.allows($0.action) ? .allow : .refuse("the tour first") }
/// tour.onEnd = { onboarding.cancel() }
/// ```
///
/// Whatever calls the closure also keeps it. So the closure shouldn't capture its navigator strongly; a handler of a
/// screen's back may capture its screen.
@MainActor
public class Registration {
  /// What is registered; weak, so that a screen that keeps the registration of its own handler causes no cycle.
  private weak var registered: Registered?

  init(_ registered: Registered) {
    self.registered = registered
  }

  /// Whether the closure is called; `false` once the registration has ended.
  ///
  /// While it is `false`, the closure misses what happens, and isn't asked.
  ///
  /// ```swift
  /// screen.search = lets.onBack { screen.closeSearch(); return .stay }
  /// screen.search?.isEnabled = false   // until something is searched for
  /// ```
  public final var isEnabled: Bool {
    get { registered?.isEnabled ?? false }
    set { registered?.enable(newValue) }
  }

  /// Ends the registration: the closure isn't called again, and is released.
  ///
  /// You can call this inside the closure, too. An action that waits for its answer still gets it, and does what it
  /// says. Calling this twice is harmless.
  public final func cancel() { registered?.end() }
}

/// What is registered, kept by what calls it.
@MainActor
package class Registered {
  @exclusivity(unchecked) package final private(set) var isEnabled = true
  @exclusivity(unchecked) final private(set) var isEnded = false

  init() {}

  /// What follows when it is enabled, disabled, or ended.
  func changed() {}

  final func enable(_ isWanted: Bool) {
    guard !isEnded, isWanted != isEnabled else { return }
    isEnabled = isWanted
    changed()
  }

  final func end() {
    guard !isEnded else { return }
    isEnded = true
    isEnabled = false
    changed()
  }
}

/// What is registered in one place, the latest last.
@MainActor
final class Registrations<Content> {
  private var all: [Item] = []
  /// What is called, each with its number; exchanged as a whole, so that looking needs no check.
  private(set) var enabled: [(number: Int, content: Content)] = []
  private var lastNumber = 0

  nonisolated init() {}

  private final class Item: Registered {
    let number: Int
    let content: Content
    private weak var list: Registrations?

    init(_ number: Int, _ content: Content, in list: Registrations) {
      self.number = number
      self.content = content
      self.list = list
    }

    override func changed() { list?.update() }
  }

  func add(_ content: Content) -> Registration {
    lastNumber += 1
    let item = Item(lastNumber, content, in: self)
    all.append(item)
    enabled = enabled + [(item.number, content)]
    return Registration(item)
  }

  private func update() {
    let before = (all, enabled)
    all = all.filter { !$0.isEnded }
    enabled = all.filter(\.isEnabled).map { ($0.number, $0.content) }
    withExtendedLifetime(before) {}  // it may own whoever ends it
  }
}

// Former names.

/// Now `Registration`.
@available(*, unavailable, renamed: "Registration")
public typealias NavigationObservation = Registration

/// Now `Registration`.
@available(*, unavailable, renamed: "Registration")
public typealias ActionGuard = Registration

/// Now `Registration`.
@available(*, unavailable, renamed: "Registration")
public typealias BackHandler = Registration
