public import Foundation

// Modifiers that apps write in their views, and that no host applies: they compile, and a test may find them.
extension View {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modified(Searching())
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(Neutral(name: "URLs"))
  }

  @available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modified(ContextMenuEffect(items: menuItems(), preview: preview()))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modified(Neutral(name: "title mode"))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View {
    modified(Neutral(name: "bar's background"))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(Neutral(name: "bar's background"))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modified(Neutral(name: "bar's colours"))
  }

  @available(iOS 13, visionOS 1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { modified(Neutral(name: "status bar")) }

  @available(iOS 14, macOS 11, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modified(Neutral(name: "shortcut"))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(Neutral(name: "focus"))
  }
}

struct Searching: ViewEffect {}

struct ContextMenuEffect: ViewEffect {
  let items: any View
  let preview: any View
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
}

/// Where the keyboard writes. Here it is a state that nobody but the view changes.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicLink {
  private let state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  @MainActor public var projectedValue: Binding { Binding(state: state) }

  func link(to node: ViewNode, _ index: Int) { state.link(to: node, index) }

  @MainActor @propertyWrapper
  public struct Binding {
    let state: State<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}
