import FlowKit
import FlowKitMaps

/// A callback, and where it leads.
struct CallbackAnswer: Encodable, CustomStringConvertible {
  /// The name, with the types of its arguments: `onBuy(Item, Int)`.
  let callback: String
  /// What it does, with the sample that this depends on.
  let leads: [String]
  /// Why it leads nowhere, or isn't known to.
  var note: String?

  var description: String {
    ([callback] + [(leads + [note].compactMap(\.self)).joined(separator: "; ")]).joined(separator: " → ")
  }
}

/// A screen, and its callbacks.
struct ScreenAnswer: Answer {
  let screen: String
  /// How it shows which children; nil if it is no container.
  let contains: String?
  let guards: [String]
  let callbacks: [CallbackAnswer]

  var description: String {
    let notes = [contains.map { "contains \($0)" }].compactMap(\.self) + guards
    return ([screen] + (notes + callbacks.map(\.description)).map { "  \($0)" }).joined(separator: "\n")
  }
}

/// The answer to `screens`.
struct ScreensAnswer: Answer {
  let begins: String
  let screens: [ScreenAnswer]
  /// What the map could not follow.
  let notFollowed: [String]

  var description: String {
    let open = notFollowed.isEmpty ? [] : [(["Not followed:"] + notFollowed).joined(separator: "\n  ")]
    return (["The app begins with \(begins)."] + screens.map(\.description) + open).joined(separator: "\n\n")
  }
}

/// The answer to `where`.
struct PlaceAnswer: Answer {
  /// The place in one line.
  let place: String
  /// The place as a picture, with the screens' numbers.
  let picture: String
  /// What can be used, the front screen first.
  let visible: [ScreenAnswer]
  let canGoBack: Bool

  var description: String {
    ([picture, "Visible:"] + visible.map(\.description) + (canGoBack ? ["back is possible"] : []))
      .joined(separator: "\n\n")
  }
}

/// A step, and what came of it.
struct StepAnswer: Answer {
  let step: String
  let didNothing: Bool
  /// What was performed.
  var outcomes: [String] = []
  /// The reason why something was not performed, as `NavigationReason` calls it.
  var reason: String?
  /// The sentence that says why, and what helps.
  var why: String?
  /// The place after it, in one line.
  let place: String

  var description: String {
    ([step] + (outcomes + [why].compactMap(\.self) + ["→ \(place)"]).map { "  \($0)" }).joined(separator: "\n")
  }
}

/// The answer to `press` and `restart`.
struct PressAnswer: Answer {
  let steps: [StepAnswer]
  let place: String

  var description: String { (steps.map(\.description) + ["Now: \(place)"]).joined(separator: "\n") }
}

/// The answer to `way`.
struct WayAnswer: Answer {
  let screen: String
  /// The place that it starts from.
  let from: String
  let isFound: Bool
  /// Whether the way was taken with real screens, or whether it is certain that there is none.
  let isProved: Bool
  /// The steps, as `press` takes them.
  let steps: [String]
  /// The same steps with what each does.
  let explained: [String]
  /// The place that it leads to; nil if there is none.
  let place: String?
  /// Whether the way was found in all that was explored, or what was left out.
  let proof: String

  var description: String {
    guard isFound else { return proof }
    return (["From \(from):"] + explained.enumerated().map { "\($0 + 1). \($1)" } + ["To \(place ?? ""). \(proof)"])
      .joined(separator: "\n")
  }
}

/// The answer to `why`.
struct WhyAnswer: Answer {
  /// The last steps that did nothing, the latest last.
  let steps: [StepAnswer]
  /// What else is known.
  let notes: [String]

  var description: String { (steps.map(\.description) + notes).joined(separator: "\n") }
}

/// The answer to `test`.
struct TestAnswer: Answer {
  let source: String
  let imports: [String]
  /// Whether it compiles without anything to fill in.
  let isComplete: Bool
  /// Whether it begins where the app does; if not, the app has done more than is kept.
  let beginsWithApp: Bool

  var description: String {
    let hint = "// Fill in what is between <# and #>, or give the tool sources for these values.\n"
    let cut = "// What the app did first is no longer known: say in the first line how it comes to where this begins.\n"
    return (beginsWithApp ? "" : cut) + (isComplete ? "" : hint) + source
  }
}

// The answers about screens.
extension FlowMap {
  /// What is known of a flow's screen.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - real: The callbacks of a real screen; nil to list those that the map knows.
  /// - Returns: The screen with its callbacks.
  func answer(about flow: FlowID, _ real: [RealCallback]? = nil) -> ScreenAnswer {
    let known = known(flow), node = self[known], arrows = arrows(from: known)
    let names = real?.map(\.name) ?? callbacks(of: known)
    let callbacks = names.map { name in
      let own = arrows.filter { $0.cause == .callback(name) }, callback = Callback(flow: flow, name: name)
      let one = real?.first { $0.name == name }, types = one?.parameters ?? own.first?.parameters ?? []
      return CallbackAnswer(
        callback: name + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"),
        leads: own.map { arrow in (arrow.sample.map { "with \($0): " } ?? "") + arrow.action.call },
        note: answering(callback) ?? one?.problem.map { "\(callback) \($0)." } ?? binding(of: callback))
    }
    let others = arrows.filter { if case .callback = $0.cause { false } else { $0.cause != .guard } }
    return ScreenAnswer(
      screen: "\(flow)",
      contains: node?.kind.map { "\($0): \(node?.children.map(\.description).joined(separator: ", ") ?? "")" },
      guards: node?.guards.map(\.description) ?? [],
      callbacks: callbacks + others.map { CallbackAnswer(callback: "\($0.cause)", leads: [$0.action.call]) })
  }

  /// The names of the callbacks that the map knows of a flow, in order.
  private func callbacks(of flow: FlowID) -> [String] {
    let bound = arrows(from: flow).compactMap { if case .callback(let name) = $0.cause { name } else { nil } }
    let answers = arrows.filter { $0.targets.first == flow }.compactMap(\.answer)
    let others = open.filter { $0.flow == flow }.compactMap(\.callback)
    let all = bound + answers + others + unbound.filter { $0.flow == flow }.map(\.name)
    return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
  }

  /// Who waits for a callback; nil if nobody does.
  private func answering(_ callback: Callback) -> String? {
    let waiting = arrows.first { $0.targets.first == known(callback.flow) && $0.answer == callback.name }
    return waiting.map { "answers \($0.source).\($0.cause), and closes" }
  }

  /// The flows that a name may mean.
  ///
  /// - Throws: The names that are nearest to it, if there are none.
  func flows(named name: String) throws(ToolMistake) -> [FlowID] {
    let flows = nodes.filter { !$0.isApp }.map(\.flow)
    let exact = flows.filter { "\($0)" == name }
    let found = exact.isEmpty ? flows.filter { $0.name.lowercased() == name.lowercased() } : exact
    guard found.isEmpty else { return found }
    throw ToolMistake(
      description: "There is no screen “\(name.prefix(100))” on the map. "
        + Names.advice(for: name, among: flows.map(\.name) + flows.map(\.description)))
  }
}
