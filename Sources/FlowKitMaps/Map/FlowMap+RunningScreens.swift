package import FlowKit

extension FlowMap {
  /// Records from now on what the callbacks of a running app's screens are bound to, as their screens are made.
  package func record(_ navigator: Navigator) {
    navigator.makeRecorder = { life in
      guard let flow = life.caller.flow, canRead(flow.id) else { return nil }
      return life.attachment(ScreenRecorder.self)?.recorder
    }
  }

  /// The callbacks of a screen of a running app, in the order in which they are declared; none if it must not be read.
  ///
  /// Those that were recorded can be called as in a session. Of others, such as those of a screen that was made before, and the
  /// app's own closures, the ones without arguments can be called: each is the closure that the screen has now.
  package func runningCallbacks(of entry: NavigationTree.Entry, in navigator: Navigator) -> [RealCallback] {
    guard canRead(entry.flow), let screen = navigator.madeScreen(of: entry.id) else { return [] }
    let isRecorded = navigator.existing(ScreenRecorder.self, of: entry.id) != nil
    let recorded = isRecorded ? callbacks(of: entry, in: navigator) : []
    return ObjectReading(of: screen, nil).fields.map { field in
      let known = recorded.first { $0.name == field.property.name }
      if let known, known.closure != nil || known.isUnbound || field.isNil { return known }
      return RealCallback(field, Self.closure(field.value), known)
    }
  }

  /// A closure without arguments; nil if it is none.
  ///
  /// Swift casts closures only to the very type that they have, and those with arguments of a generic type are then called wrongly.
  private static func closure(_ value: Any) -> BindingRecorder.Closure? {
    typealias Plain = () -> Void
    typealias Main = @MainActor () -> Void
    typealias Sent = @Sendable () -> Void
    var found = value as? Main
    if let plain = value as? Plain { found = { plain() } }
    if let sent = value as? Sent { found = { sent() } }
    guard let call = found else { return nil }
    return BindingRecorder.Closure(types: []) { values in
      guard values.isEmpty else { return false }
      call()
      return true
    }
  }
}

extension RealCallback {
  /// Whether its flow has bound it to nothing.
  fileprivate var isUnbound: Bool { problem?.hasPrefix("is bound to nothing") == true }

  fileprivate init(_ field: ObjectReading.Field, _ closure: BindingRecorder.Closure?, _ recorded: RealCallback?) {
    let property = field.property
    let problem =
      field.isNil
      ? "is nil"
      : "can't be called with a value, because its screen was made before the inspector was there. Leave the screen and come back"
    self.init(
      name: property.name, parameters: property.parameters, isOptional: property.isOptional, closure: closure,
      problem: closure == nil ? recorded?.problem ?? problem : nil)
  }
}
