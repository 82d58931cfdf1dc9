package import FlowKit

/// A callback of a real screen, as it is bound now.
package struct RealCallback {
  /// The name of the screen's property.
  package let name: String
  /// The types of its arguments, as text.
  package let parameters: [String]
  /// Whether the property may be nil.
  package let isOptional: Bool
  /// The verb's closure; nil if it can't be called.
  package let closure: BindingRecorder.Closure?
  /// Why it can't be called, as the rest of a sentence: “is a closure of the app's own, which ...”; nil if it can.
  package let problem: String?
}

// A recorder of a real screen ends with the screen's entry.
extension ScreenRecorder: ScreenAttachment {
  package nonisolated convenience init() { self.init(isNamed: true) }

  package func leave(isKept: Bool) {}

  /// The screen's callbacks, in the order in which they are declared.
  fileprivate var callbacks: [RealCallback] {
    look()
    let empty = names?.namesOfNil ?? []
    return names?.properties.map { property in
      let (closure, problem) = empty.contains(property.name) ? (nil, "is nil") : found(property)
      return RealCallback(property, closure, problem)
    } ?? []
  }

  private func found(_ property: CallbackNames.Property) -> (BindingRecorder.Closure?, problem: String?) {
    let own = "is a closure of the app's own, which the tool can't call"
    let unclear =
      "was set together with others, so the tool can't tell what it is bound to, and can't call it. Give each verb a"
      + " statement of its own, and set closures of your own before the verbs"
    switch held[property.name] {
    case .verb(let number):
      let closure = bindings[number].binding.closure
      return (closure, closure == nil ? own : nil)
    case .own: return (nil, own)
    case .unclear: return (nil, unclear)
    case nil: return (nil, "is bound to nothing: the flow assigns no verb to it")
    }
  }
}

extension RealCallback {
  fileprivate init(_ property: CallbackNames.Property, _ closure: BindingRecorder.Closure?, _ problem: String?) {
    self.init(
      name: property.name, parameters: property.parameters, isOptional: property.isOptional, closure: closure,
      problem: problem)
  }
}

extension FlowMap {
  /// Runs a closure that makes navigators, and records what their screens' callbacks are bound to, so that they can be
  /// called by their names.
  package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Navigator.$recorders.withValue(
      { life in
        guard let flow = life.caller.flow, canRead(flow.id) else { return nil }
        return life.attachment(ScreenRecorder.self)?.recorder
      }, operation: body)
  }

  /// The callbacks of an entry's screen, in the order in which they are declared; none if it must not be read.
  package func callbacks(of entry: NavigationTree.Entry, in navigator: Navigator) -> [RealCallback] {
    guard canRead(entry.flow), let screen = navigator.screen(of: entry.id) else { return [] }
    if let recorder = navigator.existing(ScreenRecorder.self, of: entry.id) { return recorder.callbacks }
    let problem = "can't be called, because its navigator was not made by the tool's closure"
    return CallbackNames(of: screen).properties.map { RealCallback($0, nil, problem) }
  }
}
