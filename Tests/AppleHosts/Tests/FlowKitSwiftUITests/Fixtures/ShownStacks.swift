@testable import SwiftUI

/// A stack of the host in the tree of nodes: its cards over each other.
@MainActor
struct StackNode {
  let node: ViewNode

  /// One navigation stack, or a container by itself.
  @MainActor
  struct Card {
    let node: ViewNode
    let element: StackElement?
    /// Whether nobody sees it.
    let isCovered: Bool

    /// What it has from the bottom up, without levels that show nothing.
    var levels: [ViewNode] {
      let levels = element.map { [$0.root].compactMap(\.self) + $0.levels } ?? [node]
      return levels.filter { $0.isShowing }
    }
  }

  var cards: [Card] {
    var cards: [Card] = []
    func visit(_ node: ViewNode, _ isCovered: Bool) {
      if node.isNamed("CardView") {
        cards.append(Card(node: node, element: node.first { $0.element as? StackElement }, isCovered: isCovered))
      } else {
        let isCovered = isCovered || node.isTransparent
        for child in node.children { visit(child, isCovered) }
      }
    }
    visit(node, false)
    return cards
  }

  var levels: [ViewNode] { cards.flatMap(\.levels) }
  var top: ViewNode? { levels.last }
}

extension ViewNode {
  /// The first text on a level.
  var name: String { texts.first ?? "" }

  var isTransparent: Bool { (trait as? Opacity)?.opacity == 0 }

  var isDrawn: Bool { isSeen && !isTransparent && parent?.isDrawn != false }

  func isNamed(_ name: String) -> Bool { "\(type(of: view))" == name }

  /// Whether an entry is in it.
  var isShowing: Bool { first { $0.isNamed("EntryView") ? true : nil } == true }

  /// The stacks of the host on this surface, the outermost ones.
  var stacks: [StackNode] {
    var found: [StackNode] = []
    visitOwn { if $0.isNamed("StackView") { found.append(StackNode(node: $0)) } }
    return found
  }

  /// The first one that belongs to this, and not to what a stack inside shows.
  func first<Found>(_ find: (ViewNode) -> Found?) -> Found? {
    var found: Found?
    visitOwn { if found == nil { found = find($0) } }
    return found
  }

  private func visitOwn(_ body: (ViewNode) -> Void) {
    body(self)
    let inside = element.map { $0.isSurfaceHolder ? $0.surface(of: self) : children } ?? children
    for child in inside where !isNamed("StackView") { child.visitOwn(body) }
  }
}
