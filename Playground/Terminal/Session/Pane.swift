import FlowKit

/// A screen of the tree with what it contains, as it is to be drawn.
struct Pane {
  /// Which entry of the tree it is.
  let entry: NavigationTree.Entry
  let card: Card
  /// How many cards of its stack are below it.
  let below: Int
  /// Nil for the screens that contain no others.
  let contents: Contents?

  /// What a container contains.
  struct Contents {
    let kind: NavigationTree.Container.Kind
    /// The index of the child that is shown, or used.
    let selected: Int?
    /// The tops of the children's stacks; nil where one has not been shown yet.
    let children: [Pane?]
    /// What selects each child; none where children are pages or embedded.
    let tabs: [Card.Button]
    /// What else can be pressed.
    let others: [Card.Button]
  }
}

extension Pane {
  /// The child that is shown, or used.
  var selected: Pane? { contents.flatMap { contents in contents.selected.flatMap { contents.children[$0] } } }

  /// The part of it that is used: one card, or several in one, and the containers around it.
  var place: Place { place(inside: []) }

  private func place(inside containers: [Pane]) -> Place {
    guard let contents else { return Place(cards: [self], containers: containers) }
    guard contents.kind != .embedded else {
      let children = contents.children.compactMap { $0?.place }
      return Place(
        cards: [self] + children.flatMap(\.cards), containers: children.flatMap(\.containers) + containers)
    }
    return selected?.place(inside: [self] + containers) ?? Place(cards: [self], containers: containers)
  }
}
