public import FlowKit

extension FlowMap {
  /// A problem with an app's flows that the map shows.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The rules that flows may break.
    public enum Rule: Sendable, CaseIterable {
      /// A callback's action can never be performed.
      ///
      /// For example, a `popTo`, a `select`, an `unwind` or a message finds no target, or a `pop` has nothing below it.
      case neverWorks
      /// A callback's action could not be performed in any place that was tried, or no place that was reached shows its
      /// screen, and there are more places, or may be, because the map is open.
      case undecided
      /// There is no way on and no way back. A root that a rule chooses is none: the rule may lead on.
      case deadEnd
      /// Two flows have the same identity but lead to different flows, or a `goTo` takes one for the other: a key is
      /// missing.
      case sameIdentity
      /// A callback is set twice, or a flow that opens the screen waits for it, so that its first action is never performed.
      case boundTwice
      /// A choice is nil for some of its arguments' values, so that nothing happens.
      ///
      /// The map knows this for types whose values are all known, such as a `CaseIterable` enum, and if the choice isn't
      /// nil for all of them, nor in another one of the app's states. To do nothing on purpose, choose
      /// `.stay`.
      case forgottenCase
      /// A callback's arguments are discarded, although another callback forwards the same to the same flow, or its new
      /// screen has a property of that type with nothing in it: `nil`, an empty list, an empty text.
      ///
      /// The map can't see which methods a screen has, so it reports only this. If it is meant, forward the arguments to
      /// nothing: `lets.push(basket) { _ in { _ in } }`. In the problems of a registry: a flow would be restored without
      /// what is forwarded to it.
      case forgottenForward
      /// A container has the same child twice, or contains itself without end.
      case sameChildren
      /// A guard's redirect leads to a flow whose guard leads back.
      case guardLoop
      /// A registry or a link names a flow that nothing leads to.
      case unreached
      /// A flow that can be shown is missing from the registry.
      case unlisted
      /// A link can't be opened.
      case brokenLink
    }

    /// The rule that is broken.
    public let rule: Rule
    /// The flow that breaks it.
    public let flow: FlowID
    /// Where to fix it; nil if unknown.
    package let place: SourcePlace?
    /// The problem, as a sentence.
    package let text: String

    /// The place and the text:
    /// `Shop/ShopFlow.swift:31: LoginScreen.onHome → popTo(HomeScreen) can never be performed: ...`.
    public var description: String { "\(place.map { "\($0): " } ?? "")\(text)" }
  }

  /// The problems of the flows; empty if there are none.
  ///
  /// ```swift
  /// #expect(FlowMap(of: shop.tutorial, samples: samples).problems.isEmpty)
  /// ```
  ///
  /// To find out whether an action can ever be done, this tries it in places that ``explore(limits:where:)`` finds, at
  /// first in 1,000 that differ most. It stops there if each action was possible, and as soon as that is so, if each flow
  /// has a way out wherever it may be shown. Otherwise it goes on to 5,000 places. If there are more, what was not
  /// possible in any of them is reported as ``Problem/Rule/undecided``, and so is what was never tried because no place that
  /// it reached shows the screen. A dead end beyond the places that it looked at
  /// isn't found: see ``problems(within:)``. What is ``open`` may lead to more places, so provide samples first.
  public var problems: [Problem] { problems(within: Exploration.Limits(places: 5_000)) }

  /// Returns the problems of the flows, as ``problems`` does, within other limits.
  ///
  /// ```swift
  /// #expect(map.problems(within: .init(depth: 80, places: 1_000_000)).isEmpty)
  /// ```
  ///
  /// - Parameter limits: How far to look for places where an action can be performed. It looks at a fifth as many places
  ///   at first, and at 1,000 at least; if all was possible there, dead ends are looked for in these. If an action can't be performed anywhere, a flow may be in a stack twice as often as it says, and two more
  ///   modals may be open.
  /// - Returns: The problems; empty if there are none.
  public func problems(within limits: Exploration.Limits) -> [Problem] {
    problems(within: limits, forgetsHidden: true).problems
  }

  /// The same, in another way, which takes longer; in a small app, it finds the same.
  ///
  /// - Parameters:
  ///   - limits: How far to look.
  ///   - forgetsHidden: Whether hidden tabs are forgotten; if not, all places are told apart.
  ///   - stopsEarly: Whether to walk only as far as needed.
  /// - Returns: The problems, and the number of places that were found on the way.
  package func problems(
    within limits: Exploration.Limits, forgetsHidden: Bool, stopsEarly: Bool = true
  ) -> (problems: [Problem], places: Int) {
    let sameChildren = sameChildren
    let read =
      boundTwice + boundButAwaited + forgottenCases + sameIdentities + forgottenForwards + sameChildren + guardLoops
    let tried = arrows(from: reached).filter(\.isTried), mayStop = stopsEarly && sameChildren.isEmpty
    let glance = Exploration(self, limits.hasty, forgetsHidden: forgetsHidden, isHasty: true)
    let places = Exploration(self, limits, forgetsHidden: forgetsHidden)
    var found: [Problem] = []
    if let enough = mayStop ? [glance, places].first(where: { $0.takes(tried) }) : nil {
      if !haveWaysOut { found = deadEnds(enough) }
    } else if !places.isEmpty {
      found = neverWorking(places, glance, forgetsHidden) + neverTried(tried, [places, glance])
      found += deadEnds(places, glance)
    }
    return (read + found, glance.explorer.store.count + places.explorer.store.count)
  }
}

// What can be seen on the map.
extension FlowMap {
  private var sameChildren: [Problem] {
    nodes.compactMap { node in
      guard let twice = node.children.first(where: { child in node.children.count { $0 == child } > 1 }) else {
        return nil
      }
      return Problem(
        rule: .sameChildren, flow: node.flow, place: node.flow.place,
        text: "\(node.flow) contains \(twice) twice. Give its children keys to tell them apart.")
    } + endless
  }

  private var endless: [Problem] {
    nodes.compactMap { node in
      var seen: Set<FlowID> = [], next = node.children
      while let flow = next.popLast() {
        guard flow != node.flow else {
          return Problem(
            rule: .sameChildren, flow: node.flow, place: node.flow.place,
            text: "\(node.flow) contains itself endlessly.")
        }
        if seen.insert(flow).inserted { next += self[flow]?.children ?? [] }
      }
      return nil
    }
  }

  /// The loops of guards, whose redirects lead from flow to flow and back to the first.
  private var guardLoops: [Problem] {
    let answers = arrows.filter { $0.cause == .guard }
    return answers.compactMap { answer in
      var seen: Set<FlowID> = [], next = answer.targets.map { [answer.source, $0] }
      while !next.isEmpty {
        let way = next.removeFirst(), flow = way[way.count - 1]
        guard flow != answer.source else {
          let circle = way.count == 2 ? "" : ": \(way.map(\.description).joined(separator: " \u{2192} "))"
          return Problem(
            rule: .guardLoop, flow: answer.source, place: answer.place,
            text: "The guard of \(answer.source) answers \(answer.asWritten), which runs the same guard again\(circle)."
          )
        }
        guard seen.insert(flow).inserted else { continue }
        next += answers.filter { $0.source == flow }.flatMap(\.targets).map { way + [$0] }
      }
      return nil
    }
  }
}

// What is tried.
extension FlowMap {
  /// Whether no flow can be a dead end, so that no place has to be looked at for that.
  private var haveWaysOut: Bool {
    let ways = WaysOut(self)
    return nodes.allSatisfy { $0.isApp || !$0.children.isEmpty || ways.leadOut(of: $0.flow) }
  }

  /// The flows that users, and what comes from outside, may reach at most; others are on the map, too, such as those of
  /// a guard that is never asked, and those whose guard lets nobody in, in any of the app's states.
  private var reached: Set<FlowID> {
    let roots = withContents(Set(nodes.filter(\.isRoot).map(\.flow)))
    // A root is entered later only when the app's state changes.
    var asked = states.count > 1 ? roots : [], count = -1
    var found = roots.union(nodes.filter(\.isApp).map(\.flow))
    while found.count + asked.count != count {
      count = found.count + asked.count
      for arrow in arrows {
        let isGuard = arrow.cause == .guard
        guard isGuard ? isAsked(arrow.source, asked, found) : found.contains(arrow.source) else { continue }
        asked.formUnion(withContents(Set(arrow.targets)))
        found.formUnion(withContents(Set(arrow.targets.filter { isGuard || !isAlwaysClosed($0) })))
      }
    }
    return found
  }

  /// Whether a guard of a flow may be asked: the flow is to be entered, or the guard is one of actions in its place.
  private func isAsked(_ flow: FlowID, _ entering: Set<FlowID>, _ found: Set<FlowID>) -> Bool {
    entering.contains(flow) || found.contains(flow) && self[flow]?.guards.contains { $0.kind == .acting } != false
  }

  private func isAlwaysClosed(_ flow: FlowID) -> Bool { self[flow]?.closedStates.count == max(states.count, 1) }

  private func arrows(from flows: Set<FlowID>) -> [Arrow] { arrows.filter { flows.contains($0.source) } }

  /// The actions that were possible neither in these places nor at a glance, which may have come farther.
  private func neverWorking(_ places: Exploration, _ glance: Exploration, _ forgetsHidden: Bool) -> [Problem] {
    var working = working(in: places).union(working(in: glance)), isFinished = !places.isUnfinished
    let failing = arrows.enumerated().compactMap { index, arrow -> (arrow: Arrow, reason: NavigationReason)? in
      guard !working.contains(Written(arrow)), let reason = places.refusals[index] ?? glance.refusals[index] else {
        return nil
      }
      return (arrow, reason)
    }
    guard !failing.isEmpty else { return [] }
    if isFinished, !places.isComplete {
      // A `pop(3)` needs higher stacks than most actions.
      let more = Exploration(self, places.limits.withHigherStacks, forgetsHidden: forgetsHidden)
      if more.takes(failing.map(\.arrow)) { return [] }
      working = self.working(in: more)
      isFinished = !more.isUnfinished
    }
    return failing.filter { !working.contains(Written($0.arrow)) }.map { arrow, reason in
      let isSure = isFinished && open.isEmpty
      let known =
        isSure
        ? " can never be performed: \(reason). It was tried in all places\(arrow.whereItIs)."
        : " could not be performed in any of \(places.count) places: \(reason). "
          + (isFinished ? "What the map could not follow may lead to others: open." : places.advice)
      return Problem(
        rule: isSure ? .neverWorks : .undecided, flow: arrow.source, place: arrow.place,
        text: "\(arrow.source).\(arrow)\(known)")
    }
  }

  /// Of the arrows that users and the world may take, those that no walk has come to, if there are more places.
  private func neverTried(_ arrows: [Arrow], _ walks: [Exploration]) -> [Problem] {
    guard walks[0].isUnfinished else { return [] }
    let known = walks.reduce(into: Set<Written>()) { known, walk in
      known.formUnion(working(in: walk))
      known.formUnion(walk.refusals.keys.map { Written(self.arrows[$0]) })
    }
    var told: Set<Written> = []
    return arrows.filter { !known.contains(Written($0)) && told.insert(Written($0)).inserted }.map { arrow in
      Problem(
        rule: .undecided, flow: arrow.source, place: arrow.place,
        text: "\(arrow.source).\(arrow) was never tried: none of \(walks[0].count) places shows \(arrow.source). "
          + walks[0].advice)
    }
  }

  /// What was taken somewhere; some samples of a callback may be for other screens.
  private func working(in places: Exploration) -> Set<Written> {
    Set(zip(arrows, places.isTaken).filter { $1 }.map { Written($0.0) })
  }

  private func deadEnds(_ walks: Exploration...) -> [Problem] {
    guard nodes.count > 1 else { return [] }
    let unknown = Set(open.filter(\.kind.isOfCallback).map(\.flow))
    var found: [FlowID] = []
    for places in walks {
      let leaving = places.leavable
      for place in places where !leaving[place.number] {
        let tree = place.tree, shown = tree.shown.map(\.flow)
        if shown.contains(where: unknown.contains) || found.contains(place.visible) { continue }
        // A splash, or a login that only signs in: the rule for the root leads on.
        if hasRootRule, tree.visible.id == tree.rootEntry.id, self[place.visible]?.isRoot == true { continue }
        found.append(place.visible)
      }
    }
    return found.map { flow in
      let closed = arrows(from: flow).flatMap(\.targets).filter(isAlwaysClosed).map(\.description)
      let why = closed.isEmpty ? "" : " Guards let nobody into \(closed.joined(separator: " and ")), in any state."
      return Problem(
        rule: .deadEnd, flow: flow, place: flow.place,
        text: "\(flow) is a dead end: nothing leads forward from it, and nothing leads back.\(why)")
    }
  }
}

/// Where an arrow is bound, which is the same for all samples of a callback.
private struct Written: Hashable {
  let source: FlowID
  let cause: FlowMap.Cause
  let place: SourcePlace?
  /// The branches of a choice that do different things are told one by one.
  let kind: NavigationAction.Kind

  @MainActor
  init(_ arrow: FlowMap.Arrow) {
    (source, cause, place, kind) = (arrow.source, arrow.cause, arrow.place, arrow.action.kind)
  }
}

extension Exploration.Limits {
  /// The limits of a hasty walk, which sees nearly all in a fifth of the places.
  fileprivate var hasty: Exploration.Limits {
    var limits = self
    limits.places = min(places, max(places / 5, 1_000))
    return limits
  }

  fileprivate var withHigherStacks: Exploration.Limits {
    Exploration.Limits(depth: depth, places: places, sameFlow: 2 * sameFlow, modals: modals + 2)
  }
}

extension FlowMap.Arrow {
  /// Whether a walk tries it by itself, and not because of another one.
  fileprivate var isTried: Bool {
    switch cause {
    case .callback, .outside, .back: true
    case .message, .guard: false
    }
  }
}

extension FlowMap.Arrow {
  /// What a guard answers, as it is written: another flow in its place is no `replace`.
  fileprivate var asWritten: String {
    guard isInPlace, let flow = targets.first else { return action.call }
    return "instead(\(flow))"
  }

  /// Where its screen is, in a sentence; the app itself is everywhere.
  @MainActor fileprivate var whereItIs: String { source == OutsideOfScreens.app ? "" : " where \(source) can be used" }
}

extension Exploration {
  /// What helps if there are more places than it has found.
  fileprivate var advice: String {
    limits.places < Limits().places || limits.depth < Limits().depth
      ? "There are more places. To try them, use problems(within:)."
      : "There are more places beyond these limits."
  }

  /// Walks until each of these arrows was taken, or another one that is written there; returns whether all were.
  fileprivate func takes(_ arrows: [FlowMap.Arrow]) -> Bool { walk(untilTaking: arrows, by: Written.init) }

  /// Whether there are places that it had no room for, or that are too far away.
  var isUnfinished: Bool { cuts.contains { $0.reason == .places || $0.reason == .depth } }

  /// For each place, whether something leads away from it.
  fileprivate var leavable: [Bool] {
    var found = [Bool](repeating: false, count: count)
    for move in store.moves where move.from != move.to { found[Int(move.from)] = true }
    for place in unwalked.union(deepens) { found[Int(place)] = true }
    return found
  }
}
