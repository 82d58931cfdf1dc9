import FlowKit

/// Stands in for a navigator while one screen is made, and writes down what its callbacks are bound to.
@MainActor
final class ScreenRecorder {
  /// What is bound, in order.
  private(set) var bindings: [Binding] = []
  /// The properties that were bound to something else than a verb.
  private(set) var boundByHand: [String] = []

  private let isNamed: Bool
  private var names: CallbackNames?
  /// The verbs since the last change of a property.
  private var waiting: [Int] = []
  private let belongings = Belongings()

  /// One verb that was written.
  struct Binding {
    let verb: NavigationAction.Verb
    let place: SourcePlace?
    /// Whether its closure is for a callback; handlers, routers and sequences are for none.
    let isAssigned: Bool
    /// The property that it was assigned to; nil where that can't be told.
    var name: String?
    /// The actions that it may come to, each with the sample that leads to it.
    let actions: @MainActor (MapSamples) throws(MissingSample) -> [(sample: String?, action: NavigationAction)]
  }

  /// There is no sample of a type.
  struct MissingSample: Error {
    let type: Any.Type
  }

  /// - Parameter isNamed: Whether the screen's properties may be looked at.
  init(isNamed: Bool) {
    self.isNamed = isNamed
  }

  /// Takes the last look, when all is bound.
  func finish() {
    look()
    names = nil
  }

  private func look() {
    guard let changed = names?.changed(), !changed.isEmpty else { return }
    if changed.count == 1, waiting.count == 1 {
      bindings[waiting[0]].name = changed[0]
    } else if waiting.isEmpty {
      boundByHand += changed
    }
    waiting = []
  }

  private func add(_ binding: Binding) {
    look()
    bindings.append(binding)
    if binding.isAssigned { waiting.append(bindings.count - 1) }
  }
}

extension ScreenRecorder: BindingRecorder {
  func made(_ screen: AnyObject) {
    names = isNamed ? CallbackNames(of: screen) : nil
  }

  func bound(_ action: NavigationAction) {
    let action = action.withoutDelivery
    add(Binding(verb: action.verb, place: action.origin, isAssigned: true) { _ in [(nil, action)] })
  }

  func bound<each Argument>(
    _ verb: NavigationAction.Verb, at place: SourcePlace,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) {
    add(
      Binding(verb: verb, place: place, isAssigned: verb != .back && verb != .followMessages) { samples throws(MissingSample) in
        var count = 1
        for type in repeat (each Argument).self {
          guard let values = samples.of(type) else { throw MissingSample(type: type) }
          count *= values.count
        }
        return (0..<min(count, MapSamples.mostCombinations)).map { number in
          let turn = SampleTurn(samples, number: number)
          let decided = action(repeat turn.next((each Argument).self)).withoutDelivery
          return (turn.texts.isEmpty ? nil : turn.texts.joined(separator: ", "), decided)
        }
      })
  }
}

extension ScreenRecorder: ActionPerformer {
  var isReachable: Bool { true }
  var recorder: (any BindingRecorder)? { self }

  func perform(_ action: NavigationAction, for caller: Caller) {}

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? { nil }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? { belongings.of(kind) }
}
