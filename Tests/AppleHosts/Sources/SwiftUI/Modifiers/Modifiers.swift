public import Foundation
public import Observation

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modified(Identity(id: AnyHashable(id))) }

  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified(Tag(value: AnyHashable(tag)))
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modified(TabItem(label: label()))
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modified(Badge(text: label.map { String($0) }))
  }

  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modified(EnvironmentEffect(value: value) { $0[keyPath: keyPath] = value })
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modified(EnvironmentEffect(value: object as Any) { $0[T.self] = object })
  }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(AppearEffect(appear: action))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(AppearEffect(disappear: action))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified(ChangeEffect(value: value, initial: initial, action: action))
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(Beside(view: content(), isBehind: true))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(Beside(view: content(), isBehind: false))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modified(Neutral(name: "hidden")) }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(AccessibilityAction(kind: actionKind, handler: handler))
  }
  nonisolated public func opacity(_ opacity: Double) -> some View { modified(Opacity(opacity: opacity)) }
  nonisolated public func disabled(_ disabled: Bool) -> some View { modified(Disabled(isDisabled: disabled)) }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modified(IgnoresSafeArea())
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modified(WidthOfColumn(min: min, ideal: ideal, max: max))
  }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modified(TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modified(TransitionStyle(zoom: style as? ZoomNavigationTransition))
  }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
  nonisolated public func presentationBackground(_ style: Material) -> some View {
    modified(Neutral(name: "background"))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modified(Neutral(name: "indicator"))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified(Detents(detents: detents, selection: selection))
  }
  nonisolated public func zIndex(_ value: Double) -> some View { modified(Neutral(name: "z")) }
  nonisolated public func transition(_ t: AnyTransition) -> some View { modified(Neutral(name: "transition")) }

  @available(iOS 14, macOS 11, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modified(Shortcut(shortcut: shortcut))
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modified(Neutral(name: "hits")) }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modified(Neutral(name: "frame"))
  }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(FlexibleFrame(idealWidth: idealWidth, idealHeight: idealHeight))
  }
  nonisolated public func foregroundStyle(_ style: Color) -> some View { modified(Neutral(name: "style")) }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(Neutral(name: "identifier"))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified(Title(text: String(title)))
  }

  @available(iOS 13, macOS 13, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified(BackButtonHidden(isHidden: hidesBackButton))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(DismissDisabled(isDisabled: isDisabled))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified(Detents(detents: detents))
  }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modified(Adaptation(adaptation: adaptation))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(BarHidden(isHidden: visibility == .hidden, bars: bars.map(\.name)))
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modified(ToolbarEffect(items: content().items))
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

public struct Material: Sendable {
  public static let thinMaterial = Material()
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol NavigationTransition {}

@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  let id: AnyHashable
  let namespace: Namespace.ID
}

@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace)
  }
}

public struct AnyTransition: Sendable {
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
  let name: String
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
}

public enum Visibility: Sendable {
  case automatic, visible, hidden
}

public struct ToolbarPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  @available(watchOS, unavailable)
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}

public protocol ToolbarContent {
  var items: [(key: AnyHashable, view: any View)] { get }
}

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let content: Content
  public let items: [(key: AnyHashable, view: any View)]
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.content = content()
    items = [(AnyHashable(placement.name), self.content)]
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var items: [(key: AnyHashable, view: any View)] { self?.items ?? [] }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

public struct PresentationAdaptation: Equatable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
