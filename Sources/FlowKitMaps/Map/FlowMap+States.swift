public import FlowKit

extension FlowMap {
  /// A state of the app's services in which a map is made: who is signed in, what is unlocked.
  @MainActor
  public struct AppState {
    /// What it is called in verdicts.
    public let name: String
    let enter: @MainActor () -> Void

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - name: What it is called in verdicts.
    ///   - enter: Has the app's services be in it.
    public init(_ name: String, _ enter: @escaping @MainActor () -> Void) {
      (self.name, self.enter) = (name, enter)
    }
  }

  /// Reads the flows that a root leads to, in each of some states of the app.
  ///
  /// ```swift
  /// let map = FlowMap(of: shop.start, states: [.init("signed out") { session.user = nil }, .init("signed in") { session.user = ann }])
  /// ```
  ///
  /// What guards and choices answer in any of the states is on the map, and leads on from everywhere: an exploration finds
  /// at least the places that an app reaches that changes between these states. So what it never finds is never there, as
  /// long as there are no other states; what it finds may need a state that the way doesn't have.
  ///
  /// - Parameters:
  ///   - root: The flow that the app begins with.
  ///   - others: Other flows that it may begin with.
  ///   - samples: Values to try if a callback's arguments, or a message, determine the action.
  ///   - messages: Messages from outside any screen.
  ///   - unnamed: The types of screens that `Mirror` must not read.
  ///   - states: The states, entered one after another; the app is left in the last one.
  public init(
    of root: Flow<some AnyObject>, and others: [FlowID] = [], samples: MapSamples = [:],
    messages: [any Sendable] = [], unnamed: [Any.Type] = [], states: [AppState]
  ) {
    var all: FlowMap?
    for state in states {
      state.enter()
      let map = FlowMap(of: root, and: others, samples: samples, messages: messages, unnamed: unnamed)
      all = all?.united(with: map) ?? map
    }
    self = all ?? FlowMap(of: root, and: others, samples: samples, messages: messages, unnamed: unnamed)
    self.states = states.map(\.name)
  }

  /// This map with what only another one of the same app has.
  private func united(with other: FlowMap) -> FlowMap {
    var map = self
    for node in other.nodes {
      guard let index = map.indices[node.flow] else {
        map.indices[node.flow] = map.nodes.count
        map.nodes.append(node)
        continue
      }
      map.nodes[index].isRoot = map.nodes[index].isRoot || node.isRoot
      let known = Set(map.nodes[index].guards.map(\.identity))
      map.nodes[index].guards += node.guards.filter { !known.contains($0.identity) }
    }
    let known = Set(map.arrows.map(\.identity)), open = Set(map.open.map(\.description))
    map.arrows += other.arrows.filter { !known.contains($0.identity) }
    map.open += other.open.filter { !open.contains($0.description) }
    let assumed = Set(map.assumed.map(\.description)), twice = Set(map.boundTwice.map(\.text))
    map.assumed += other.assumed.filter { !assumed.contains($0.description) }
    map.boundTwice += other.boundTwice.filter { !twice.contains($0.text) }
    map.sameIdentities += other.sameIdentities.filter { one in !map.sameIdentities.contains { $0.text == one.text } }
    map.sampled += other.sampled.filter { !map.sampled.contains($0) }
    map.unbound.removeAll { callback in !other.unbound.contains(callback) && other.indices[callback.flow] != nil }
    map.sortArrows()
    return map
  }
}

extension FlowMap.Arrow {
  /// What tells it apart from others.
  fileprivate var identity: String {
    "\(source) \(cause) \(action.call) \(sample ?? "") \(place.map { "\($0)" } ?? "")"
  }
}

extension FlowMap.Guard {
  /// What tells it apart from others.
  fileprivate var identity: String { "\(kind) \(place) \(action?.call ?? "") \(refuses) \(isInstead)" }
}
