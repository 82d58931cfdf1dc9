@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public nonisolated struct _ViewModifier_Content<Modifier>: Primitive {
  let view: any View

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("content", view)]) }
}

extension View {
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}

/// A view of its own, so that the modifier has its state and its environment.
nonisolated struct ModifierView<Content: View, Modifier: ViewModifier>: View, HoldsProperties {
  let content: Content
  let modifier: Modifier

  @MainActor var body: some View { modifier.body(content: _ViewModifier_Content(view: content)) }

  @MainActor var holder: Any { modifier }
}

/// A view whose properties are those of something in it.
@MainActor
protocol HoldsProperties {
  var holder: Any { get }
}
