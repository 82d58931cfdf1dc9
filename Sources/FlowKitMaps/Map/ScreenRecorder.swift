import FlowKit

/// Stands in for a navigator while one screen is made, and records what its callbacks are bound to.
@MainActor
final class ScreenRecorder {
  /// The bindings, in order.
  private(set) var bindings: [Named] = []
  /// The properties that were set to something other than a verb.
  private(set) var boundByHand: [String] = []
  /// Properties that were set together with fewer verbs, so that some may be closures of the app.
  private(set) var unclear: [(names: [String], verbs: Int)] = []

  /// The properties that could hold a callback, and have kept the value that they had before.
  private(set) var unbound: [String] = []

  private let isNamed: Bool
  private var names: CallbackNames?
  /// The verbs that were bound since the last change of a property.
  private var waiting: [Int] = []
  private let attachments = ScreenAttachments()

  /// A verb, and the property that it was assigned to.
  struct Named {
    let binding: BindingRecorder.Binding
    /// Counted from 0, in the order in which they are bound.
    let number: Int
    /// The property; nil if it can't be determined.
    var property: CallbackNames.Property?
  }

  /// - Parameter isNamed: Whether the recorder may read the screen's properties.
  init(isNamed: Bool) {
    self.isNamed = isNamed
  }

  /// Makes a screen of a flow, and records what is bound.
  func make(_ flow: Blueprint, id: ScreenID) -> AnyObject {
    let recorder = BindingRecorder(
      screen: { [self] screen in names = isNamed ? CallbackNames(of: screen) : nil },
      binding: { [self] binding in add(binding) })
    let screen = flow.makeScreen(Lets(performer: self, caller: Caller(id: id, flow: flow), recorder: recorder))
    if names == nil, isNamed { names = CallbackNames(of: screen) }  // the flow binds nothing
    look()
    unbound = names?.unchanged() ?? []
    names = nil
    return screen
  }

  /// Whether a later verb has taken its property.
  func isReplaced(_ named: Named) -> Bool {
    guard named.binding.isForCallback, let name = named.property?.name,
      let last = bindings.last(where: { $0.property?.name == name && $0.binding.isForCallback })
    else { return false }
    return last.number != named.number
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

  private func look() {
    guard let changed = names?.changed(), !changed.isEmpty else { return }
    if changed.count == 1, waiting.count == 1 {
      bindings[waiting[0]].property = changed[0]
    } else if waiting.isEmpty {
      boundByHand += changed.map(\.name)
    } else if let count = names?.distinctCount(of: changed), count > waiting.count {
      unclear.append((changed.map(\.name), waiting.count))
    }
    waiting = []
  }

  private func add(_ binding: BindingRecorder.Binding) {
    look()
    bindings.append(Named(binding: binding, number: bindings.count))
    if binding.isForCallback { waiting.append(bindings.count - 1) }
  }
}

extension ScreenRecorder: ActionPerformer {
  var isReachable: Bool { true }

  func perform(_ action: NavigationAction, for caller: Caller) {}

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? { nil }

  func attachment<Kind: ScreenAttachment>(_ kind: Kind.Type, of caller: Caller) -> Kind? { attachments.of(kind) }
}
