import FlowKit
import FlowKitMaps
import FlowKitRestoration

// The moves of one place. What is pressed is written as
//   3, 1:3   the callback in row 3 of the visible screen, of the second one that is shown
//   u, 1:u   the answer that somebody waits for
//   0:c2     the third child of the first screen that is shown
//   b, d     the system's back; a modal that the user closes
//   s1       the app goes to the second of its states
//   l4, o1   the fifth link; the second flow that the app may begin with: both where the app begins
// and after it the answer of a guard: a (all allow it), n (the first one refuses), r, r1 (one leads elsewhere).
extension StoryboardWalk {
  private typealias Move = MoveTable.Move

  /// Something to press.
  private struct Press {
    let code: String
    let move: Move
    /// Who gets an answer by it.
    var ends: Awaited?
    var label: String?
  }

  /// A place whose moves are being tried.
  private struct Here {
    let number: Int
    let state: State
    let shown: [NavigationTree.Entry]
    var tree: NavigationTree { state.tree }

    /// How a screen is named in a move: not at all if it is the visible one.
    func prefix(_ asker: Int) -> String { shown[asker].id == tree.visible.id ? "" : "\(asker):" }
  }

  /// All moves of a place, with their results.
  mutating func moves(of number: Int, _ state: State) -> [SavedValue] {
    let here = Here(number: number, state: state, shown: state.tree.shown)
    let all = moves.moves(in: state.stand), back = backHandler(in: here, all)
    var rows: [SavedValue] = []
    for move in all {
      guard let code = self.code(of: move, in: here, backHandler: back) else { continue }
      var press = self.press(code, move, in: here)
      if case .state(let number) = move.step.act { press.label = "The app is \(map.states[Int(number)])" }
      rows += self.rows(press, in: here)
    }
    return rows + answers(in: here)
  }

  /// What is pressed for a move; nil if something else is done instead.
  private func code(of move: Move, in here: Here, backHandler: Exploration.Step.Code?) -> String? {
    switch move.step.act {
    case .arrow(let arrow, let asker):
      // Links are opened where the app begins, and nobody presses what is covered.
      if asker >= Exploration.Step.Code.firstCovered { return nil }
      if map.arrows[Int(arrow)].cause == .back { return move.step == backHandler ? "b" : nil }
      return data.row(ofArrow: Int(arrow)).map { "\(here.prefix(Int(asker)))\($0)" }
    case .select(let index, let asker): return "\(asker):c\(index)"
    case .back: return backHandler == nil ? "b" : nil
    case .close: return "d"
    case .state(let number): return "s\(number)"
    case .stateOnly: return nil
    case .start, .answer: return nil  // answers are buttons of their own
    }
  }

  /// What a flow in sight does when the user goes back: that of the visible screen, or of the nearest behind it.
  private func backHandler(in here: Here, _ moves: [Move]) -> Exploration.Step.Code? {
    let handlers = moves.filter { move in
      guard !move.isAnswered, case .arrow(let arrow, _) = move.step.act else { return false }
      return map.arrows[Int(arrow)].cause == .back
    }
    let handler = handlers.first { $0.caller == here.tree.visible.id } ?? handlers.last
    return handler?.step
  }

  /// The callback that somebody waits for closes its screen instead.
  private func press(_ code: String, _ move: Move, in here: Here) -> Press {
    guard case .arrow(let arrow, _) = move.step.act, case .callback(let name?) = map.arrows[Int(arrow)].cause,
      let one = here.state.awaited.first(where: { $0.screen == move.caller && $0.callback == name })
    else { return Press(code: code, move: move) }
    return answer(to: one, code)
  }

  private func answer(to one: Awaited, _ code: String) -> Press {
    Press(
      code: code, move: Move(action: .unwind(closing: one.screen), step: .init(.back), caller: one.caller), ends: one)
  }

  /// The answers that no callback on the map gives.
  private mutating func answers(in here: Here) -> [SavedValue] {
    here.state.awaited.flatMap { one -> [SavedValue] in
      guard let asker = here.shown.firstIndex(where: { $0.id == one.screen }), !isOnMap(one, here.shown[asker].flow)
      else { return [] }
      var press = answer(to: one, "\(here.prefix(asker))u")
      press.label = one.callback
      return rows(press, in: here)
    }
  }

  private func isOnMap(_ one: Awaited, _ flow: FlowID) -> Bool {
    map.arrows(from: flow).contains { $0.cause == .callback(one.callback) }
  }

  /// A move and, if guards are asked, their answers.
  private mutating func rows(_ press: Press, in here: Here) -> [SavedValue] {
    let (code, move) = (press.code, press.move), taken = moves.take(move, in: here.state.stand, lastID: &lastID)
    guard let first = taken.asked.first else { return row(press, taken, in: here).map { [$0] } ?? [] }
    var rows = [row(code, .question, question(taken.asked, about: move.action), label: press.label)]
    if taken.tree != nil || taken.reason != nil {
      row(Press(code: code + "a", move: move, ends: press.ends), taken, in: here).map { rows.append($0) }
    }
    rows.append(row(code + "n", .refused, refusal(first, of: move, in: here.tree)))
    for (index, other) in taken.alternatives.enumerated() {
      let press = Press(code: code + (index == 0 ? "r" : "r\(index)"), move: other, label: self.label(of: other))
      row(press, moves.take(other, in: here.state.stand, lastID: &lastID), in: here).map { rows.append($0) }
    }
    return rows
  }

  /// What a move leads to; nil if it is none.
  private mutating func row(_ press: Press, _ taken: MoveTable.Taken, in here: Here) -> SavedValue? {
    let move = press.move
    guard let stand = taken.stand else {
      let text = refusalText(move.action, move.caller, taken.reason ?? .guardRefused, in: here.tree)
      return row(press.code, .refused, text, label: press.label)
    }
    if press.code == "b", move.step.act == .back, stand.tree.isIdentical(to: here.tree) { return nil }
    let (state, text) = arrive(press, at: stand, in: here)
    return arrival(press.code, state, text, press.label, in: here)
  }

  /// A move that is performed; it may lead to a place that is not on the page.
  private mutating func arrival(
    _ code: String, _ reached: State, _ text: String, _ label: String?, in here: Here
  ) -> SavedValue {
    let target =
      !reached.stand.mayDiffer(from: here.state.stand)
      ? .place(here.number) : add(reached, depth: places[here.number].depth + 1)
    if case .unknown(let reason) = target { return row(code, target, limitText(reason), label: label) }
    return row(code, target, text, label: label)
  }

  /// The place that a move leads to, and what is said of it.
  private func arrive(_ press: Press, at stand: MoveTable.Stand, in here: Here) -> (State, String) {
    let tree = stand.tree
    let more = awaited(by: press.move, from: here.tree, to: tree).map { [$0] } ?? []
    let waiting = (here.state.awaited + more).filter {
      $0.screen != press.ends?.screen && tree[$0.screen] != nil && tree[$0.caller] != nil
    }
    let state = State(stand: stand, awaited: waiting)
    let text = changeText(from: here.tree, to: tree)
    guard case .state(let number) = press.move.step.act else { return (state, text) }
    return (state, "The app is now \(map.states[Int(number)]). \(text)")
  }

  /// Whom the caller of a move then waits for.
  private func awaited(by move: Move, from old: NavigationTree, to new: NavigationTree) -> Awaited? {
    guard !move.isAnswered, case .arrow(let number, _) = move.step.act, let caller = move.caller else { return nil }
    let arrow = map.arrows[Int(number)]
    guard let callback = arrow.answer, let flow = arrow.targets.first else { return nil }
    let entry = new.path.first { $0.flow == flow && old[$0.id] == nil }
    return entry.map { Awaited(screen: $0.id, caller: caller, callback: callback) }
  }
}

// What may be done where the app begins.
extension StoryboardWalk {
  /// The other flows that the app may begin with; their places come right after the first one.
  mutating func beginnings() -> [SavedValue] {
    moves.beginnings.indices.dropFirst().map { index in
      let flow = map.nodes[moves.beginnings[index].root].flow
      return row("o\(index)", .place(index), "\(flow) is where the app begins.", label: "Begin with \(flow)")
    }
  }

  /// The links, each opened where the app begins.
  mutating func opened(_ links: [(key: String, value: NavigationAction)]) -> [SavedValue] {
    guard let start = states.first else { return [] }
    let here = Here(number: 0, state: start, shown: start.tree.shown)
    var rows: [SavedValue] = []
    for (index, link) in links.enumerated() {
      rows += self.rows(Press(code: "l\(index)", move: moves.opening(link.value)), in: here)
    }
    return rows
  }
}
