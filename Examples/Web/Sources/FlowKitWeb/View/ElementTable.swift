import FlowKit

/// What the buttons and fields on a page do, by number.
///
/// The elements of a screen keep their numbers as long as they are the same; otherwise all of them get new ones. So a click
/// on a page that is older than the app finds its button or nothing, and never another one.
/// What a covered screen had stays known for the second click of a double click, which the navigator ignores with a reason.
@MainActor
struct ElementTable {
  private var known: [Owner: Known] = [:]
  private var last = 0

  private struct Known {
    let shape: [String]
    let first: Int
    var acts: [Act]
    var isCovered = false
  }

  /// Whose elements they are.
  enum Owner: Hashable {
    case screen(ScreenID)
    /// The panel with this title.
    case panel(String)
  }

  /// What an element does.
  enum Act {
    case press(@MainActor () -> Void)
    case change(@MainActor (String) -> Void)
  }

  /// What an element does; nil if it is no longer there.
  subscript(number: Int) -> Act? { act(number) { !$0.isCovered } }

  /// The same, also of a screen that has been covered meanwhile.
  subscript(orCovered number: Int) -> Act? { act(number) { _ in true } }

  private func act(_ number: Int, of isMeant: (Known) -> Bool) -> Act? {
    for one in known.values where number >= one.first && number < one.first + one.acts.count && isMeant(one) {
      return one.acts[number - one.first]
    }
    return nil
  }

  /// Notes the elements of a screen or a panel, and describes them for the page.
  mutating func take(_ elements: [WebElement], of owner: Owner) -> [PageState.Element] {
    var shape: [String] = [], acts: [Act] = []
    Self.collect(elements, &shape, &acts)
    if var same = known[owner], same.shape == shape {
      (same.acts, same.isCovered) = (acts, false)
      known[owner] = same
    } else {
      known[owner] = Known(shape: shape, first: last + 1, acts: acts)
      last += acts.count
    }
    var next = known[owner]?.first ?? 0
    return Self.describe(elements, &next)
  }

  /// Notes which screens are not on the page any more, and forgets panels that are gone.
  mutating func cover(allBut owners: Set<Owner>) {
    for owner in known.keys where !owners.contains(owner) {
      if case .panel = owner { known[owner] = nil } else { known[owner]?.isCovered = true }
    }
  }

  mutating func forget(_ id: ScreenID) { known[.screen(id)] = nil }

  private static func collect(_ elements: [WebElement], _ shape: inout [String], _ acts: inout [Act]) {
    for element in elements {
      switch element.kind {
      case .text, .code, .tree, .notes: break
      case .button(let label, let id, _, let press):
        shape.append("button\u{0}\(label)\u{0}\(id)")
        acts.append(.press(press))
      case .field(let label, let id, _, let change):
        shape.append("field\u{0}\(label)\u{0}\(id)")
        acts.append(.change(change))
      case .slider(let label, let id, _, _, let change):
        shape.append("slider\u{0}\(id.isEmpty ? label : id)")
        acts.append(.change { text in Int(text).map(change) })
      case .section(_, let inner): collect(inner, &shape, &acts)
      }
    }
  }

  private static func describe(_ elements: [WebElement], _ next: inout Int) -> [PageState.Element] {
    elements.map { element in
      switch element.kind {
      case .text(let text): return PageState.Element(kind: "text", text: text)
      case .button(let label, let key, let look, _):
        next += 1
        return PageState.Element(
          kind: "button", text: label, id: next - 1, key: key.nonEmpty, isMain: look == .main ? true : nil,
          tone: look == .row ? "row" : nil)
      case .field(let label, let key, let text, _):
        next += 1
        return PageState.Element(
          kind: "field", text: label, id: next - 1, key: key.nonEmpty, value: text)
      case .section(let title, let inner):
        return PageState.Element(kind: "section", text: title, elements: describe(inner, &next))
      case .slider(let label, let key, let position, let last, _):
        next += 1
        return PageState.Element(
          kind: "slider", text: label, id: next - 1, key: key.nonEmpty, value: "\(position)", number: last)
      case .code(let lines):
        return PageState.Element(kind: "code", elements: lines.map(PageState.Element.init))
      case .tree(let nodes):
        return PageState.Element(kind: "tree", elements: nodes.map(PageState.Element.init))
      case .notes(let notes):
        return PageState.Element(kind: "notes", elements: notes.map(PageState.Element.init))
      }
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension PageState.Element {
  fileprivate init(_ line: WebCodeLine) {
    self.init(kind: "line", text: line.text, isMain: line.isMarked ? true : nil, number: line.number)
  }

  fileprivate init(_ node: WebNode) {
    self.init(
      kind: node.isGroup ? "group" : "node", text: node.label, value: node.detail, isMain: node.isMarked ? true : nil,
      elements: node.children.map(Self.init))
  }

  fileprivate init(_ note: WebNote) {
    self.init(kind: "note", text: note.text, value: note.mark, tone: note.tone.rawValue)
  }
}
