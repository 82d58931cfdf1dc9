/// Where an app is, to be kept over its end: the tree, its flows by name and key, and the states of screens that offer
/// one.
///
/// ```swift
/// let encoder = JSONEncoder()
/// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
/// let data = try encoder.encode(navigator.snapshot(with: flows))
/// ```
///
/// It is plain data without ids: the same app in the same place gives the same text.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The app's version of what is in it: that of the ``FlowCatalogue`` it was taken with.
  public internal(set) var version: Int
  /// What could not be taken along, with what stood on it; not encoded.
  public internal(set) var omissions: [RestorationIssue] = []
  /// The app's root stack, and the modals over it.
  var stacks: [Stack]

  /// An entry of the tree.
  public struct Entry: Hashable, Sendable {
    /// The flow's name in the catalogue.
    public var flow: String
    /// The flow's key; nil where it has none.
    public var key: SavedValue?
    /// The screen's state; nil where it has none.
    public var state: SavedValue?
    /// What it contains.
    var children: Children?
    /// Its place among all entries, from 0.
    var number = 0

    enum CodingKeys: CodingKey { case flow, key, state, children }
  }

  struct Stack: Codable, Hashable, Sendable {
    var entries: [Entry]
    /// The style of a modal.
    var style: String?
    /// Whether the style leaves what it covers to be seen, where its name does not say so.
    var coversPartly: Bool?
    /// The number of the entry that presents a modal; nil for the one that is visible below it.
    var presenter: Int?
  }

  struct Children: Codable, Hashable, Sendable {
    var list: [Child]
    var selected: Int?
    /// The children that were selected before, the latest last.
    var history: [Int]?
    /// Whether an action has set them, and they are others than the flow says.
    var isSet: Bool?
  }

  struct Child: Codable, Hashable, Sendable {
    var flow: String
    var key: SavedValue?
    /// Nil where it has not been shown yet.
    var entries: [Entry]?
  }
}

extension NavigationSnapshot {
  /// Changes each entry: how an older snapshot is brought up to date.
  ///
  /// ```swift
  /// snapshot.changeEntries { if $0.flow == "shop.list" { $0.flow = "shop.products" } }
  /// ```
  ///
  /// The children of containers are named by their flows, too: these names are changed along with those of their roots,
  /// as the closure changes an entry of the same name and key. An entry that is to go can get a name that no flow has.
  ///
  /// - Parameter change: Changes an entry.
  public mutating func changeEntries(_ change: (inout Entry) throws -> Void) rethrows {
    for stack in stacks.indices { try Self.change(&stacks[stack].entries, change) }
  }

  /// The entries, from the app's root up; those inside a container after it, child by child.
  public var entries: [Entry] { stacks.flatMap { $0.entries.flatMap(\.all) } }

  private static func change(_ entries: inout [Entry], _ change: (inout Entry) throws -> Void) rethrows {
    for entry in entries.indices {
      try change(&entries[entry])
      guard var children = entries[entry].children else { continue }
      for child in children.list.indices { try Self.change(&children.list[child], change) }
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

  /// Gives the entries their numbers.
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
  /// Itself, and all that it contains.
  fileprivate var all: [Self] {
    [self] + (children?.list.flatMap { ($0.entries ?? []).flatMap(\.all) } ?? [])
  }

  /// The flow's name, with the key where there is one.
  var name: String { key.map { "\(flow)(\($0))" } ?? flow }
}

extension [NavigationSnapshot.Entry] {
  /// The number of the entry of a layer that is used: its top, or what is used inside that.
  var visibleNumber: Int? {
    guard let top = last else { return nil }
    guard let children = top.children, let selected = children.selected, children.list.indices.contains(selected)
    else { return top.number }
    return children.list[selected].entries?.visibleNumber ?? top.number
  }
}

extension NavigationSnapshot: Codable {
  /// What FlowKit itself writes; a newer one may write something else.
  private static var format: Int { 1 }

  private enum CodingKeys: CodingKey { case format, version, stacks }

  /// Reads a snapshot.
  ///
  /// - Throws: A `DecodingError` for whatever is none; also for one that a newer FlowKit has written.
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
  /// Reads an entry, and what it contains.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < 320 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Containers contain each other without an end."))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    flow = try values.decode(String.self, forKey: .flow)
    key = try values.decodeIfPresent(SavedValue.self, forKey: .key)
    state = try values.decodeIfPresent(SavedValue.self, forKey: .state)
    children = try values.decodeIfPresent(NavigationSnapshot.Children.self, forKey: .children)
  }

  /// Writes what there is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(flow, forKey: .flow)
    try values.encodeIfPresent(key, forKey: .key)
    try values.encodeIfPresent(state, forKey: .state)
    try values.encodeIfPresent(children, forKey: .children)
  }
}
