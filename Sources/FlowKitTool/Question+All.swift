import FlowKit
import FlowKitMaps

extension Question {
  /// All questions: the help, and the tools of the server, are made from this list.
  @MainActor static let all = [
    Question(
      name: "screens", help: "Lists the app's screens, and where each of their callbacks leads.",
      parameters: [Parameter(name: "screen", help: "one of them only")]
    ) { session, arguments in
      let map = session.tool.map
      let flows = try arguments["screen"].map(map.flows) ?? map.nodes.map(\.flow)
      return ScreensAnswer(
        begins: map.nodes.filter(\.isRoot).map { "\($0.flow)" }.joined(separator: ", or "),
        screens: flows.map { map.answer(about: $0) },
        notFollowed: map.open.filter { flows.contains($0.flow) }.map(\.description))
    },
    Question(
      name: "where", help: "Shows where the app is now: its tree, and the visible screens with their callbacks.",
      parameters: []
    ) { session, _ in session.here },
    Question(
      name: "press", help: "Does what a user does, step by step, and says what came of each step.",
      parameters: [
        Parameter(
          name: "steps",
          help: "LoginScreen.onLogin(Ada), back, close, Tabs.select(1), or open <url>; without parentheses, a callback "
            + "gets the first samples, and (#2) is the second sample",
          kind: .texts, isRequired: true)
      ]
    ) { session, arguments in
      var taken: [StepAnswer] = []
      for step in arguments.all("steps") {
        taken.append(await session.take(step))
        if taken.last?.didNothing == true { break }
      }
      return PressAnswer(steps: taken, place: session.place)
    },
    Question(
      name: "way", help: "Finds the shortest way from here to a screen, and says whether it is proved.",
      parameters: [Parameter(name: "screen", help: "the screen, such as ItemScreen or ItemScreen(1)", isRequired: true)]
    ) { session, arguments in try await session.way(to: arguments["screen"] ?? "").answer },
    Question(
      name: "why", help: "Says why nothing happened: the last steps that did nothing, and what is known of a callback.",
      parameters: [Parameter(name: "callback", help: "the callback to explain, such as LoginScreen.onHelp")]
    ) { session, arguments in try session.why(arguments["callback"]) },
    Question(
      name: "test", help: "Writes the steps of this session, or the way to a screen, as a test.",
      parameters: [
        Parameter(name: "screen", help: "the screen to go to; without it, the session so far"),
        Parameter(name: "kind", help: "for Swift Testing, or for XCTest", kind: .choice(["swift-testing", "xctest"])),
        Parameter(name: "name", help: "the name of the function"),
      ]
    ) { session, arguments in try await session.test(arguments) },
    Question(name: "restart", help: "Starts the app anew, with nothing done yet.", parameters: []) { session, _ in
      try session.restart()
      return PressAnswer(steps: [], place: session.place)
    },
  ]

  /// The question with a name.
  ///
  /// - Throws: The names that are nearest to it.
  @MainActor
  static func named(_ name: String) throws(ToolMistake) -> Question {
    if let question = all.first(where: { $0.name == name }) { return question }
    throw ToolMistake(
      description: "There is no question “\(name.prefix(100))”. \(Names.advice(for: name, among: all.map(\.name)))",
      isOfQuestion: true)
  }
}

extension ToolSession {
  /// Where the app is.
  fileprivate var here: PlaceAnswer {
    PlaceAnswer(
      place: place, picture: "\(navigator.tree)",
      visible: navigator.tree.shown.reversed().map { tool.map.answer(about: $0.flow, callbacks(of: $0)) },
      canGoBack: navigator.canGoBack)
  }

  fileprivate func why(_ callback: String?) throws -> WhyAnswer {
    let silent = steps.suffix(20).map(\.answer).filter { $0.didNothing || $0.why != nil }.suffix(3)
    var notes = try callback.map(notes) ?? []
    if silent.isEmpty, callback == nil { notes.append("Every step so far has done something.") }
    if isRunning, callback == nil, let last = steps.last?.answer, !last.didNothing {
      let example = "\(navigator.tree.visible.flow.name).onBack"
      notes.append(
        "The last step was \(last.step), and nothing has reached the navigator since. If a tap did nothing after it, "
          + "its callback has asked for nothing: ask why with its name, such as \(example).")
    }
    if !navigator.isSettled { notes.append("An action waits: for a guard, a preparation, or an answer.") }
    return WhyAnswer(steps: callback == nil ? Array(silent) : [], notes: notes)
  }

  /// What is known of a callback: whether its screen is visible, what it is bound to, and who guards that.
  private func notes(on text: String) throws -> [String] {
    let name = text.prefix { $0 != "(" }, words = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      throw ToolMistake(description: "Name the callback with its screen, such as LoginScreen.onHelp.")
    }
    var notes: [String] = []
    let map = tool.map, named = try map.flows(named: words[0])[0], shown = navigator.tree.shown
    let entry = shown.last { $0.flow.name == named.name }, flow = entry?.flow ?? named
    if entry == nil {
      let visible = shown.map { "\($0.flow)" }.joined(separator: " and ")
      notes.append("\(flow) is not visible, so no user can use it. Visible is \(visible).")
    }
    let answer = map.answer(about: flow, entry.map(callbacks))
    let own = answer.callbacks.filter { $0.callback.prefix { $0 != "(" } == words[1] }
    guard !own.isEmpty else {
      let names = answer.callbacks.map { String($0.callback.prefix { $0 != "(" }) }
      throw ToolMistake(
        description: "\(flow) has no callback “\(words[1])” on the map. \(Names.advice(for: words[1], among: names))")
    }
    let targets = map.arrows(from: map.known(flow)).filter { $0.cause == .callback(words[1]) }.flatMap(\.targets)
    let guards = targets.flatMap { target in
      (map[target]?.guards ?? []).map { "\(target) is guarded: \($0.description), at \($0.place)." }
    }
    let tried = steps.last { $0.callback == FlowMap.Callback(flow: flow, name: words[1]) }.map { "\($0.answer)" }
    notes += own.map { "\(flow).\($0)" }
    notes += Set(guards).sorted()
    if let tried { notes += ["The last time:", tried] }
    return notes
  }

  fileprivate func test(_ arguments: Arguments) async throws -> TestAnswer {
    let isXCTest = arguments["kind"] == "xctest", screen = arguments["screen"]
    let word = screen.map { "wayTo" + $0.filter { $0.isLetter || $0.isNumber } } ?? "session"
    let usual = isXCTest ? "test" + word.prefix(1).uppercased() + word.dropFirst() : word
    var session = self
    if let screen {
      let (answer, taken) = try await way(to: screen)
      guard answer.isProved, let taken else { throw ToolMistake(description: answer.proof) }
      session = taken
    }
    let source = session.test(named: arguments["name"] ?? usual, as: isXCTest ? .xcTest : .swiftTesting)
    let links = source.contains("navigator.open(") ? ["FlowKitLinks"] : []
    let foundation = source.contains("URL(") ? ["Foundation"] : []
    return TestAnswer(
      source: source,
      imports: ["FlowKit"] + links + ["FlowKitTesting"] + foundation + [isXCTest ? "XCTest" : "Testing"],
      isComplete: !source.contains("<#"), beginsWithApp: !session.isCut)
  }
}
