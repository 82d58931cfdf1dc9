import FlowKit
import FlowKitMaps

/// A screen with a few callbacks.
@MainActor
final class Chamber {
  var onA: () -> Void = {}
  var onB: () -> Void = {}
  var onC: () -> Void = {}
  var onPick: (Int) -> Void = { _ in }
}

/// What the guards of a small app answer now.
@MainActor
final class Locks {
  var closed: Set<String> = []
  func isOpen(_ name: String) -> Bool { !closed.contains(name) }
}

/// A small app, made again for each way through it.
@MainActor
struct SmallApp {
  var navigator: Navigator
  /// The names of the guards.
  var guards: [String] = []
  var locks = Locks()
  /// What comes from outside any screen, and changes of the app's state.
  var outside: [@MainActor (Navigator) -> Void] = []
}

/// All places that a real navigator reaches in a few steps, found by trying everything that users can do.
@MainActor
struct RealPlaces {
  let make: @MainActor () -> SmallApp
  /// The trees that were found, by their summaries.
  private(set) var found: [String: NavigationTree] = [:]
  /// The places that were found: their trees, and what waits.
  private var places: Set<String> = []

  init(steps: Int, _ make: @escaping @MainActor () -> SmallApp) {
    self.make = make
    var ways: [[Int]] = [[]]
    let first = start(make())
    found[first.tree.summary] = first.tree
    places.insert(place(of: first))
    for _ in 0..<steps {
      var next: [[Int]] = []
      for way in ways {
        for number in 0..<acts(after: way).count {
          let navigator = navigator(after: way + [number])
          found[navigator.tree.summary] = navigator.tree
          if places.insert(place(of: navigator)).inserted { next.append(way + [number]) }
        }
      }
      ways = next
    }
  }

  private func start(_ app: SmallApp) -> Navigator {
    app.navigator.onIssue = { _ in }
    return app.navigator
  }

  /// What can be done after a way.
  private func acts(after way: [Int]) -> [@MainActor () -> Void] {
    let app = make(), navigator = start(app)
    for number in way { take(number, app, navigator) }
    return acts(app, navigator)
  }

  /// The tree, what waits there for what, and the state of the app.
  private func place(of navigator: Navigator) -> String {
    let ids = navigator.tree.path.map(\.id)
    let waits = navigator.waiting.all.map { one in
      "\(one.turn.action.call) of \(one.asker.flatMap { ids.firstIndex(of: $0) } ?? -1), \(one.redirection?.call ?? "")"
    }
    return (["\(AppMood.number)", navigator.tree.summary] + waits).joined(separator: "; ")
  }

  private func navigator(after way: [Int]) -> Navigator {
    let app = make(), navigator = start(app)
    for number in way { take(number, app, navigator) }
    return navigator
  }

  private func take(_ number: Int, _ app: SmallApp, _ navigator: Navigator) {
    let acts = acts(app, navigator)
    if number < acts.count { acts[number]() }
    app.locks.closed = []
  }

  private func acts(_ app: SmallApp, _ navigator: Navigator) -> [@MainActor () -> Void] {
    var acts: [@MainActor () -> Void] = []
    let closings = app.guards.indices.reduce([Set<String>()]) { sets, index in
      sets + sets.map { $0.union([app.guards[index]]) }
    }
    func add(_ act: @escaping @MainActor () -> Void) {
      for closed in closings {
        acts.append {
          app.locks.closed = closed
          act()
        }
      }
    }
    let shown = navigator.tree.shown
    let covered = navigator.tree.path.filter { entry in
      entry.flow.blueprint.actsWhileCovered && !shown.contains { $0.id == entry.id }
    }
    for entry in shown + covered {
      if let hall = navigator.screen(of: entry.id) as? Chamber {
        add { hall.onA() }
        add { hall.onB() }
        add { hall.onC() }
        add { hall.onPick(1) }
      }
      guard shown.contains(where: { $0.id == entry.id }) else { continue }
      if let container = navigator.tree.containers.first(where: { $0.id == entry.id }), container.kind == .tabs {
        for index in container.children.indices { add { navigator.perform(.select(index), from: entry.id) } }
      }
    }
    let style = navigator.tree.modals.last?.presentation?.style
    if style == nil || style == .sheet || style == .popover { add { navigator.back() } }
    if style == .sheet || style == .popover { add { navigator.perform(.dismiss()) } }
    for act in app.outside { add { act(navigator) } }
    return acts
  }
}
