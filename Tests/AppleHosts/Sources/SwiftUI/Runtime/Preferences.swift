/// What a view says to those around it, as SwiftUI's preferences do: a modifier that writes one replaces what its content
/// says, and what views beside each other say is combined.
protocol PreferenceEffect: ViewEffect {
  associatedtype Value
  var value: Value { get }
  static func combine(_ first: Value, _ second: Value) -> Value
}

extension PreferenceEffect where Value == Bool {
  static func combine(_ first: Bool, _ second: Bool) -> Bool { first || second }
}

extension BackButtonHidden: PreferenceEffect {
  var value: Bool { isHidden }
}

extension DismissDisabled: PreferenceEffect {
  var value: Bool { isDisabled }
}

extension Title: PreferenceEffect {
  var value: String { text }
  static func combine(_ first: String, _ second: String) -> String { first }
}

extension BarHidden: PreferenceEffect {
  var value: [String: Bool] { Dictionary(bars.map { ($0, isHidden) }) { first, _ in first } }
  static func combine(_ first: [String: Bool], _ second: [String: Bool]) -> [String: Bool] {
    first.merging(second) { $0 || $1 }
  }
}

extension ViewNode {
  /// What arrives here from the views on this surface; nil if none of them says anything.
  func preference<Effect: PreferenceEffect>(_: Effect.Type) -> Effect.Value? {
    preference(Effect.self) { node in
      guard let element = node.element, element.isSurfaceHolder else { return node.children }
      return element.surface(of: node)
    }
  }

  /// What arrives here from all that is to be seen inside, but for modals.
  func seenPreference<Effect: PreferenceEffect>(_: Effect.Type) -> Effect.Value? {
    preference(Effect.self) { node in
      if let element = node.element as? PresentationElement { return element.base.map { [$0] } ?? [] }
      return node.seenChildren.filter { $0.phase != .hidden }.map(\.node)
    }
  }

  private func preference<Effect: PreferenceEffect>(
    _: Effect.Type, inside: (ViewNode) -> [ViewNode]
  ) -> Effect.Value? {
    if let effect = trait as? Effect { return effect.value }
    return inside(self).compactMap { $0.preference(Effect.self, inside: inside) }
      .reduce(nil) { before, next in before.map { Effect.combine($0, next) } ?? next }
  }
}
