import FlowKit

/// Knows which place the selection of a tab or page leads to, without a tree.
///
/// With four tabs, each place leads to three others with the same stacks, and from each of these to the rest. So about half
/// of all moves in an app with tabs are selections, and three of four lead to a place that is known by then.
///
/// A selection changes nothing but the number of the selected child if that child has been shown before, nothing covers
/// the container, and back doesn't depend on the earlier selections. All others take the usual way.
struct Selections {
  /// The place that the last selection leads to.
  private(set) var tokens: [UInt16] = []
  /// The containers that don't remember what was selected before.
  private var forgetful: Set<UInt16> = []
  /// Those of them where nothing happens if the selected child is selected again.
  private var staying: Set<UInt16> = []

  enum Effect { case nothing, selects, unknown }

  private typealias Mark = PlaceWriter.Mark

  /// - Parameter rules: The rules of each flow's tabs or pages; nil for flows without any.
  init(_ rules: [FlowChildren.Rules?]) {
    for (number, rules) in rules.enumerated() {
      guard let rules, !rules.back.remembersTabs else { continue }
      let token = Mark.firstFlow &+ UInt16(truncatingIfNeeded: number)
      forgetful.insert(token)
      if rules.reselection == .stays { staying.insert(token) }
    }
  }

  /// What happens when a child of the app's root is selected.
  mutating func effect(of child: Int, in place: ArraySlice<UInt16>) -> Effect {
    let start = place.startIndex
    guard place.count > 4, forgetful.contains(place[start]), place[start + 1] == Mark.container,
      Self.isShown(child, in: place.dropFirst(4))
    else { return .unknown }
    if place[start + 2] == UInt16(child + 1) { return staying.contains(place[start]) ? .nothing : .unknown }
    tokens.removeAll(keepingCapacity: true)
    tokens += place
    tokens[2] = UInt16(child + 1)
    return .selects
  }

  /// Whether a child has a stack, and the children are the last things in the place: nothing is pushed or presented over
  /// their container.
  private static func isShown(_ child: Int, in children: ArraySlice<UInt16>) -> Bool {
    var index = children.startIndex, depth = 0, number = -1, isShown = false
    while index < children.endIndex {
      let token = children[index]
      if depth == 0, token == Mark.end { return isShown && index + 1 == children.endIndex }
      if depth == 0, token == Mark.child || token == Mark.unshown { number += 1 }
      if number == child, depth == 0, token == Mark.child { isShown = true }
      if token == Mark.container { depth += 1 }
      if token == Mark.end { depth -= 1 }
      index += PlaceWriter.length(at: index, in: children)
    }
    return false
  }
}
