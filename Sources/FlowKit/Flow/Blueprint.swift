/// A ``Flow`` with its screen's type erased.
///
/// A blueprint never changes. The flow's copies share it, and actions and the entries of trees refer to it. Its
/// subclasses know how to make the screen.
@MainActor
@usableFromInline
package class Blueprint {
  package nonisolated let place: SourcePlace
  /// What only few flows have; `nil` if everything is at its default.
  ///
  /// It is boxed because each callback that leads to a flow has a blueprint.
  nonisolated let box: FlowProperties.Box?

  /// The type of its screen.
  package nonisolated var screenType: Any.Type { Never.self }

  /// Makes a screen and binds its callbacks to the factory's actions; a blueprint that only identifies a flow returns
  /// itself as a placeholder.
  package func makeScreen(_ lets: Lets) -> AnyObject { self }

  /// The same flow with other properties; each kind of blueprint implements this.
  nonisolated func with(_ properties: FlowProperties.Box) -> Blueprint { self }

  nonisolated init(_ place: SourcePlace, _ properties: FlowProperties.Box?) {
    self.place = place
    box = properties
  }
}

extension Blueprint {
  package nonisolated var id: FlowID { FlowID(blueprint: self) }

  /// The same flow, of which something is changed.
  nonisolated func changed(_ change: (inout FlowProperties) -> Void) -> Blueprint { with(.changed(box, change)) }

  nonisolated var label: FlowLabel? { box?.properties.label }
  package nonisolated var actsWhileCovered: Bool { box?.properties.actsWhileCovered ?? false }
  package nonisolated var reuse: EntryReuse { box?.properties.reuse ?? [] }
  nonisolated var transitions: FlowTransitions? { box?.properties.transitions }
  nonisolated var arrival: ScreenTransition { transitions?.arrival ?? .automatic }
  package nonisolated var traits: [FlowTrait] { box?.properties.traits.all ?? [] }
  nonisolated var interests: Interests { box?.interests ?? [] }
}

/// A blueprint that only identifies a flow.
final class NamedBlueprint: Blueprint {
  private nonisolated let type: Any.Type

  nonisolated init(_ place: SourcePlace, _ type: Any.Type, _ properties: FlowProperties.Box?) {
    self.type = type
    super.init(place, properties)
  }

  nonisolated convenience init(_ place: SourcePlace, _ type: Any.Type, name: String?) {
    self.init(place, type, .with(.with(key: nil, name: name)))
  }

  override nonisolated var screenType: Any.Type { type }

  override nonisolated func with(_ properties: FlowProperties.Box) -> Blueprint {
    NamedBlueprint(place, type, properties)
  }
}

/// What a flow's modifiers change.
package struct FlowProperties: Sendable {
  var label: FlowLabel?
  var actsWhileCovered = false
  var reuse: EntryReuse = []
  var transitions: FlowTransitions?
  var traits = FlowTraits()
}

extension FlowProperties {
  /// The properties of a flow, which never change.
  final class Box: Sendable {
    let properties: FlowProperties
    let interests: Interests

    private init(_ properties: consuming FlowProperties) {
      self.properties = properties
      let traits = self.properties.traits
      interests = traits.others.reduce(traits.first?.interests ?? []) { $0.union($1.interests) }
    }

    /// Other properties than those of a box, or than those that a flow has by itself.
    static func changed(_ old: Box? = nil, _ change: (inout FlowProperties) -> Void) -> Box {
      var properties = old?.properties ?? FlowProperties()
      change(&properties)
      return Box(properties)
    }

    /// The properties of a flow with a label; `nil`, without a box, if it has none.
    static func with(_ label: FlowLabel?) -> Box? { label.map { Box(FlowProperties(label: $0)) } }

    func trait<Trait: FlowTrait>(_ kind: Trait.Type) -> Trait? {
      if let first = properties.traits.first, type(of: first) == kind { return unsafeDowncast(first, to: kind) }
      for other in properties.traits.others where type(of: other) == kind { return unsafeDowncast(other, to: kind) }
      return nil
    }
  }
}

/// How a flow's screens come and go if an action names no transition.
final class FlowTransitions: Sendable {
  let arrival: ScreenTransition
  /// How they leave; `nil` for the reversed way in.
  let out: ScreenTransition?

  init(_ way: ScreenTransition, out: ScreenTransition?) {
    arrival = way
    self.out = out
  }
}

/// Something that few flows have: children, guards, message handlers.
///
/// Each kind is a subclass, declared beside the code that uses it.
@MainActor
package class FlowTrait {
  nonisolated let interests: Interests

  nonisolated init(_ interests: Interests = []) {
    self.interests = interests
  }
}

/// The traits of a flow, nearly always one: that needs no list.
///
/// Not a ``ShortList``, which is generic: with that, "push + pop, with a guard" of `Benchmarks/counts` is 3 % dearer.
package struct FlowTraits: Sendable {
  fileprivate private(set) var first: FlowTrait?
  fileprivate private(set) var others: [FlowTrait] = []

  var all: [FlowTrait] { (first.map { [$0] } ?? []) + others }

  /// Adds a trait, which replaces the one of its kind.
  mutating func set<Trait: FlowTrait>(_ trait: Trait) {
    remove { type(of: $0) == Trait.self }
    if first == nil { first = trait } else { others.append(trait) }
  }

  mutating func remove(where fits: (FlowTrait) -> Bool) {
    guard let first else { return }
    others.removeAll(where: fits)
    if fits(first) { self.first = others.isEmpty ? nil : others.removeFirst() }
  }
}

extension Blueprint {
  /// The trait of a kind, or `nil` if the flow has none, which is the usual case.
  @inline(__always)  // so that the usual case is but a look
  package nonisolated func trait<Trait: FlowTrait>(_ kind: Trait.Type) -> Trait? {
    box?.trait(kind)
  }
}

/// When an action that would enter a flow reuses an entry that exists already.
package struct EntryReuse: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// If the new entry would cover an entry of the flow, that one gets the arguments instead.
  package static let onTop = EntryReuse(rawValue: 1)
  /// A push moves an existing entry to the top of its stack.
  package static let movesToFront = EntryReuse(rawValue: 2)
}

/// The key and the name that few flows have, in a box of their own, so that the others stay small.
@usableFromInline
package final class FlowLabel: Sendable {
  let key: (any Hashable & Sendable)?
  let name: String?
  /// The key's hash, computed once.
  ///
  /// Searching for a flow compares many entries, and the hashes of different keys nearly always differ.
  let keyHash: Int

  private init(key: (any Hashable & Sendable)?, name: String?) {
    self.key = key
    self.name = name
    keyHash = key.map { AnyHashable($0).hashValue } ?? 0
  }

  /// A label; `nil`, without a box, if there is neither key nor name.
  @usableFromInline
  package static func with(key: (any Hashable & Sendable)?, name: String? = nil) -> FlowLabel? {
    key == nil && name == nil ? nil : FlowLabel(key: key, name: name)
  }
}

/// What a flow has to be asked about: one summary for all features.
///
/// A flow unites what its traits are interested in. Where a set is empty, nobody is asked, and nothing is searched.
package struct Interests: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Decides, or prepares something, before one of its screens enters or is reused.
  static let entering = Interests(rawValue: 1)
  /// Decides before one of its screens leaves.
  static let leaving = Interests(rawValue: 2)
  /// Decides about the actions of its screens, and of those above them.
  static let actions = Interests(rawValue: 4)
  /// Handles messages.
  static let messages = Interests(rawValue: 8)
}
