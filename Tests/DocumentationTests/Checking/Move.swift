import FlowKit
import Testing

/// A line of the pictures in WhatEveryActionMeans: a tree, who asks for what, and the tree after or why there is none.
struct Move: Sendable {
  let before: String
  let caller: String
  let action: String
  let after: String
  let place: String

  /// The lines of a block but its heading; columns are two spaces apart, or more.
  static func all(in block: CodeBlock) -> [Move] {
    block.lines.enumerated().dropFirst().compactMap { index, line in
      let columns = line.split(separator: "  ", omittingEmptySubsequences: true).map(\.trimmed).filter { !$0.isEmpty }
      guard columns.count == 4 else { return nil }
      return Move(
        before: columns[0], caller: columns[1], action: columns[2], after: columns[3],
        place: "\(block.file):\(block.line + 1 + index)")
    }
  }
}

extension Move: CustomTestStringConvertible {
  var testDescription: String { "\(place) \(before), \(caller): \(action)" }
}

@MainActor
extension Move {
  /// What really comes of it; nil where the line cannot be read.
  func result() -> String? {
    guard let tree = Self.tree(before), let action = Self.action(action) else { return nil }
    guard let caller = tree.path.last(where: { $0.flow.name == caller }) else { return nil }
    do throws(NavigationReason) {
      return try tree.applying(action, from: caller.id, firstID: 100).tree.summary
    } catch {
      return error.description
    }
  }

  /// The flow of a letter: told from others by a line of its own, as if each were declared in another place.
  private static func flow(_ name: String) -> Flow<Letter> {
    let flow = Flow(with: Letter(), line: name.unicodeScalars.first?.value ?? 0).named(name)
    return name == "W" ? flow.acceptsActions(.whileOnStack) : flow
  }

  private final class Letter {}

  private static func tree(_ picture: String) -> NavigationTree? {
    var tree: NavigationTree?
    for stack in picture.split(separator: "|") {
      for (index, name) in stack.drop(through: ":").split(separator: ">").map(\.trimmed).enumerated() {
        guard let before = tree else {
          tree = NavigationTree(root: NavigationTree.Entry(id: 1, flow: flow(name).id))
          continue
        }
        let isModal = index == 0
        let action: NavigationAction = isModal ? .present(flow(name)) : .push(flow(name))
        tree = try? before.applying(action, firstID: ScreenID(before.count + 1)).tree
      }
    }
    return tree
  }

  private static func action(_ text: String) -> NavigationAction? {
    let names = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",").map(\.trimmed)
    switch (text.prefix { $0 != "(" }, names.count) {
    case ("push", 1): return .push(flow(names[0]))
    case ("present", 1): return .present(flow(names[0]))
    case ("replace", 1): return .replace(with: flow(names[0]))
    case ("reset", 1): return .reset(to: flow(names[0]))
    case ("reset", 2): return .reset(to: flow(names[0]), flow(names[1]))
    case ("resetRoot", 1): return .resetRoot(to: flow(names[0]))
    case ("goTo", 1): return .goTo(flow(names[0]))
    case ("popTo", 1): return .popTo(flow(names[0]))
    case ("pop", 0): return .pop
    case ("popToRoot", 0): return .popToRoot
    case ("back", 0): return .back
    case ("dismiss", 0): return .dismiss
    case ("dismissAll", 0): return .dismissAll
    case ("finish", 0): return .finish
    default: return nil
    }
  }
}

extension StringProtocol {
  /// What follows a character; all of it where that does not occur.
  fileprivate func drop(through character: Character) -> SubSequence {
    firstIndex(of: character).map { self[index(after: $0)...] } ?? self[...]
  }
}
