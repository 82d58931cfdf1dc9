package import FlowKit

/// Records what one screen's callbacks are bound to, and finds out which property has which verb.
@MainActor
package final class ScreenRecorder {
  /// The bindings, in order.
  private(set) var bindings: [Named] = []
  /// The properties that were set to something other than a verb.
  private(set) var boundByHand: [String] = []
  /// Properties that were set together with fewer verbs, so that some may be closures of the app.
  private(set) var unclear: [(names: [String], verbs: Int)] = []

  /// The number of verbs for callbacks, if the screen was made together with them.
  private var verbsAtEnd: Int?

  private let isNamed: Bool
  private let unread: Set<ObjectIdentifier>?
  private(set) var names: CallbackNames?
  /// Whether the screen's callbacks are being set.
  private var isOpen = true
  /// The verbs that were bound since the last change of a property.
  private var waiting: [Int] = []
  /// What the properties hold that were set; the others have kept the values that they had before.
  private(set) var held: [String: Held] = [:]
  private(set) lazy var recorder = BindingRecorder(self)
  /// What the app has given to verbs; nil if nobody wants to know it.
  var given: [BindingRecorder.Given]?

  /// A verb, and the property that it was assigned to.
  struct Named {
    var binding: BindingRecorder.Binding
    /// Counted from 0, in the order in which they are bound.
    let number: Int
    /// The property; nil if it can't be determined.
    var property: CallbackNames.Property?
  }

  enum Held {
    /// The closure of the verb with this number.
    case verb(Int)
    /// A closure of the app.
    case own
    /// One of several closures.
    case unclear
  }

  /// - Parameters:
  ///   - isNamed: Whether the recorder may read the screen's properties.
  ///   - unread: The types of the screen's objects not to read; nil to read none.
  package nonisolated init(isNamed: Bool, unread: Set<ObjectIdentifier>? = nil) {
    self.isNamed = isNamed
    self.unread = unread
  }

  /// Makes a screen of a flow without a navigator, and records what is bound.
  func make(_ flow: Blueprint, id: ScreenID) -> AnyObject {
    NoNavigator().make(flow, id: id, recorder).screen
  }

  /// The properties that could hold a callback, and have kept the value that they had before.
  var unbound: [String] { unbound(besides: []) }

  /// The same without those of some objects.
  func unbound(besides others: Set<ObjectIdentifier>) -> [String] {
    let own = names?.properties.filter { $0.owner.map { !others.contains($0) } ?? true } ?? []
    return own.map(\.name).filter { held[$0] == nil }
  }

  /// Closures that a screen has which was made together with its callbacks, if they are more than its verbs, so that some
  /// are the app's.
  func unclearAtEnd(besides others: Set<ObjectIdentifier>) -> (names: [String], verbs: Int)? {
    guard let verbs = verbsAtEnd, let names else { return nil }
    let set = names.properties.filter { property in
      property.fitsVerbs && held[property.name] != nil && property.owner.map { !others.contains($0) } ?? true
    }
    return names.distinctCount(of: set) > verbs ? (set.map(\.name), verbs) : nil
  }

  /// Whether a later verb has taken its property.
  func isReplaced(_ named: Named) -> Bool {
    guard named.binding.isForCallback, let name = named.property?.name,
      let last = bindings.last(where: { $0.property?.name == name && $0.binding.isForCallback })
    else { return false }
    return last.number != named.number
  }

  /// The callback of a flow's screen that the flow leaves to whoever opens it; nil if there are several, or none.
  func name(ofUnbound flow: Blueprint, id: ScreenID) -> String? {
    let screen = make(flow, id: id)
    return withExtendedLifetime(screen) { unbound.count == 1 ? unbound.first : nil }
  }

  /// The name of the callback that a closure sets on a flow's screen; nil if it can't be determined.
  func name(of flow: Blueprint, id: ScreenID, setting bind: @MainActor (AnyObject) -> Void) -> String? {
    let screen = make(flow, id: id)
    var names = CallbackNames(of: screen)
    bind(screen)
    let changed = names.changed()
    return changed.count == 1 ? changed[0].name : nil
  }

  /// The values of a flow's screen that can be compared, by the names of their properties.
  func plainValues(of flow: Blueprint, id: ScreenID) -> [String: AnyHashable] {
    var mirror = Mirror(reflecting: make(flow, id: id)) as Mirror?, all: [String: AnyHashable] = [:]
    while let one = mirror {
      for (label, value) in one.children where !(Swift.type(of: value) is AnyClass) {
        if let label, let value = value as? AnyHashable { all[label] = value }
      }
      mirror = one.superclassMirror
    }
    return all
  }

  func look() {
    guard let changed = names?.changed(), !changed.isEmpty else { return }
    let others = changed.filter { !$0.fitsVerbs }, own = waiting.filter { bindings[$0].binding.isOwn }
    match(others, with: own)
    match(changed.filter(\.fitsVerbs), with: others.isEmpty ? waiting : waiting.filter { !own.contains($0) })
    waiting = []
  }

  /// Finds out which verbs some properties were set to.
  private func match(_ changed: [CallbackNames.Property], with verbs: [Int]) {
    let count = names?.distinctCount(of: changed) ?? 0
    if verbs.isEmpty {
      note(changed, hold: .own)
    } else if count == 1, verbs.count == 1 {
      if changed.count == 1 { bindings[verbs[0]].property = changed[0] }
      note(changed, hold: .verb(verbs[0]))
    } else {
      if count > verbs.count { unclear.append((changed.map(\.name), verbs.count)) }
      note(changed, hold: .unclear)
    }
  }

  private func note(_ properties: [CallbackNames.Property], hold now: Held) {
    if case .own = now { boundByHand += properties.map(\.name) }
    for property in properties { held[property.name] = now }
  }

  /// Reads a screen that was made together with its callbacks, so that nobody has seen them before.
  private func readAtEnd(_ screen: AnyObject) {
    let names = CallbackNames(of: screen, unread: unread), declared = names.namesWithoutCaptures + names.namesOfNil
    note(names.properties.filter { !declared.contains($0.name) }, hold: .unclear)
    verbsAtEnd = waiting.count
    self.names = names
  }
}

extension ScreenRecorder: BindingListener {
  package func begin(_ screen: AnyObject) {
    look()
    if names == nil, isNamed { names = CallbackNames(of: screen, unread: unread) }
    isOpen = true
  }

  package func hear(_ given: BindingRecorder.Given) { self.given?.append(given) }

  package func hear(_ binding: BindingRecorder.Binding) {
    guard isOpen else { return }
    look()
    bindings.append(Named(binding: binding, number: bindings.count))
    if binding.isForCallback { waiting.append(bindings.count - 1) }
  }

  package func end(_ screen: AnyObject) {
    if names == nil, isNamed { readAtEnd(screen) }
    look()
    waiting = []
    isOpen = false
  }

  package func recorder(of opened: Caller, _ life: ScreenLife) -> BindingRecorder? {
    life.performer.attachments(of: opened)?.of(ScreenRecorder.self).recorder
  }
}
