import Foundation
import Observation

/// A view with what a modifier adds to it.
public nonisolated struct Modified<Content: View>: Primitive {
  let content: Content
  nonisolated(unsafe) let effect: any ViewEffect

  @MainActor public func update(_ node: ViewNode) { effect.apply(to: node, content) }
}

protocol ViewEffect {
  @MainActor func apply(to node: ViewNode, _ content: any View)
}

extension ViewEffect {
  @MainActor func apply(to node: ViewNode, _ content: any View) {
    node.trait = self
    node.setChildren([("content", content)])
  }
}

extension View {
  nonisolated func modified(_ effect: any ViewEffect) -> Modified<Self> { Modified(content: self, effect: effect) }
}

/// One that can be looked into without being shown.
@MainActor
protocol ModifiedView {
  var inner: any View { get }
  var effect: any ViewEffect { get }
}

extension Modified: ModifiedView {
  @MainActor var inner: any View { content }
}

// What a modifier says about its content.
struct BackButtonHidden: ViewEffect { let isHidden: Bool }
struct DismissDisabled: ViewEffect { let isDisabled: Bool }
struct Tag: ViewEffect { let value: AnyHashable }
struct TabItem: ViewEffect { let label: any View }
struct Badge: ViewEffect { let text: String? }
struct Title: ViewEffect { let text: String }
struct Detents: ViewEffect {
  let detents: Set<PresentationDetent>
  var selection: Binding<PresentationDetent>?
}
struct IgnoresSafeArea: ViewEffect {}
struct WidthOfColumn: ViewEffect {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
}
struct TransitionSource: ViewEffect {
  let id: AnyHashable
  let namespace: Namespace.ID
}
struct TransitionStyle: ViewEffect { let zoom: ZoomNavigationTransition? }
struct Adaptation: ViewEffect { let adaptation: PresentationAdaptation }
struct BarHidden: ViewEffect {
  let isHidden: Bool
  let bars: [String]
}
struct PageStyle: ViewEffect {}
struct Opacity: ViewEffect { let opacity: Double }
struct Disabled: ViewEffect { let isDisabled: Bool }
struct FlexibleFrame: ViewEffect {
  let idealWidth: CGFloat?
  let idealHeight: CGFloat?
}
struct Shortcut: ViewEffect { let shortcut: KeyboardShortcut }
struct AccessibilityAction: ViewEffect {
  let kind: AccessibilityActionKind
  let handler: () -> Void
}
struct Neutral: ViewEffect { let name: String }

struct Identity: ViewEffect {
  let id: AnyHashable
  @MainActor func apply(to node: ViewNode, _ content: any View) {
    node.setChildren([(["id", id] as [AnyHashable], content)])
  }
}

/// A view beside another one: behind it, and so drawn before it, or over it.
struct Beside: ViewEffect {
  let view: any View
  let isBehind: Bool
  @MainActor func apply(to node: ViewNode, _ content: any View) {
    let parts: [(key: AnyHashable, view: any View)] = [("content", content), ("beside", view)]
    node.setChildren(isBehind ? parts.reversed() : parts)
    node.complainAboutSeveral(isBehind ? "A background" : "An overlay")
  }
}

struct ToolbarEffect: ViewEffect {
  let items: [(key: AnyHashable, view: any View)]
  @MainActor func apply(to node: ViewNode, _ content: any View) {
    node.setChildren([("content", content)] + items.map { (["bar", $0.key] as [AnyHashable], $0.view) })
    node.complainAboutSeveral("A toolbar")
  }
}

struct EnvironmentEffect: ViewEffect {
  let value: Any
  let set: (inout EnvironmentValues) -> Void

  /// The values that it has made before, for what.
  private final class Made: Element {
    var base: EnvironmentValues.Storage?
    var value: Any?
    var made = EnvironmentValues()
    var isSurfaceHolder: Bool { false }
    func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]? { nil }
  }

  @MainActor func apply(to node: ViewNode, _ content: any View) {
    let made = node.element as? Made ?? Made()
    node.element = made
    if made.base !== node.environment.storage || made.value.map({ ViewNode.areSame($0, value) }) != true {
      made.base = node.environment.storage
      made.value = value
      made.made = node.environment
      set(&made.made)
    }
    node.setChildren([("content", content)], made.made)
  }
}

struct AppearEffect: ViewEffect {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func apply(to node: ViewNode, _ content: any View) {
    let leaf = node.leaf as? AppearanceActions ?? AppearanceActions()
    leaf.appear = appear
    leaf.disappear = disappear
    node.leaf = leaf
    node.setChildren([("content", content)])
  }
}

struct ChangeEffect<Value: Equatable>: ViewEffect {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  private final class Last: Element {
    var value: Value?
    var isSurfaceHolder: Bool { false }
    func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]? { nil }
  }

  @MainActor func apply(to node: ViewNode, _ content: any View) {
    let last = node.element as? Last ?? Last()
    node.element = last
    let before = last.value
    last.value = value
    node.setChildren([("content", content)])
    if before == nil ? initial : before != value {
      let (value, action) = (value, action)
      node.runtime.clock.schedule(after: .zero) { action(before ?? value, value) }
    }
  }
}
