public import FlowKit

extension Exploration {
  /// A way from the beginning to a place, step by step.
  @MainActor
  public struct Way {
    /// The steps; the first is after the app has begun.
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

    /// The tree that it leads to, in a line.
    var destination: String { exploration[place].description }
  }

  /// Something that was done on a way.
  @MainActor
  public enum Step {
    /// A callback was called, or a screen's own handler of the back. A guard may have answered with something else; that
    /// arrow, then. `behind` tells which screen it was: how many visible screens of the same type are in front of it.
    case arrow(FlowMap.Arrow, guardAnswer: FlowMap.Arrow?, behind: Int)
    /// The user selected a child of this container; `behind` as above.
    case select(Int, in: FlowID, behind: Int)
    /// The user went back.
    case back
    /// The user closed the last modal, by a swipe or by a tap beside it.
    case close

    /// The same in numbers; `by` is the place of the screen that asks among those that are to be seen.
    nonisolated enum Code: Hashable {
      case start(Int32)
      case arrow(Int32, guardArrow: Int32?, by: UInt8)
      case select(Int32, by: UInt8)
      case back, close
    }

    /// - Parameters:
    ///   - code: The step.
    ///   - tree: The tree before it.
    ///   - map: The map that the numbers are of.
    init(_ code: Code, in tree: NavigationTree, _ map: FlowMap) {
      switch code {
      case .arrow(let arrow, let other, let asker):
        let answer = other.map { map.arrows[Int($0)] }
        self = .arrow(map.arrows[Int(arrow)], guardAnswer: answer, behind: tree.screensInFront(ofShown: Int(asker)))
      case .select(let index, let asker):
        let container = tree.shown[Int(asker)].flow
        self = .select(Int(index), in: container, behind: tree.screensInFront(ofShown: Int(asker)))
      case .close: self = .close
      case .back, .start: self = .back
      }
    }
  }
}

extension NavigationTree {
  /// How many visible screens of the same type are in front of one of them.
  fileprivate func screensInFront(ofShown index: Int) -> Int {
    let type = shown[index].flow.blueprint.screenType
    return shown.dropFirst(index + 1).count { $0.flow.blueprint.screenType == type }
  }
}

extension Exploration.Step: @preconcurrency CustomStringConvertible {
  /// The screen and what is done there: `LoginScreen.onLogin → push(DashboardScreen)`.
  public var description: String {
    switch self {
    case .arrow(let arrow, let answer, let behind):
      "\(arrow.source).\(arrow)\(Self.text(behind))"
        + (answer.map { ", and the guard of \($0.source) answers \($0.action.call)" } ?? "")
    case .select(let index, let flow, let behind): "\(flow): the user selects child \(index)\(Self.text(behind))"
    case .back: "the user goes back"
    case .close: "the user closes the modal"
    }
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
  /// The steps, a line each.
  public var description: String {
    (["begin with \(root)"] + steps.map { "\($0)" }).enumerated().map { "\($0). \($1)" }.joined(separator: "\n")
  }
}

extension Exploration {
  /// The tree of a place, by walking there.
  func tree(of number: Int) -> NavigationTree {
    let trees = table.trees(after: codes(to: number))
    return trees[trees.count - 1]
  }

  /// The steps to a place, the first of which is the beginning.
  fileprivate func codes(to number: Int) -> [Step.Code] {
    var codes: [Step.Code] = [], next = Optional(number)
    while let place = next {
      let (parent, code) = store.origin(of: place)
      codes.append(code)
      next = parent
    }
    return codes.reversed()
  }
}
