import FlowKit

extension FlowMap {
  /// A state of the app's services in which a map is made: who is signed in, what is unlocked.
  ///
  /// ```swift
  /// let map = FlowMap(of: shop.start, states: [.init("signed out") { session.user = nil }, .init("signed in") { session.user = ann }])
  /// ```
  ///
  /// Without states, a map runs none of the app's code that decides by them: guards that declare nothing, and choices
  /// without arguments, are ``FlowMap/open``. With states, it asks them in each of these, also guards that declare their
  /// other answer, and an exploration knows what can be done in which. Guards of actions are asked about one action only:
  /// the change to the root that the navigator's rule chooses.
  @MainActor
  public struct AppState {
    /// What it is called in verdicts.
    package let name: String
    let asksToLeave: Bool
    let enter: @MainActor () -> Void

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - name: What it is called in verdicts.
    ///   - asksToLeave: Whether screens are asked to leave when the root is updated for it, as in
    ///     `updateRoot(asksToLeave:)`: then one of them may keep everything open.
    ///   - enter: Has the app's services be in it.
    public init(_ name: String, asksToLeave: Bool = true, _ enter: @escaping @MainActor () -> Void) {
      (self.name, self.asksToLeave, self.enter) = (name, asksToLeave, enter)
    }

    /// The state that the app is in when the map is made.
    public static var current: AppState { AppState("as it was") {} }
  }

  /// Reads the flows that roots lead to, in each of some states; without states, as the app is, asking nothing.
  init(
    _ samples: MapSamples, _ unnamed: [Any.Type], _ states: [AppState], roots: () -> [FlowID],
    outside: () -> OutsideOfScreens
  ) {
    // Without states, the app is read as it is.
    let all = states.isEmpty ? [AppState("") {}] : states
    var makers = all.map { state in
      state.enter()
      var maker = MapMaker(samples: samples, unnamed: unnamed, asksNow: !states.isEmpty)
      maker.follow(roots(), and: outside())
      return maker
    }
    Self.exchangeFlows(between: &makers, all)
    for (number, state) in all.enumerated() {
      state.enter()
      makers[number].finish()
    }
    let maps = makers.enumerated().map { $1.map.inState($0) }
    self = maps.dropFirst().reduce(maps[0]) { $0.united(with: $1) }
    self.states = states.map(\.name)
    self.samples = samples
    self.unnamed = Set(unnamed.map { ObjectIdentifier($0) })
    statesNotAsking = Set(states.indices.filter { !states[$0].asksToLeave })
    for index in nodes.indices { nodes[index].openRedirected() }
  }

  /// Has each state know the flows of the others, because the app may be there when its state changes.
  private static func exchangeFlows(between makers: inout [MapMaker], _ states: [AppState]) {
    var isComplete = false
    while !isComplete {
      isComplete = true
      let flows = makers.flatMap { $0.map.nodes.map(\.flow) }
      for number in makers.indices where makers.count > 1 {
        states[number].enter()
        if makers[number].follow(fromOtherStates: flows) { isComplete = false }
      }
    }
  }

  private func inState(_ number: Int) -> FlowMap {
    var map = self
    for index in map.arrows.indices { map.arrows[index].states = [number] }
    for index in map.nodes.indices {
      map.nodes[index].states = [number]
      map.nodes[index].contents = map.nodes[index].contents[0].map { [number: $0] } ?? [:]
      if map.nodes[index].isRoot { map.nodes[index].rootStates = [number] }
      for place in map.nodes[index].guards.indices {
        map.nodes[index].guards[place].states = [number]
        map.nodes[index].guards[place].rootKeepingStates =
          map.nodes[index].guards[place].known.keepsRoot ? [number] : []
      }
    }
    return map
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
      map.nodes[index].states.formUnion(node.states)
      map.nodes[index].rootStates.formUnion(node.rootStates)
      map.nodes[index].unite(node.guards)
      map.nodes[index].unite(contents: node)
    }
    let open = Set(map.open.map(\.description))
    map.unite(other.arrows)
    map.open += other.open.filter { !open.contains($0.description) }
    let twice = Set(map.boundTwice.map(\.text))
    map.boundTwice += other.boundTwice.filter { !twice.contains($0.text) }
    // What is chosen in one of the states is not forgotten.
    map.forgottenCases.removeAll { one in other.indices[one.flow] != nil && !other.forgottenCases.contains(one) }
    map.forgottenCases += other.forgottenCases.filter { indices[$0.flow] == nil }
    map.sameIdentities += other.sameIdentities.filter { one in !map.sameIdentities.contains { $0.text == one.text } }
    map.sampled += other.sampled.filter { !map.sampled.contains($0) }
    let found = other.unbound.filter { indices[$0.flow] == nil }
    map.unbound.removeAll { callback in !other.unbound.contains(callback) && other.indices[callback.flow] != nil }
    map.unbound += found
    map.sortArrows()
    return map
  }

  private mutating func unite(_ others: [Arrow]) {
    var known = Dictionary(arrows.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    for arrow in others {
      if let index = known[arrow.identity] {
        arrows[index].states.formUnion(arrow.states)
      } else {
        known[arrow.identity] = arrows.count
        arrows.append(arrow)
      }
    }
  }
}

extension FlowMap.Arrow {
  /// What tells it apart from others.
  fileprivate var identity: String {
    "\(source) \(cause) \(action.call) \(sample ?? "") \(place.map { "\($0)" } ?? "")"
  }
}
