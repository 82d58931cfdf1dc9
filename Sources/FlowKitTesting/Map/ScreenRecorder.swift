import FlowKit

/// Stands in for a navigator while one screen is made, and writes down what its callbacks are bound to.
@MainActor
final class ScreenRecorder {
  /// What is bound, in order.
  private(set) var bindings: [Named] = []
  /// The properties that were bound to something else than a verb.
  private(set) var boundByHand: [String] = []

  private let isNamed: Bool
  private var names: CallbackNames?
  /// The verbs since the last change of a property.
  private var waiting: [Int] = []
  private let belongings = Belongings()

  /// A verb that was written, and the property that it was assigned to.
  struct Named {
    let binding: BindingRecorder.Binding
    /// Nil where that can't be told.
    var property: CallbackNames.Property?
  }

  /// - Parameter isNamed: Whether the screen's properties may be looked at.
  init(isNamed: Bool) {
    self.isNamed = isNamed
  }

  /// Makes a screen of a flow, and takes note.
  func make(_ flow: Blueprint, id: ScreenID) -> AnyObject {
    let recorder = BindingRecorder(
      screen: { [self] screen in names = isNamed ? CallbackNames(of: screen) : nil },
      binding: { [self] binding in add(binding) })
    let screen = flow.makeScreen(Lets(performer: self, caller: Caller(id: id, flow: flow), recorder: recorder))
    look()
    names = nil
    return screen
  }

  /// The name of the callback of a flow's screen that is set here; nil where that can't be told.
  func name(of flow: Blueprint, id: ScreenID, setting bind: @MainActor (AnyObject) -> Void) -> String? {
    let screen = make(flow, id: id)
    var names = CallbackNames(of: screen)
    bind(screen)
    let changed = names.changed()
    return changed.count == 1 ? changed[0].name : nil
  }

  private func look() {
    guard let changed = names?.changed(), !changed.isEmpty else { return }
    if changed.count == 1, waiting.count == 1 {
      bindings[waiting[0]].property = changed[0]
    } else if waiting.isEmpty {
      boundByHand += changed.map(\.name)
    }
    waiting = []
  }

  private func add(_ binding: BindingRecorder.Binding) {
    look()
    bindings.append(Named(binding: binding))
    if binding.isForCallback { waiting.append(bindings.count - 1) }
  }
}

extension ScreenRecorder: ActionPerformer {
  var isReachable: Bool { true }

  func perform(_ action: NavigationAction, for caller: Caller) {}

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? { nil }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? { belongings.of(kind) }
}
