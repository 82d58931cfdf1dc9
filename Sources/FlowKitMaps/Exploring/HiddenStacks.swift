import FlowKit

/// Leaves out of a place what has happened in tabs and pages that another one hides, where that decides nothing.
///
/// Tabs multiply the places of an app: while one is anywhere, each of the others may be anywhere, too. A hidden stack that
/// was visible before, around the same, leads nowhere new when it is selected. So it makes no other place, unless
/// something acts in it while it is hidden. A `goTo` only finds in it whether its flow is there.
///
/// It leaves out numbers of a place, as ``PlaceWriter`` writes them; the tree stays as it is. So whatever a walk finds that
/// tells places apart by the rest is real.
@MainActor
struct HiddenStacks {
  /// The flows that contain tabs or pages, and their children.
  private let hiding: [UInt16: [UInt16]]
  /// The flows that a `goTo` looks for.
  private let goals: Set<UInt16>
  /// The flows that may act, or that matter, wherever they are.
  private let acting: Set<UInt16>
  /// The children that something selects and acts in, in one go: their flows, and their numbers in any container.
  private let kept: (flows: Set<UInt16>, numbers: Set<Int>)
  /// The stacks that were visible: each after what is around it, and the number of the child.
  private var seen: Set<[UInt16]> = []

  /// - Parameters:
  ///   - map: The flows; nil if something selects any hidden tab and acts in it in one go, for which all stacks may matter.
  ///   - states: The number of states in which screens may have been made, each with stand-ins of its own.
  init?(_ map: FlowMap, states: Int = 1) {
    func all(_ flow: FlowID) -> [UInt16] {
      guard let number = map.indices[flow] else { return [] }
      return (0..<states).map { PlaceWriter.token(of: $0 * map.nodes.count + number) }
    }
    func tokens(_ flows: some Sequence<FlowID>) -> Set<UInt16> { Set(flows.flatMap(all)) }
    let actions = map.arrows.flatMap(\.action.leaves)
    var flows: Set<UInt16> = [], numbers: Set<Int> = [], found: Set<UInt16> = []
    for first in map.arrows.flatMap({ Self.selectedFirst(in: $0.action) }) {
      switch first.verb {
      case .selectChild(let number): numbers.insert(number)
      case .select(let flow, _), .flow(let flow, .open): flows.formUnion(tokens([flow]))
      case .flow(let flow, .goTo): found.formUnion(tokens([flow]))
      default: return nil
      }
    }
    kept = (flows, numbers)
    let hiding = map.nodes.filter { $0.kind == .tabs || $0.kind == .pages }
    self.hiding = Dictionary(
      hiding.flatMap { node in
        all(node.flow).enumerated().map { state, token in
          let children = node.contents[state]?.flows.map(\.id) ?? node.children
          return (token, children.map { all($0).first ?? 0 })
        }
      }
    ) { first, _ in first }
    goals = tokens(actions.filter { $0.kind == .goTo }.flatMap(\.allBlueprints).map(\.id))
    let isHeardEverywhere = actions.contains { $0.kind == .broadcast }
    let handling = map.nodes.filter { isHeardEverywhere && !$0.handled.isEmpty }.map(\.flow)
    let addressed = actions.filter { $0.kind == .send }.compactMap(\.flow)
    let answered = map.arrows.filter { $0.cause == .guard }.flatMap(\.targets)
    let covered = map.nodes.map(\.flow).filter { $0.blueprint.actsWhileCovered }
    acting = tokens(handling + addressed + answered + covered).union(found)
  }

  /// What an action selects before it goes on.
  private static func selectedFirst(in action: NavigationAction) -> [NavigationAction] {
    // After another root, nothing is hidden that was there before.
    action.leaves.prefix { $0.kind != .resetRoot }.dropLast()
      .filter { $0.kind.effect == .selects || $0.kind == .open || $0.kind == .goTo }
  }

  /// The numbers of a place without what is hidden and decides nothing.
  mutating func reduced(_ tokens: [UInt16]) -> [UInt16] {
    var reader = Reader(tokens)
    while reader.index < tokens.count {
      if reader.index < reader.start || tokens[reader.index] == PlaceWriter.Mark.modal {
        reader.copy()
      } else {
        readStack(&reader, after: reader.found, isShown: reader.index >= reader.front)
      }
    }
    return reader.found
  }
}

extension HiddenStacks {
  /// Where a place is read, and what was found.
  private struct Reader {
    let tokens: [UInt16]
    var index = 0
    /// The number of entries before the index.
    var entry = 0
    /// Where the layer in front begins.
    private(set) var front = 0
    /// Where the tree begins.
    let start: Int
    /// The numbers of the entries that have presented modals, or that what waits is about.
    private(set) var presenters: Set<Int>
    var found: [UInt16] = []

    init(_ tokens: [UInt16]) {
      self.tokens = tokens
      start = PlaceWriter.startOfTree(in: tokens[...])
      presenters = PlaceWriter.entriesOfWaiting(in: tokens[..<start])
      var index = start
      while index < tokens.count {
        let length = PlaceWriter.length(at: index, in: tokens[...])
        if tokens[index] == PlaceWriter.Mark.modal {
          presenters.insert(Int(tokens[index + 2]))
          front = index + length
        }
        index += length
      }
    }

    var isAtEnd: Bool {
      guard index < tokens.count else { return true }
      return switch tokens[index] {
      case PlaceWriter.Mark.child, PlaceWriter.Mark.unshown, PlaceWriter.Mark.end, PlaceWriter.Mark.modal: true
      default: false
      }
    }

    mutating func copy() {
      let length = PlaceWriter.length(at: index, in: tokens[...])
      found += tokens[index..<index + length]
      if tokens[index] >= PlaceWriter.Mark.firstFlow { entry += 1 }
      index += length
    }
  }

  /// Reads a stack.
  ///
  /// - Parameters:
  ///   - reader: Where to read.
  ///   - around: What is around the stack.
  ///   - isShown: Whether nothing hides it.
  private mutating func readStack(_ reader: inout Reader, after around: [UInt16], isShown: Bool) {
    let start = reader.found.count
    while !reader.isAtEnd {
      let isContainer = reader.tokens[reader.index] == PlaceWriter.Mark.container
      if isContainer { readContainer(&reader, after: around + reader.found[start...], isShown) } else { reader.copy() }
    }
  }

  private mutating func readContainer(_ reader: inout Reader, after around: [UInt16], _ isStackShown: Bool) {
    let selected = Int(reader.tokens[reader.index + 1]) - 1, children = around.last.flatMap { hiding[$0] }
    reader.copy()
    var number = 0, visible: [UInt16] = []
    while reader.tokens[reader.index] != PlaceWriter.Mark.end {
      let isHidden = children != nil && number != selected, around = around + [UInt16(truncatingIfNeeded: number)]
      let start = reader.found.count, entry = reader.entry
      reader.copy()
      if reader.tokens[reader.index - 1] == PlaceWriter.Mark.child || !isHidden {
        readStack(&reader, after: around, isShown: isStackShown && !isHidden)
      }
      if number == selected { visible = around + reader.found[(start + 1)...] }
      if isHidden, !isKept(number, of: children), !matters(reader, since: entry) {
        forget(&reader, from: start, around)
      }
      number += 1
    }
    reader.copy()
    if children != nil, isStackShown, reader.isAtEnd { seen.insert(visible) }
  }

  private func isKept(_ number: Int, of children: [UInt16]?) -> Bool {
    guard let children, children.indices.contains(number), !kept.numbers.contains(number) else { return true }
    return kept.flows.contains(children[number])
  }

  private func matters(_ reader: Reader, since entry: Int) -> Bool {
    !reader.presenters.isDisjoint(with: entry..<reader.entry)
  }

  /// Leaves out a hidden child, if selecting it leads nowhere new.
  private func forget(_ reader: inout Reader, from start: Int, _ around: [UInt16]) {
    let isUnshown = reader.found[start] == PlaceWriter.Mark.unshown, stack = Array(reader.found[(start + 1)...])
    guard seen.contains(around + stack) else { return }
    let sought = stack.indices.filter { goals.contains(stack[$0]) }
    // In a container, a flow may be found without its stack.
    guard sought.isEmpty || stack.allSatisfy({ $0 >= PlaceWriter.Mark.firstFlow }) else { return }
    guard isUnshown || !stack.contains(where: acting.contains) else { return }
    guard sought.allSatisfy({ seen.contains(around + stack[...$0]) }) else { return }
    reader.found.replaceSubrange(start..., with: [PlaceWriter.Mark.seen] + sought.map { stack[$0] })
  }
}
