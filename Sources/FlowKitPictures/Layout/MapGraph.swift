import FlowKit

/// The content of a picture: boxes with rows, and links from the rows to boxes.
package struct MapGraph: Sendable {
  package var boxes: [Box] = []
  /// The names of the groups that the boxes are in; empty if they are in none.
  package var groups: [String] = []

  package init(boxes: [Box] = []) {
    self.boxes = boxes
  }

  /// A flow.
  package struct Box: Sendable {
    package var title: String
    package var isRoot: Bool
    package var rows: [Row]
    /// The boxes of its children, which its first row is about.
    package var children: [Int]
    /// The number of its group.
    package var group = 0

    package init(_ title: String, isRoot: Bool = false, children: [Int] = [], rows: [Row]) {
      self.title = title
      self.isRoot = isRoot
      self.children = children
      self.rows = rows
    }
  }

  /// A callback, or something else that leads somewhere or that the box says.
  package struct Row: Sendable {
    package var label: String
    /// What it does, in a word, if it leads to no box.
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

  /// A link from a row to a box.
  package struct Link: Sendable {
    package var target: Int
    package var kind: ArrowKind
    /// The arrows of the map that it stands for, by their numbers.
    package var arrows: [Int]
    /// Whether other flows come before it: in a batch, a path, a new stack.
    package var isLate: Bool
    /// Whether it continues after that box.
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

/// What an arrow does to the caller's stack, as far as a line in a picture can show it.
package enum ArrowKind: String, CaseIterable, Sendable {
  /// Pushes something on top.
  case forward
  /// Presents something in front.
  case modal
  /// Removes what is above.
  case back
  /// Replaces something.
  case replacing
  /// Selects another child.
  case selecting
  /// Sends a message.
  case telling
  /// Contains something.
  case containing

  /// The legend's name for it.
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

  /// Whether it is a way on, which counts as a tap from where it begins.
  var leadsOn: Bool { self != .back && self != .telling }
}

extension NavigationAction.Kind {
  /// How an arrow is drawn for it.
  var arrow: ArrowKind {
    switch effect {
    case .pushes, .isSeveral, .other: .forward
    case .presents: .modal
    case .replaces: .replacing
    case .selects: .selecting
    case .leadsBack: .back
    case .sends: .telling
    }
  }
}

extension NavigationAction {
  /// The flows that it leads to, and how; for a batch, those of its steps, in order.
  var ends: [(flow: FlowID, kind: ArrowKind)] {
    guard let kind = arrowKind else { return steps.flatMap(\.ends) }
    return flows.map { ($0, kind) }
  }

  /// How it leads to the flows that it names; nil if it only removes them, or makes them ahead.
  private var arrowKind: ArrowKind? {
    switch kind.effect {
    case .pushes, .presents, .replaces, .selects, .sends: kind.arrow
    case .leadsBack: kind.traits.contains(.findsEntry) ? kind.arrow : nil
    case .isSeveral, .other: nil
    }
  }

  /// What it does, in a word: `pop`, `pop(2)`, `send`.
  var word: String {
    if kind == .pop || kind == .nothing { return call.hasSuffix("()") ? "pop" : call }
    return String(call.prefix { $0 != "(" })
  }
}
