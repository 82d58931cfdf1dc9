import FlowKit

/// Writes the contents of a tree as numbers, which are the same for the same place.
struct PlaceWriter {
  private(set) var tokens: [UInt16] = []
  /// The number of times that the most frequent flow is in one stack.
  private var repeats = 0
  private var modals = 0
  /// The names of styles; a style's index is its number.
  private var styles: [String] = []
  /// The flows of the nested stacks that are being written, and where each stack begins.
  private var stack: [UInt16] = []
  private var starts: [Int] = [0]

  /// Whether a place begins with the number of the app's state.
  var hasStates = false

  /// The meaning of the numbers that don't stand for a flow.
  enum Mark {
    static let container: UInt16 = 0, child: UInt16 = 1, unshown: UInt16 = 2, end: UInt16 = 3, modal: UInt16 = 4
    static let state: UInt16 = 5
    static let firstFlow: UInt16 = 16
  }

  mutating func write(_ tree: NavigationTree, in state: Int = 0) {
    tokens.removeAll(keepingCapacity: true)
    if hasStates { tokens += [Mark.state, UInt16(truncatingIfNeeded: state)] }
    stack.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    (repeats, modals) = (0, 0)
    tree.forEachPart { part in write(part) }
  }

  private mutating func write(_ part: NavigationTree.Part) {
    switch part {
    case .entry(let flow):
      let token = Self.token(of: flow)
      tokens.append(token)
      stack.append(token)
      repeats = max(repeats, repeats(of: token))
    case .container(let selected, let before):
      tokens += [
        Mark.container, UInt16(truncatingIfNeeded: (selected ?? -1) + 1), UInt16(truncatingIfNeeded: before.count),
      ]
      tokens += before.map { UInt16(truncatingIfNeeded: $0) }
      starts.append(stack.count)
    case .child(nil):
      tokens.append(Mark.child)
      stack.removeSubrange((starts.last ?? 0)...)
    case .child(let flow?):
      tokens += [Mark.unshown, Self.token(of: flow)]
    case .end:
      tokens.append(Mark.end)
      stack.removeSubrange((starts.popLast() ?? 0)...)
    case .modal(let style, let presenter):
      tokens += [Mark.modal, number(of: style), UInt16(truncatingIfNeeded: presenter)]
      modals += 1
      stack.removeAll(keepingCapacity: true)
    }
  }

  private mutating func number(of style: PresentationStyle) -> UInt16 {
    let known = styles.firstIndex(of: style.name)
    if known == nil { styles.append(style.name) }
    return UInt16(truncatingIfNeeded: known ?? styles.count - 1)
  }

  /// The number of times that a flow is in the stack that is being written.
  private func repeats(of token: UInt16) -> Int {
    var count = 0
    for index in (starts.last ?? 0)..<stack.count where stack[index] == token { count += 1 }
    return count
  }

  private static func token(of flow: Blueprint) -> UInt16 {
    Mark.firstFlow &+ UInt16(truncatingIfNeeded: (flow as? StandInBlueprint)?.number ?? 0)
  }

  /// A hash of all numbers, the same in every run.
  var hash: UInt64 { Self.hash(of: tokens) }

  static func hash(of tokens: some Sequence<UInt16>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for token in tokens { hash = (hash ^ UInt64(token)) &* 0x100_0000_01B3 }  // FNV-1a, on numbers of 16 bits
    return hash ^ (hash >> 29)
  }

  func isTooMuch(for limits: Exploration.Limits) -> Exploration.Cut.Reason? {
    if repeats > limits.sameFlow { return .sameFlow }
    return modals > limits.modals ? .modals : nil
  }
}
