public import FlowKit

/// The flows of an app under permanent names, which snapshots use to refer to them.
///
/// ```swift
/// let flows = try FlowRegistry {
///   $0.add("shop.list", shop.list)
///   $0.add("shop.item") { (id: Int) in shop.item(id) }
/// }
/// ```
///
/// Saved files contain the names, so keep them when the code changes. The registry retains what the flows capture.
@MainActor
public struct FlowRegistry {
  /// The version of what the app saves: names, keys, and states.
  package let version: Int
  let migrate: (@MainActor (inout NavigationSnapshot) throws -> Void)?
  private var makers: [String: Listing] = [:]
  private var names: [FlowID: String] = [:]
  /// The makers of flows with keys, in the order they were listed.
  private var keyed: [Listing] = []
  /// All lines, until the closure has listed them; nil afterwards.
  private var unchecked: [Listing]? = []

  /// Lists the flows.
  ///
  /// - Parameters:
  ///   - version: The version of what the app saves. A snapshot with a newer version isn't restored.
  ///   - list: Adds the flows to the registry. A group can add its own: `shop.add(to: &$0)`.
  ///   - migrate: Updates a snapshot with an older ``NavigationSnapshot/version`` before it is restored. If it throws
  ///     an error, the restoration ends. Without this closure, an older snapshot is restored as it is.
  /// - Throws: ``FlowRegistryError`` if two flows have the same name or one flow has two names. Rethrows any error of
  ///   the list.
  public init(
    version: Int = 1, _ list: @MainActor (inout FlowRegistry) throws -> Void,
    migrating migrate: (@MainActor (inout NavigationSnapshot) throws -> Void)? = nil
  ) throws {
    self.version = version
    self.migrate = migrate
    try list(&self)
    if let error = FlowRegistryError(of: unchecked ?? []) { throw error }
    unchecked = nil
  }
}

// What the closure calls; the names are checked after it, so nothing can be added later.
extension FlowRegistry {
  /// Adds a flow under a name, in the closure of ``init(version:_:migrating:)``; anywhere else, the app stops.
  ///
  /// - Parameters:
  ///   - name: The name, which should never change.
  ///   - flow: The flow.
  ///   - fileID: The file to name as the place.
  ///   - line: The line to name as the place.
  public mutating func add(
    _ name: String, _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    add(Listing(name, flow, SourcePlace(fileID: fileID, line: line, column: 0)))
  }

  /// Adds a flow under its own name: that of `named(_:)`, or otherwise that of its screen's type.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to name as the place.
  ///   - line: The line to name as the place.
  public mutating func add(_ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line) {
    add(flow.id.name, flow, fileID: fileID, line: line)
  }

  /// Adds the flows of a function that takes their key, under one name.
  ///
  /// ```swift
  /// $0.add("shop.item") { (id: Int) in shop.item(id) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, which should never change.
  ///   - fileID: The file to name as the place.
  ///   - line: The line to name as the place.
  ///   - flow: Makes the flow for a key; the flow must have this key. The key may come from a file that somebody has
  ///     changed.
  public mutating func add<Key: Codable & Hashable & Sendable, Screen: AnyObject>(
    _ name: String, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ flow: @escaping @MainActor (Key) -> Flow<Screen>
  ) {
    add(Listing(name, flow, SourcePlace(fileID: fileID, line: line, column: 0)))
  }

  private mutating func add(_ listing: Listing) {
    precondition(
      unchecked != nil,
      "The flow \(listing.name), listed at \(listing.place), comes too late. Add it in the closure of FlowRegistry(...)."
    )
    unchecked?.append(listing)
    makers[listing.name] = listing
    if let flow = listing.flow { names[flow] = listing.name } else { keyed.append(listing) }
  }
}

extension FlowRegistry {
  /// The flows that are listed without keys, sorted by name.
  package var flows: [FlowID] { names.sorted { $0.value < $1.value }.map(\.key) }

  /// The flow that is listed without a key, as it was listed; nil if there is none.
  func listed(_ flow: FlowID) -> FlowID? { names.index(forKey: flow).map { names[$0].key } }

  /// Whether a flow is listed, on its own or with others that have keys.
  package func lists(_ flow: FlowID) -> Bool {
    var cache: [SourcePlace: Int] = [:]
    return name(of: flow, &cache) != nil
  }

  /// The flow with a name and a key.
  func flow(_ name: String, _ key: SavedValue?) throws(RestorationIssue.Missing) -> Blueprint {
    guard let listing = makers[name] else {
      throw .init(.unknownFlow, "the registry has no flow of this name")
    }
    do {
      return try listing.make(key)
    } catch {
      throw .init(.brokenKey, "its key can't be read: \(RestorationIssue.text(of: error))")
    }
  }

  /// The name and the key of a flow; nil if it isn't listed.
  func name(of flow: FlowID, _ cache: inout [SourcePlace: Int]) -> (name: String, key: SavedValue?)? {
    if let name = names[flow] { return (name, nil) }
    if let found = cache[flow.place], let saved = keyed[found].save(flow) { return (keyed[found].name, saved) }
    for (index, listing) in keyed.enumerated() {
      guard let saved = listing.save(flow) else { continue }
      cache[flow.place] = index
      return (listing.name, saved)
    }
    return nil
  }
}

/// One line of a registry.
@MainActor
struct Listing {
  let name: String
  /// Where it was listed.
  let place: SourcePlace
  /// The flow; nil if this line lists several flows by key.
  let flow: FlowID?
  /// Makes the flow for a key.
  let make: @MainActor (SavedValue?) throws -> Blueprint
  /// Encodes the key of a flow; nil if it isn't one of this line's flows.
  let save: @MainActor (FlowID) -> SavedValue?

  init(_ name: String, _ flow: Flow<some AnyObject>, _ place: SourcePlace) {
    self.name = name
    self.place = place
    self.flow = flow.id
    make = { _ in flow.blueprint }
    save = { _ in nil }
  }

  init<Key: Codable & Hashable & Sendable>(
    _ name: String, _ flow: @escaping @MainActor (Key) -> Flow<some AnyObject>, _ place: SourcePlace
  ) {
    self.name = name
    self.place = place
    self.flow = nil
    make = { flow(try ($0 ?? .null).value(as: Key.self)).blueprint }
    save = { id in
      // An optional key that is nil is none to the flow.
      guard let key = id.key as Any? as? Key, flow(key).id == id else { return nil }
      return try? SavedValue(saving: key)
    }
  }
}

/// Everything that is wrong with a ``FlowRegistry``, with a sentence for each problem.
public struct FlowRegistryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentences, with the places of the flows.
  package let problems: [String]

  @MainActor
  init?(of listings: [Listing]) {
    var names: [String: Listing] = [:], flows: [FlowID: Listing] = [:], problems: [String] = []
    for listing in listings {
      if let first = names.updateValue(listing, forKey: listing.name) {
        problems.append("Two flows are called \(listing.name): \(first.text) and \(listing.text).")
      } else if let flow = listing.flow, let first = flows.updateValue(listing, forKey: flow) {
        problems.append(
          "\(flow) has two names: \(first.name), listed at \(first.place), and \(listing.name), listed at"
            + " \(listing.place). Give flows of one declaration different keys.")
      }
    }
    guard !problems.isEmpty else { return nil }
    self.problems = problems
  }

  /// All sentences, one a line.
  public var description: String { problems.joined(separator: "\n") }
}

extension Listing {
  /// The flow and the place where it is listed.
  fileprivate var text: String {
    flow.map { "\($0), declared at \($0.place) and listed at \(place)" } ?? "the flows with keys listed at \(place)"
  }
}
