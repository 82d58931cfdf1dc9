import FlowKit

/// What a picture of a map shows: boxes with rows, and links from the rows to boxes.
package struct MapGraph: Sendable {
  package var boxes: [Box] = []

  package init(boxes: [Box] = []) {
    self.boxes = boxes
  }

  /// A flow.
  package struct Box: Sendable {
    package var title: String
    package var isRoot: Bool
    package var rows: [Row]
    /// The boxes of what it contains; its first row is about them.
    package var children: [Int]

    package init(_ title: String, isRoot: Bool = false, children: [Int] = [], rows: [Row]) {
      self.title = title
      self.isRoot = isRoot
      self.children = children
      self.rows = rows
    }
  }

  /// A callback, or something else that leads somewhere or is to be said.
  package struct Row: Sendable {
    package var label: String
    /// What it does, in a word, where that leads to no box.
    package var note: String
    package var links: [Link]
    /// The arrows of the map that it stands for, by their numbers.
    package var arrows: [Int] = []

    package init(_ label: String, _ note: String = "", links: [Link] = []) {
      self.label = label
      self.note = note
      self.links = links
    }
  }

  /// Where a row leads.
  package struct Link: Sendable {
    package var target: Int
    package var kind: ArrowKind
    /// The arrows of the map that it stands for, by their numbers.
    package var arrows: [Int]
    /// Whether other flows come before it: in a batch, a path, a new stack.
    package var isLate: Bool
    /// Whether it does not end there.
    package var isOnTheWay: Bool

    package init(
      _ target: Int, _ kind: ArrowKind = .forward, arrows: [Int] = [], isLate: Bool = false, isOnTheWay: Bool = false
    ) {
      self.target = target
      self.kind = kind
      self.arrows = arrows
      self.isLate = isLate
      self.isOnTheWay = isOnTheWay
    }
  }
}

/// What an arrow does to the stack that it is asked from: as much as a line in a picture can say.
package enum ArrowKind: String, CaseIterable, Sendable {
  /// Something comes on top.
  case forward
  /// Something comes in front.
  case modal
  /// What is above goes away.
  case back
  /// Something takes the place of something else.
  case replacing
  /// Another child is shown.
  case selecting
  /// Something is told.
  case telling
  /// Something is contained.
  case containing

  /// What the legend calls it.
  var title: String {
    switch self {
    case .forward: "push, goTo"
    case .modal: "present"
    case .back: "popTo"
    case .replacing: "replace, reset"
    case .selecting: "select"
    case .telling: "send"
    case .containing: "contains"
    }
  }

  /// Whether it is a way on: what is reached by it counts as a tap from where it begins.
  var leadsOn: Bool { self != .back && self != .telling }
}

extension NavigationAction {
  /// The flows that it leads to, those of a batch's steps in order, and how.
  var ends: [(flow: FlowID, kind: ArrowKind)] {
    guard let kind = arrowKind else { return steps.flatMap(\.ends) }
    return flows.map { ($0, kind) }
  }

  /// How it leads to the flows that it names; nil where it does not: what is removed, or made ahead, is not where one gets.
  private var arrowKind: ArrowKind? {
    switch verb {
    case .push, .show, .setPath, .goTo, .open: .forward
    case .present: .modal
    case .popTo, .popWhile, .pop, .popToRoot: .back
    case .replace, .reset, .resetRoot: .replacing
    case .select, .setChildren: .selecting
    case .sendMessage, .sendToAll: .telling
    case .remove, .dismiss, .dismissAll, .back, .finish, .batch, .none, .nothing, .followMessages, .runTask, .makeAhead,
      .goToTree, .chooseRoot:
      nil
    }
  }

  /// What it does, in a word: `pop`, `pop(2)`, `send`.
  var word: String {
    if verb == .pop || verb == .nothing { return call.hasSuffix("()") ? "pop" : call }
    return String(call.prefix { $0 != "(" })
  }
}
