import FlowKit

/// Writes a tree, and what waits, as numbers, which are the same for the same place.
package struct PlaceWriter {
  private(set) var tokens: [UInt16] = []
  /// The number of times that the most frequent flow is in one stack.
  private var repeats = 0
  private var modals = 0
  /// The names of styles; a style's index is its number.
  private var styles: [String] = []
  /// The actions that wait, or for which others wait; an action's index is its number.
  var actions: [NavigationAction] = []
  /// The flows of the nested stacks that are being written, and where each stack begins; what is above `height` is old.
  private var stack: [UInt16] = []
  private var height = 0
  private var starts: [Int] = [0]

  /// Whether a place begins with the number of the app's state.
  var hasStates = false

  package init() {}

  /// The meaning of the numbers that don't stand for a flow.
  enum Mark {
    static let container: UInt16 = 0, child: UInt16 = 1, unshown: UInt16 = 2, end: UInt16 = 3, modal: UInt16 = 4
    static let state: UInt16 = 5
    /// A hidden child without its stack, but with the flows of it that something looks for.
    static let seen: UInt16 = 6
    /// The flow that the rule for the root chose last, if it isn't the root.
    static let chosen: UInt16 = 7
    /// An action that waits: how many numbers follow, how many of them are those of entries, and these first.
    static let waiting: UInt16 = 8
    static let firstFlow: UInt16 = 16
  }

  @MainActor package mutating func write(_ stand: MoveTable.Stand) {
    tokens.removeAll(keepingCapacity: true)
    if hasStates {
      tokens.append(Mark.state)
      tokens.append(UInt16(truncatingIfNeeded: stand.state))
    }
    tokens += numbers(besidesTreeOf: stand)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    (repeats, modals, height) = (0, 0, 0)
    let outline = stand.tree.outline
    var numbers: [Int] = []
    for layer in outline.layers {
      if let style = layer.style {
        tokens.append(Mark.modal)
        tokens.append(number(of: style))
        let presenter = layer.presentingNumber.flatMap { numbers.firstIndex(of: $0) }
        tokens.append(presenter.map { UInt16(truncatingIfNeeded: $0) } ?? .max)
        modals += 1
        height = 0
      }
      write(layer.places)
      if outline.layers.count > 1 { Self.collect(layer.places, &numbers) }
    }
  }

  private mutating func write(_ places: [TreeOutline.Place]) {
    for place in places {
      let token = Self.token(of: place.flow)
      tokens.append(token)
      push(token)
      if let children = place.children { write(children) }
    }
  }

  private mutating func write(_ children: TreeOutline.Children) {
    let before = children.rememberedHistory
    tokens.append(Mark.container)
    tokens.append(UInt16(truncatingIfNeeded: (children.selected ?? -1) + 1))
    tokens.append(UInt16(truncatingIfNeeded: before.count))
    for child in before { tokens.append(UInt16(truncatingIfNeeded: child)) }
    starts.append(height)
    for (index, stack) in children.stacks.enumerated() {
      if stack.isEmpty {
        tokens.append(Mark.unshown)
        tokens.append(Self.token(of: children.flow(index)))
      } else {
        tokens.append(Mark.child)
        height = starts.last ?? 0
        write(stack)
      }
    }
    tokens.append(Mark.end)
    height = starts.popLast() ?? 0
  }

  /// The numbers of all places, in the order in which they are written.
  private static func collect(_ places: [TreeOutline.Place], _ numbers: inout [Int]) {
    for place in places {
      numbers.append(place.number)
      for stack in place.children?.stacks ?? [] { collect(stack, &numbers) }
    }
  }

  /// Puts a flow on the stack, and counts how often it is there.
  private mutating func push(_ token: UInt16) {
    if height < stack.count { stack[height] = token } else { stack.append(token) }
    height += 1
    var count = 0
    for index in (starts.last ?? 0)..<height where stack[index] == token { count += 1 }
    repeats = max(repeats, count)
  }

  private mutating func number(of style: PresentationStyle) -> UInt16 {
    let known = styles.firstIndex(of: style.name)
    if known == nil { styles.append(style.name) }
    return UInt16(truncatingIfNeeded: known ?? styles.count - 1)
  }

  static func token(of flow: Blueprint?) -> UInt16 {
    token(of: (flow as? StandInBlueprint)?.number ?? 0)
  }

  /// What stands for the flow with a number.
  static func token(of flow: Int) -> UInt16 { Mark.firstFlow &+ UInt16(truncatingIfNeeded: flow) }

  /// How many numbers stand for the part that begins here.
  static func length(at index: Int, in tokens: ArraySlice<UInt16>) -> Int {
    switch tokens[index] {
    case Mark.container: 3 + Int(tokens[index + 2])
    case Mark.unshown, Mark.state, Mark.chosen: 2
    case Mark.modal: 3
    case Mark.waiting: 3 + Int(tokens[index + 1])
    default: 1
    }
  }

  /// A hash of all numbers, the same in every run.
  static func hash(of tokens: some Sequence<UInt16>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for token in tokens { hash = (hash ^ UInt64(token)) &* 0x100_0000_01B3 }  // FNV-1a, on numbers of 16 bits
    return hash ^ (hash >> 29)
  }

  package func isTooMuch(for limits: Exploration.Limits) -> Exploration.Cut.Reason? {
    if repeats > limits.sameFlow { return .sameFlow }
    return modals > limits.modals ? .modals : nil
  }
}
