/// The place where an app is, as data: the tree, its flows by name and key, and the states of its screens.
///
/// ```swift
/// let encoder = JSONEncoder()
/// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
/// let data = try encoder.encode(navigator.snapshot(with: flows))
/// ```
///
/// It is plain data without ids: the same app in the same place gives the same text.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The app's version of the content: that of the ``FlowRegistry`` that the snapshot was taken with.
  public internal(set) var version: Int
  /// What the snapshot could not include, with everything above it; not encoded.
  public internal(set) var omissions: [RestorationIssue] = []
  /// The app's root stack, and the modals over it.
  var stacks: [Stack]

  /// An entry of the tree.
  public struct Entry: Hashable, Sendable {
    /// The flow's name in the registry.
    public var flow: String
    /// The flow's key; nil if it has none.
    public var key: SavedValue?
    /// The screen's state; nil if it has none.
    public var state: SavedValue?
    /// The children of a container.
    var children: Children?
    /// Its position among all entries, from 0.
    var number = 0

    enum CodingKeys: CodingKey { case flow, key, state, children }
  }

  struct Stack: Codable, Hashable, Sendable {
    var entries: [Entry]
    /// The style of a modal.
    var style: String?
    /// Whether a screen covered with this style stays partly visible, if the style's name doesn't imply it.
    var coversPartly: Bool?
    /// The number of the entry that presents a modal; nil for the visible entry below it, and for a modal of the app.
    var presenter: Int?
    /// Whether the app presents the modal, and no screen.
    var isOfApp: Bool?
  }

  struct Children: Codable, Hashable, Sendable {
    var list: [Child]
    var selected: Int?
    /// The children that were selected before, the latest last.
    var history: [Int]?
    /// Whether an action has set the children, and they differ from those the flow declares.
    var isSet: Bool?
    /// The children that the flow declared then, and that were not among the set ones.
    ///
    /// Those that an update of the app has added since are told from them. Nil if none were set, and in older snapshots.
    var hidden: [Child]?
  }

  struct Child: Codable, Hashable, Sendable {
    var flow: String
    var key: SavedValue?
    /// Nil if the child hasn't been shown yet.
    var entries: [Entry]?
  }
}

extension NavigationSnapshot {
  /// Changes each entry, to update an older snapshot.
  ///
  /// ```swift
  /// snapshot.changeEntries { if $0.flow == "shop.list" { $0.flow = "shop.products" } }
  /// ```
  ///
  /// The children of containers are named by their flows, too. The closure changes these names like those of an entry
  /// with the same name and key. To drop an entry, give it a name that no flow has.
  ///
  /// - Parameter change: Changes an entry.
  public mutating func changeEntries(_ change: (inout Entry) throws -> Void) rethrows {
    for stack in stacks.indices { try Self.change(&stacks[stack].entries, change) }
  }

  /// The entries, from the app's root up; those inside a container follow it, child by child.
  public var entries: [Entry] { stacks.flatMap { $0.entries.flatMap(\.all) } }

  private static func change(_ entries: inout [Entry], _ change: (inout Entry) throws -> Void) rethrows {
    for entry in entries.indices {
      try change(&entries[entry])
      guard var children = entries[entry].children else { continue }
      for child in children.list.indices { try Self.change(&children.list[child], change) }
      if var hidden = children.hidden {
        for child in hidden.indices { try Self.change(&hidden[child], change) }
        children.hidden = hidden
      }
      entries[entry].children = children
    }
  }

  private static func change(_ child: inout Child, _ change: (inout Entry) throws -> Void) rethrows {
    var named = Entry(flow: child.flow, key: child.key)
    try change(&named)
    (child.flow, child.key) = (named.flow, named.key)
    guard var entries = child.entries else { return }
    try Self.change(&entries, change)
    child.entries = entries
  }

  /// Numbers the entries.
  mutating func count() {
    var next = 0
    for stack in stacks.indices { Self.count(&stacks[stack].entries, &next) }
  }

  private static func count(_ entries: inout [Entry], _ next: inout Int) {
    for index in entries.indices {
      entries[index].number = next
      next += 1
      guard var children = entries[index].children else { continue }
      for child in children.list.indices {
        guard var inside = children.list[child].entries else { continue }
        count(&inside, &next)
        children.list[child].entries = inside
      }
      entries[index].children = children
    }
  }
}

extension NavigationSnapshot.Entry {
  /// The entry and everything inside it.
  fileprivate var all: [Self] {
    [self] + (children?.list.flatMap { ($0.entries ?? []).flatMap(\.all) } ?? [])
  }

  /// The flow's name, with its key if there is one.
  var name: String { key.map { "\(flow)(\($0.string ?? $0.text()))" } ?? flow }
}

extension [NavigationSnapshot.Entry] {
  /// The number of the active entry of a layer: its top, or the active entry inside the top.
  var visibleNumber: Int? {
    guard let top = last else { return nil }
    guard let children = top.children, let selected = children.selected, children.list.indices.contains(selected)
    else { return top.number }
    return children.list[selected].entries?.visibleNumber ?? top.number
  }
}

extension NavigationSnapshot: Codable {
  /// The version of FlowKit's own format; a newer FlowKit may write another one.
  private static var format: Int { 1 }

  /// How many containers may be nested: what is inside more of them is neither written nor read.
  ///
  /// Foundation's JSON decoder reads 512 arrays and objects in one another, of which a container takes five.
  static var deepest: Int { 60 }

  /// The longest path of keys to an entry: five for each container around it, and some for what the app puts around the
  /// snapshot.
  fileprivate static var longestPath: Int { 5 * deepest + 20 }

  private enum CodingKeys: CodingKey { case format, version, stacks }

  /// Reads a snapshot.
  ///
  /// - Throws: A `DecodingError` if the data is no snapshot, or if a newer FlowKit has written it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values, debugDescription: "This FlowKit reads the format \(Self.format), not \(format).")
    }
    version = try values.decode(Int.self, forKey: .version)
    stacks = try values.decode([Stack].self, forKey: .stacks)
    count()
  }

  /// Writes the snapshot: one object for each entry.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(version, forKey: .version)
    try values.encode(stacks, forKey: .stacks)
  }
}

extension NavigationSnapshot.Entry: Codable {
  /// Reads an entry and what it contains.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < NavigationSnapshot.longestPath else {
      let text = "More than \(NavigationSnapshot.deepest) containers are nested."
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    flow = try values.decode(String.self, forKey: .flow)
    key = try values.decodeIfPresent(SavedValue.self, forKey: .key)
    state = try values.decodeIfPresent(SavedValue.self, forKey: .state)
    children = try values.decodeIfPresent(NavigationSnapshot.Children.self, forKey: .children)
  }

  /// Writes the properties that are not nil.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(flow, forKey: .flow)
    try values.encodeIfPresent(key, forKey: .key)
    try values.encodeIfPresent(state, forKey: .state)
    try values.encodeIfPresent(children, forKey: .children)
  }
}
