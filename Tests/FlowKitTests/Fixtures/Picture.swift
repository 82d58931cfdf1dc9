import FlowKit

/// A tree's summary, read back: `A > Tabs[*B > C, (D)] | sheet: B`.
struct Picture {
  private(set) var stacks: [(style: String?, entries: [Entry])] = []

  struct Entry {
    var name = ""
    var children: [Child] = []
  }

  struct Child {
    let isSelected: Bool
    /// `nil` if the child has not been shown yet.
    let entries: [Entry]?
  }

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    repeat {
      let colon = rest.firstIndex { ":>[|".contains($0) }.flatMap { rest[$0] == ":" ? $0 : nil }
      let style = colon.map { String(rest[..<$0]) }
      if let colon { rest = rest[rest.index(colon, offsetBy: 2)...] }
      stacks.append((style, stack()))
    } while take(" | ")
  }

  private mutating func stack() -> [Entry] {
    var entries: [Entry] = []
    repeat { entries.append(entry()) } while take(" > ")
    return entries
  }

  private mutating func entry() -> Entry {
    var entry = Entry()
    while let character = rest.first, !" [](),|".contains(character) { entry.name.append(rest.removeFirst()) }
    guard take("["), !take("]") else { return entry }
    repeat { entry.children.append(child()) } while take(", ")
    _ = take("]")
    return entry
  }

  private mutating func child() -> Child {
    let isSelected = take("*")
    guard take("(") else { return Child(isSelected: isSelected, entries: stack()) }
    _ = stack()
    _ = take(")")
    return Child(isSelected: isSelected, entries: nil)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }
}

extension NavigationTree {
  /// The tree without the numbers of its screens, which a travel gives anew.
  var shape: String {
    let parts = "\(self)".split(separator: "#", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { $0.drop { $0.isNumber } }.joined()
  }
}
