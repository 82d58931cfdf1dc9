public import FlowKit

extension Exploration {
  /// A way from the beginning to a place, step by step.
  @MainActor
  public struct Way {
    /// The steps, without the beginning of the app.
    public let steps: [Step]
    /// The number of the place that it leads to.
    public let place: Int
    let root: FlowID
    private let exploration: Exploration

    init(_ exploration: Exploration, to place: Int) {
      let codes = exploration.codes(to: place), trees = exploration.table.trees(after: codes)
      (self.exploration, self.place) = (exploration, place)
      if case .start(let number)? = codes.first {
        root = exploration.map.nodes[Int(number)].flow
      } else {
        root = exploration.map.nodes[0].flow
      }
      steps = zip(codes.dropFirst(), trees).map { Step($0, in: $1, exploration.map) }
    }

    /// The tree that it leads to, in one line.
    var destination: String { exploration[place].description }
  }

  /// A step on a way.
  @MainActor
  public enum Step {
    /// A callback was called, or a screen's own handler of back.
    ///
    /// If a guard answered with something else, `guardAnswer` is that arrow. `behind` identifies the screen: it is the
    /// number of visible screens of the same type in front of it.
    case arrow(FlowMap.Arrow, guardAnswer: FlowMap.Arrow?, behind: Int)
    /// The user selected a child of this container; `behind` identifies the container's screen, and `guardAnswer` is what
    /// a guard answered, as for an arrow.
    case select(Int, in: FlowID, guardAnswer: FlowMap.Arrow?, behind: Int)
    /// The user went back.
    case back
    /// The user closed the last modal, with a swipe or with a tap beside it.
    case close

    /// The step in numbers; `by` is the caller's index among the visible screens.
    nonisolated enum Code: Hashable {
      case start(Int32)
      case arrow(Int32, guardArrow: Int32?, by: UInt8)
      case select(Int32, guardArrow: Int32?, by: UInt8)
      case back, close

      /// The step, with a guard's answer; nil if nothing asks before such a step.
      func answered(by guardArrow: Int32) -> Code? {
        switch self {
        case .arrow(let arrow, nil, let asker): .arrow(arrow, guardArrow: guardArrow, by: asker)
        case .select(let index, nil, let asker): .select(index, guardArrow: guardArrow, by: asker)
        default: nil
        }
      }

      /// The step, if all guards allow it.
      var allowed: Code {
        switch self {
        case .arrow(let arrow, _, let asker): .arrow(arrow, guardArrow: nil, by: asker)
        case .select(let index, _, let asker): .select(index, guardArrow: nil, by: asker)
        default: self
        }
      }
    }

    /// - Parameters:
    ///   - code: The step.
    ///   - tree: The tree before it.
    ///   - map: The map that the numbers refer to.
    init(_ code: Code, in tree: NavigationTree, _ map: FlowMap) {
      switch code {
      case .arrow(let arrow, let other, let asker):
        let answer = other.map { map.arrows[Int($0)] }
        self = .arrow(map.arrows[Int(arrow)], guardAnswer: answer, behind: tree.screensInFront(ofShown: asker))
      case .select(let index, let other, let asker):
        let container = tree.shown[Int(asker)].flow, answer = other.map { map.arrows[Int($0)] }
        self = .select(
          Int(index), in: container, guardAnswer: answer, behind: tree.screensInFront(ofShown: asker))
      case .close: self = .close
      case .back, .start: self = .back
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
  public var description: String {
    switch self {
    case .arrow(let arrow, let answer, let behind):
      "\(arrow.source).\(arrow)\(Self.text(behind))\(Self.text(answer))"
    case .select(let index, let flow, let answer, let behind):
      "\(flow): the user selects child \(index)\(Self.text(behind))\(Self.text(answer))"
    case .back: "the user goes back"
    case .close: "the user closes the modal"
    }
  }

  private static func text(_ answer: FlowMap.Arrow?) -> String {
    answer.map { ", and the guard of \($0.source) answers \($0.action.call)" } ?? ""
  }

  private static func text(_ behind: Int) -> String {
    switch behind {
    case 0: ""
    case 1: ", in the screen behind the first of its type"
    default: ", in the screen behind the first \(behind) of its type"
    }
  }
}

extension Exploration.Way: @preconcurrency CustomStringConvertible {
  /// The steps, one per line.
  public var description: String {
    (["begin with \(root)"] + steps.map { "\($0)" }).enumerated().map { "\($0). \($1)" }.joined(separator: "\n")
  }
}

extension Exploration {
  /// The tree of a place, made by walking there.
  func tree(of number: Int) -> NavigationTree {
    let trees = table.trees(after: codes(to: number))
    return trees[trees.count - 1]
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
