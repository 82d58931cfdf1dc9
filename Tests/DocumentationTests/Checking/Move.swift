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
    guard let tree = Self.tree(before), let action = Self.letters.action(action) else { return nil }
    guard let caller = tree.path.last(where: { $0.flow.name == caller }) else { return nil }
    do throws(NavigationReason) {
      return try tree.applying(action, from: caller.id, firstID: 100).tree.picture
    } catch {
      return error.description
    }
  }

  private static let letters = Letters()

  private static func tree(_ picture: String) -> NavigationTree? {
    var tree: NavigationTree?
    for (action, isOfApp) in letters.actions(leadingTo: picture) {
      guard let before = tree else {
        tree = action.flow.map { NavigationTree(root: NavigationTree.Entry(id: 1, flow: $0)) }
        continue
      }
      let caller = isOfApp ? nil : before.visible.id
      tree = try? before.applying(action, from: caller, firstID: ScreenID(before.count + 1)).tree
    }
    return tree
  }
}

extension NavigationTree {
  /// The tree in one line, which says which modals are the app's.
  fileprivate var picture: String {
    let owners = layers.map { $0.presentation.map { $0.presenter == nil } == true ? "app's " : "" }
    return zip(owners, summary.split(separator: " | ")).map { $0 + $1 }.joined(separator: " | ")
  }
}
