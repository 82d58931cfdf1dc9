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
      var steps: [Step] = [], number = place
      while true {
        let (parent, code) = exploration.store.origin(of: number)
        guard let parent else {
          guard case .start(let root) = code else { break }
          self.init(exploration, steps.reversed(), place, exploration.map.nodes[root].flow)
          return
        }
        steps.append(Step(code, exploration.map))
        number = parent
      }
      self.init(exploration, [], place, exploration.map.nodes[0].flow)
    }

    private init(_ exploration: Exploration, _ steps: [Step], _ place: Int, _ root: FlowID) {
      self.exploration = exploration
      self.steps = steps
      self.place = place
      self.root = root
    }

    /// The tree that it leads to, in a line.
    var destination: String { exploration[place].description }
  }

  /// Something that was done on a way.
  @MainActor
  public enum Step {
    /// A callback was called, or a screen's own handler of the back. A guard may have answered with something else; that
    /// arrow, then.
    case arrow(FlowMap.Arrow, guardAnswer: FlowMap.Arrow?)
    /// The user selected a child of this container.
    case select(Int, in: FlowID)
    /// The user went back.
    case back
    /// The user closed the last modal, by a swipe or by a tap beside it.
    case close

    /// The same in numbers.
    nonisolated enum Code: Hashable {
      case start(Int)
      case arrow(Int, guardArrow: Int?)
      case select(Int, in: Int)
      case back, close
    }

    init(_ code: Code, _ map: FlowMap) {
      switch code {
      case .arrow(let arrow, let other):
        self = .arrow(map.arrows[arrow], guardAnswer: other.map { map.arrows[$0] })
      case .select(let index, let flow): self = .select(index, in: map.nodes[flow].flow)
      case .close: self = .close
      case .back, .start: self = .back
      }
    }
  }
}

extension Exploration.Step: @preconcurrency CustomStringConvertible {
  /// The screen and what is done there: `LoginScreen.onLogin → push(DashboardScreen)`.
  public var description: String {
    switch self {
    case .arrow(let arrow, let answer):
      "\(arrow.source).\(arrow)\(answer.map { ", and the guard of \($0.source) answers \($0.action.call)" } ?? "")"
    case .select(let index, let flow): "\(flow): the user selects child \(index)"
    case .back: "the user goes back"
    case .close: "the user closes the modal"
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
    var codes: [Step.Code] = [], next = Optional(number)
    while let place = next {
      let (parent, code) = store.origin(of: place)
      codes.append(code)
      next = parent
    }
    return table.tree(after: codes.reversed())
  }
}
