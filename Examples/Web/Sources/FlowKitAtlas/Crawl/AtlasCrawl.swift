import FlowKit
public import FlowKitMaps
public import FlowKitWeb

/// Walks through an app without a browser: goes to each screen by the shortest way, and presses all that can be pressed there.
///
/// Each press has a window of its own, in which the way is taken again, so that no press sees what another one has done.
/// Empty fields are filled before. A screen that is found in another state, with other buttons, is shown a second time if
/// these lead to something new.
///
/// ```swift
/// let crawl = AtlasCrawl(app, map: FlowMap(of: ShopFlow().tutorial), texts: ["Voucher": "TEA"])
/// let atlas = await crawl.run()
/// ```
@MainActor
public final class AtlasCrawl {
  /// How many presses there are at most.
  public var maxPresses = 200
  /// How long the walk takes at most.
  public var maxTime: Duration = .seconds(60)
  /// How long an action may take until it counts as one that waits.
  public var patience: Duration = .milliseconds(200)

  let app: WebApp
  private let names: CalleeNames
  private let texts: [String: String]
  private let sample: String
  private var atlas: Atlas
  /// The ways to the screens that were reached, with what is typed there at last.
  private(set) var ways: [String: [Step]] = [:]
  /// The control of each arrow.
  private(set) var keys: [Step.Key] = []
  private var presses = 0
  /// The screens to visit, and those that were found once more, with what can be done there.
  private var queue: [Place] = []
  private var others: [Place] = []
  private var known: Set<FlowID> = []
  private var seen: Set<FlowID> = []
  private var tried: Set<Step.Key> = []
  private var called: Set<CalleeNames.Callee> = []

  /// Where a press has led.
  private struct Place {
    let flow: FlowID
    let way: [Step]
    let distance: Int
    let keys: [Step.Key]
  }

  /// - Parameters:
  ///   - app: The app.
  ///   - map: The map of its flows, which has the names of the callbacks.
  ///   - texts: What to type into fields, by their labels, such as `Number` or `KeyScreen.Number`.
  ///   - sample: What to type into all others that are empty.
  public init(_ app: WebApp, map: FlowMap, texts: [String: String] = [:], sample: String = "Ada") {
    (self.app, self.texts, self.sample) = (app, texts, sample)
    names = CalleeNames(map: map)
    atlas = Atlas(app.title)
  }

  /// Walks, and tells what was found.
  public func run() async -> Atlas {
    let end = ContinuousClock.now + maxTime
    arrive(in: await window(after: []), by: [], distance: 0)
    while true {
      if !queue.isEmpty {
        await visit(queue.removeFirst(), until: end)
      } else if !others.isEmpty {
        await visitAgain(others.removeFirst(), until: end)
      } else {
        break
      }
    }
    (atlas.unreached, atlas.unbound, atlas.uncalled) = names.rest(seen: seen, called: called)
    return atlas
  }

  /// A window of its own, in which steps were taken.
  private func window(after way: [Step]) async -> WebHost {
    let host = app.makeHost()
    Self.prepare(host)
    host.resize(isNarrow: true)
    await rest(host)
    for step in way {
      guard host.take(step) else { break }
      await rest(host)
    }
    return host
  }

  /// Shows the app alone, as on a phone.
  static func prepare(_ host: WebHost) {
    host.panels = nil
    host.flows = nil
    host.navigator.onIssue = nil
  }

  /// Waits until nothing goes on; returns whether that was so in time.
  @discardableResult
  private func rest(_ host: WebHost) async -> Bool {
    do {
      try await host.navigator.settled(within: patience)
      return true
    } catch {
      return false
    }
  }
}

// A screen.
extension AtlasCrawl {
  private func visit(_ place: Place, until end: ContinuousClock.Instant) async {
    let host = await window(after: place.way)
    let fills = host.fills(texts, otherwise: sample).filter { host.take($0) }
    await rest(host)
    let name = names.name(of: place.flow), number = atlas.screens.count { $0.flow == name } + 1
    let screen = number == 1 ? name : "\(name), state \(number)", way = place.way + fills
    ways[screen] = way
    let tree = host.navigator.tree
    let containers = tree.path.filter { $0.flow != place.flow && tree.container(of: $0.id) != nil }
    atlas.screens.append(
      Atlas.Screen(
        name: screen, flow: name, containers: containers.map { names.name(of: $0.flow) }, distance: place.distance,
        way: way.map(\.words), isOnMap: names.map.flows.contains(place.flow)))
    for (step, _) in host.steps where step.key.kind != .field && tried.insert(step.key).inserted {
      if presses < maxPresses, ContinuousClock.now < end {
        presses += 1
        await press(step, in: screen, of: place.flow, after: way, place.distance)
      } else {
        atlas.leftOut.append("\(screen), “\(step.label)”")
      }
    }
  }

  /// Visits a screen in a state that has buttons of its own, and keeps that only if they lead to something new.
  private func visitAgain(_ place: Place, until end: ContinuousClock.Instant) async {
    guard !tried.isSuperset(of: place.keys) else { return }
    let before = atlas, count = (known.count, called.count)
    await visit(place, until: end)
    if count == (known.count, called.count) {
      (atlas.screens, atlas.arrows) = (before.screens, before.arrows)
      keys.removeLast(keys.count - atlas.arrows.count)
    }
  }

  private func arrive(in host: WebHost, by way: [Step], distance: Int) {
    let tree = host.navigator.tree, flow = tree.visible.flow
    for layer in tree.layers { see(layer, in: tree) }
    let keys = host.steps.map(\.step.key).filter { $0.kind != .field }
    let place = Place(flow: flow, way: way, distance: distance, keys: keys)
    if known.insert(flow).inserted { queue.append(place) } else { others.append(place) }
  }

  private func see(_ stack: NavigationTree.Stack, in tree: NavigationTree) {
    for entry in stack {
      seen.insert(entry.flow)
      guard let container = tree.container(of: entry.id) else { continue }
      for index in container.children.indices {
        if let child = tree.stack(ofChild: index, in: entry.id) { see(child, in: tree) }
      }
    }
  }
}

// A press.
extension AtlasCrawl {
  private func press(
    _ step: Step, in screen: String, of flow: FlowID, after way: [Step], _ distance: Int
  ) async {
    let host = await window(after: way)
    var events: [NavigationEvent] = []
    let observation = host.navigator.observe { events.append($0) }
    let before = host.visibleContent
    _ = host.take(step)
    let isAtRest = await rest(host)
    observation.cancel()
    // Which columns are shown is reported by the host, and not by the user or the app.
    events.removeAll { $0.entry == nil && $0.action.kind == .select && $0.caller == nil }
    called.formUnion(events.compactMap(CalleeNames.Callee.init))
    let cause = events.lazy.compactMap { [names] in names.cause(of: $0, by: step.key.flow) }.first
    cause.map { _ = called.insert($0.callee) }

    let target = host.navigator.tree.visible.flow, isElsewhere = target != flow
    let change: Atlas.Result = before == host.visibleContent ? .nothing : .changes
    let result = Atlas.Result(events, isElsewhere: isElsewhere, isAtRest: isAtRest) ?? change
    let first = events.first { $0.action.origin != nil } ?? events.first
    keys.append(step.key)
    atlas.arrows.append(
      Atlas.Arrow(
        source: screen, label: step.label, kind: step.key.kind.rawValue, callback: cause?.name,
        verb: cause?.verb ?? first.map { "\($0.action.kind)" }, target: isElsewhere ? names.name(of: target) : screen,
        result: result, sentence: events.last(where: \.isProblem)?.issue?.message, index: step.key.index))
    arrive(in: host, by: way + [step], distance: distance + 1)
  }
}

extension Atlas.Result {
  /// What events say about an action; nil if there was none.
  fileprivate init?(_ events: [NavigationEvent], isElsewhere: Bool, isAtRest: Bool) {
    if let problem = events.last(where: \.isProblem) {
      self = problem.kind == .refused ? .refused : .ignored
    } else if events.contains(where: { $0.kind == .redirected }) {
      self = .redirected
    } else if !isAtRest, events.contains(where: { $0.kind == .waiting }) {
      self = .waits
    } else if isElsewhere {
      self = .leads
    } else if !events.isEmpty {
      self = .stays
    } else {
      return nil
    }
  }
}

extension NavigationEvent {
  /// Whether an action was not performed.
  fileprivate var isProblem: Bool { kind == .ignored || kind == .refused }
}
