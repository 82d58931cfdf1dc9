package import FlowKit

extension Exploration {
  /// A way from the beginning to a place, step by step.
  @MainActor
  public struct Way {
    /// The steps, without the beginning of the app.
    package let steps: [Step]
    /// The number of the place that it leads to.
    package let place: Int
    /// The app's state at the beginning; nil if the map was made in fewer than two.
    package let state: String?
    /// Where it begins: with a flow, or in a tree.
    private let beginning: String
    private let exploration: Exploration

    init(_ exploration: Exploration, to place: Int) {
      let codes = exploration.codes(to: place), stands = exploration.table.stands(after: codes)
      (self.exploration, self.place) = (exploration, place)
      let map = exploration.map, root: FlowID
      if case .start(let number, let first)? = codes.first?.act {
        (root, state) = (map.nodes[Int(number)].flow, map.states.count > 1 ? map.states[Int(first)] : nil)
      } else {
        (root, state) = (map.nodes[0].flow, nil)
      }
      beginning = exploration.table.start.map { "in \($0.tree.summary)" } ?? "with \(root)"
      steps = zip(codes.dropFirst(), stands).map { Step($0, in: $1.tree, exploration.map) }
    }

    /// The tree that it leads to, in one line.
    package var destination: String { exploration[place].description }
  }

  /// A step on a way.
  @MainActor
  package struct Step {
    /// What was done.
    package let act: Act
    /// What guards answered instead of allowing it, one after another; all others allowed it.
    package let guardAnswers: [FlowMap.Arrow]
    /// Identifies the screen: the number of visible screens of the same type in front of it.
    package let behind: Int
    /// The index of the screen among all in the tree, if it is covered; nil if it is visible.
    package let coveredIndex: Int?

    /// What users, guards, and the app do.
    package enum Act {
      /// A callback was called, a screen's own handler of back, or something came from outside any screen.
      case arrow(FlowMap.Arrow)
      /// The user selected a child of this container.
      case select(Int, in: FlowID)
      /// The callback that this arrow's action waits for was called, which closes what the action has opened.
      case answer(FlowMap.Arrow)
      /// The user went back.
      case back
      /// The user closed the last modal, with a swipe or with a tap beside it.
      case close
      /// The app went to this one of its states, and the navigator's rule for the root was applied, unless a guard has
      /// kept the root.
      case state(String, keepsRoot: Bool)
    }

    /// The step in numbers.
    package nonisolated struct Code: Hashable {
      package let act: Act
      /// The arrows of the guards that answer with something else, one after another.
      package internal(set) var guardArrows: [Int32] = []
      /// Which answers handlers give that declare several, four bits each.
      var choices: UInt32 = 0

      /// `by` is the caller's index among the visible screens, or from `firstCovered` among the covered ones that act.
      package enum Act: Hashable {
        case start(Int32, state: UInt8)
        case arrow(Int32, by: UInt8)
        case select(Int32, by: UInt8)
        case answer(Int32, by: UInt8)
        case state(UInt8)
        case stateOnly(UInt8)
        case back, close
      }

      /// The first index of a covered caller.
      package static let firstCovered: UInt8 = 128

      /// Whether users do it in the app: nothing from outside, and nothing that a covered screen does.
      var isOfUser: Bool {
        switch act {
        case .arrow(_, let asker): asker < Self.firstCovered
        case .state, .stateOnly: false
        case .start, .select, .answer, .back, .close: true
        }
      }

      /// The index of its caller among the covered ones that act.
      var coveredCaller: Int? {
        guard case .arrow(_, let asker) = act, asker >= Self.firstCovered, asker != .max else { return nil }
        return Int(asker - Self.firstCovered)
      }

      package init(_ act: Act) { self.act = act }
    }

    /// - Parameters:
    ///   - code: The step.
    ///   - tree: The tree before it.
    ///   - map: The map that the numbers refer to.
    init(_ code: Code, in tree: NavigationTree, _ map: FlowMap) {
      guardAnswers = code.guardArrows.map { map.arrows[Int($0)] }
      coveredIndex = code.coveredCaller.flatMap { place in
        let id = tree.entriesActingCovered[place].id
        return tree.path.firstIndex { $0.id == id }
      }
      switch code.act {
      case .arrow(let arrow, let asker):
        act = .arrow(map.arrows[Int(arrow)])
        behind = tree.screensInFront(ofShown: asker)
      case .select(let index, let asker):
        act = .select(Int(index), in: tree.shown[Int(asker)].flow)
        behind = tree.screensInFront(ofShown: asker)
      case .answer(let arrow, let asker):
        act = .answer(map.arrows[Int(arrow)])
        behind = tree.screensInFront(ofShown: asker)
      case .state(let number): (act, behind) = (.state(map.states[Int(number)], keepsRoot: false), 0)
      case .stateOnly(let number): (act, behind) = (.state(map.states[Int(number)], keepsRoot: true), 0)
      case .close: (act, behind) = (.close, 0)
      case .back, .start: (act, behind) = (.back, 0)
      }
    }
  }
}

extension NavigationTree {
  /// The number of visible screens of the same type in front of a screen.
  fileprivate func screensInFront(ofShown index: UInt8) -> Int {
    guard index < shown.count else { return 0 }  // what comes from outside any screen
    let type = shown[Int(index)].flow.blueprint.screenType
    return shown.dropFirst(Int(index) + 1).count { $0.flow.blueprint.screenType == type }
  }
}

extension Exploration.Step: @preconcurrency CustomStringConvertible {
  /// The screen and what is done there: `LoginScreen.onLogin → push(DashboardScreen)`.
  package var description: String {
    let answers = guardAnswers.map { ", and the guard of \($0.source) answers \($0.action.call)" }
    return text + which + answers.joined()
  }

  private var text: String {
    switch act {
    case .arrow(let arrow): "\(arrow.source).\(arrow)"
    case .select(let index, let flow): "\(flow): the user selects child \(index)"
    case .answer(let arrow): "\(arrow.answerer).\(arrow.answer ?? "?") answers \(arrow.source).\(arrow.cause)"
    case .back: "the user goes back"
    case .close: "the user closes the modal"
    case .state(let name, let keepsRoot): "the app is now \(name)\(keepsRoot ? ", and a guard keeps the root" : "")"
    }
  }

  private var which: String {
    if coveredIndex != nil { return ", while it is covered" }
    return switch behind {
    case 0: ""
    case 1: ", in the screen behind the first of its type"
    default: ", in the screen behind the first \(behind) of its type"
    }
  }
}

extension FlowMap.Arrow {
  /// The flow whose callback its action waits for.
  var answerer: FlowID { targets.first ?? source }
}

extension Exploration.Way: @preconcurrency CustomStringConvertible {
  /// The steps, one per line.
  public var description: String {
    (["begin \(beginning)\(state.map { ", while the app is \($0)" } ?? "")"] + steps.map { "\($0)" }).enumerated().map {
      "\($0). \($1)"
    }.joined(separator: "\n")
  }
}

extension Exploration {
  /// Where the app is in a place, found by walking there.
  func stand(of number: Int) -> MoveTable.Stand {
    let stands = table.stands(after: codes(to: number))
    return stands[stands.count - 1]
  }

  /// The steps to a place; the first step is the beginning.
  fileprivate func codes(to number: Int) -> [Step.Code] {
    var codes: [Step.Code] = [], next = Optional(number)
    while let place = next {
      let (parent, code) = explorer.store.origin(of: place)
      codes.append(code)
      next = parent
    }
    return codes.reversed()
  }
}
