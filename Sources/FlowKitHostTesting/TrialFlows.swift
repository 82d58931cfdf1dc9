import FlowKit
import Observation

/// The flows of a session: plain pages, nested containers, and screens with guards.
@MainActor
struct TrialFlows {
  let record: TrialRecord

  /// One of a few plain pages, distinguished by number.
  func page(_ number: Int) -> Flow<TrialScreen> {
    Flow(with: record.makeScreen("page"), id: number).named("page")
  }

  /// Stays while the session is locked.
  var locked: Flow<TrialScreen> {
    Flow(with: record.makeScreen("locked")).named("locked").confirmsLeaving { _ in !record.isLocked }
  }

  /// Leaves when the gate has been opened, while the session is locked, and at once otherwise.
  var form: Flow<TrialScreen> {
    Flow(with: record.makeScreen("form")).named("form").confirmsLeaving(if: { _ in record.isLocked }) { _ in
      await record.gate.wait()
      return true
    }
  }

  /// Handles back itself.
  var catching: Flow<TrialScreen> {
    Flow(with: record.makeScreen("catching")) { _, lets in
      lets.onBack { record.isLocked ? NavigationAction.stay : nil }
    }.named("catching")
  }

  /// Is shown when the gate has been opened.
  var slow: Flow<TrialScreen> {
    Flow(with: record.makeScreen("slow")).named("slow").guarded {
      await record.gate.wait()
      return .allow
    }
  }

  /// Leaves when the gate has been opened.
  var asking: Flow<TrialScreen> {
    Flow(with: record.makeScreen("asking")).named("asking").confirmsLeaving { _ in
      await record.gate.wait()
      return true
    }
  }

  /// A container, which may contain another one.
  func container(_ kind: FlowChildren.Kind, _ number: Int, isNested: Bool = false) -> Flow<TrialScreen> {
    let first = number * 10
    return Flow(
      with: record.makeScreen("\(kind)"), containing: children(kind, first, isNested),
      id: Place(kind: kind, number: number)
    ).named("\(kind)")
  }

  private func children(_ kind: FlowChildren.Kind, _ first: Int, _ isNested: Bool) -> FlowChildren {
    let inner = isNested ? container(kind == .tabs ? .pages : .tabs, first + 1) : page(first + 1)
    switch kind {
    case .tabs: return .tabs(page(first), inner, page(first + 2))
    case .pages: return .pages(page(first), inner, page(first + 2))
    case .split: return .split(page(first), inner)
    default: return .embedded(page(first), inner)
    }
  }

  private struct Place: Hashable, Sendable {
    let kind: FlowChildren.Kind
    let number: Int
  }
}

/// A session's knowledge of its screens.
@MainActor
final class TrialRecord {
  let gate = TrialGate()
  private let lock: any TrialLock
  /// Whether locked screens stay.
  var isLocked: Bool {
    get { lock.isLocked }
    set { lock.isLocked = newValue }
  }
  private var count = 0
  private var screens: [WeakScreen] = []

  private struct WeakScreen {
    weak var screen: TrialScreen?
  }

  init() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      lock = ObservedLock()
    } else {
      lock = PlainLock()
    }
  }

  func makeScreen(_ kind: String) -> TrialScreen {
    count += 1
    let screen = TrialScreen("\(kind) \(count)")
    screens.append(WeakScreen(screen: screen))
    return screen
  }

  /// The screens that have not been released.
  var living: [TrialScreen] {
    screens.removeAll { $0.screen == nil }
    return screens.compactMap(\.screen)
  }
}

/// Whether locked screens stay; where there is observation, a host may observe it.
@MainActor
private protocol TrialLock: AnyObject {
  var isLocked: Bool { get set }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
private final class ObservedLock: TrialLock {
  var isLocked = true
}

@MainActor
private final class PlainLock: TrialLock {
  var isLocked = true
}

/// Makes guards wait until it is opened.
@MainActor
final class TrialGate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var isWaitedFor: Bool { !waiting.isEmpty }

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Lets all waiting guards continue, and the main actor's tasks that follow.
  func open() async {
    let ready = waiting
    waiting = []
    for one in ready { one.resume() }
    for _ in 0..<20 { await Task.yield() }
  }
}
