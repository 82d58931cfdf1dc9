/// The screens that wait for the next entry of their flow, and those that will when their entries leave.
@MainActor
final class ReusableScreens {
  /// The one that has waited longest first.
  private var waiting: [Waiting] = []
  /// Those in the tree.
  ///
  /// A screen that is in it lives, so its address is its own.
  private var entered: [ObjectIdentifier: Entered] = [:]

  /// What is kept for a screen that is in the tree.
  private struct Entered {
    let performer: ReusedPerformer
    let agenda: ScreenAgenda
  }

  /// A screen that is in no tree.
  @MainActor
  struct Waiting {
    let screen: AnyObject
    let performer: ReusedPerformer
    /// What the screen has begun; kept here, as the screen must not keep it.
    let agenda: ScreenAgenda

    /// What is made ahead is for whatever enters next; what was kept, for flows that want it.
    func fits(_ flow: Blueprint) -> Bool {
      performer.flow.id == flow.id && (performer.isAhead || flow.isRetained)
    }
  }

  nonisolated init() {}

  /// How many wait.
  var count: Int { waiting.count }

  var isEmpty: Bool { waiting.isEmpty && entered.isEmpty }

  /// Whether some were made ahead.
  var hasAhead: Bool { waiting.contains(where: \.performer.isAhead) }

  /// Whether one waits for a flow.
  func has(_ flow: Blueprint) -> Bool { waiting.contains { $0.fits(flow) } }

  /// Takes the one that waits for a flow.
  func take(_ flow: Blueprint) -> Waiting? {
    waiting.firstIndex { $0.fits(flow) }.map { waiting.remove(at: $0) }
  }

  /// Takes note of a screen that an entry shows now.
  func enter(_ new: Waiting) {
    entered[ObjectIdentifier(new.screen)] = Entered(performer: new.performer, agenda: new.agenda)
  }

  /// Lets a screen wait, instead of another one of its flow.
  ///
  /// - Returns: Those that wait no longer, to be let go of when nothing is being changed.
  func add(_ new: Waiting, limit: Int) -> [Waiting] {
    let gone = waiting.filter { $0.performer.flow.id == new.performer.flow.id }
    waiting.removeAll { $0.performer.flow.id == new.performer.flow.id }
    waiting.append(new)
    return gone + shorten(to: limit)
  }

  /// Lets no more wait than these; the oldest go.
  func shorten(to limit: Int) -> [Waiting] {
    let gone = Array(waiting.prefix(max(0, waiting.count - limit)))
    waiting.removeFirst(gone.count)
    return gone
  }

  /// Takes note that a screen has left; it waits if its flow is so.
  func leave(_ screen: AnyObject, limit: Int, from screens: ScreenTable) -> [Waiting] {
    let key = ObjectIdentifier(screen)
    guard let known = entered[key], screens[known.performer.id] !== screen else { return [] }
    entered[key] = nil
    guard known.performer.flow.isRetained else { return [] }
    return add(Waiting(screen: screen, performer: known.performer, agenda: known.agenda), limit: limit)
  }
}

extension Blueprint {
  /// Whether its screen is kept for the next entry.
  nonisolated var isRetained: Bool { traits?.values.isRetained ?? false }
}
