#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension EnvironmentValues {
    /// The navigator whose flows are shown around a view; nil outside a ``FlowView``, and when the navigator is gone.
    ///
    /// The environment doesn't keep it alive, because SwiftUI keeps environments longer than views
    /// (hmlongco/Navigator#112).
    public var flowNavigator: Navigator? { navigatorBox?.object }

    /// The entry that a view belongs to; nil outside a ``FlowView``.
    ///
    /// ```swift
    /// Button("Close") { flowNavigator?.perform(.dismiss(), from: screenID) }
    /// ```
    public internal(set) var screenID: ScreenID? {
      get { self[Key<ScreenID>.self] }
      set { self[Key<ScreenID>.self] = newValue }
    }

    /// The namespace of zoom transitions between the views of one ``FlowView``; nil outside.
    ///
    /// ``SwiftUI/View/flowAnchor(for:zooms:)`` needs no namespace. This one is for transitions that you declare yourself.
    public internal(set) var flowNamespace: Namespace.ID? {
      get { self[Key<Namespace.ID>.self] }
      set { self[Key<Namespace.ID>.self] = newValue }
    }

    var navigatorBox: Weak<Navigator>? {
      get { self[Key<Weak<Navigator>>.self] }
      set { self[Key<Weak<Navigator>>.self] = newValue }
    }

    var flowViews: FlowViews? {
      get { self[Key<FlowViews>.self] }
      set { self[Key<FlowViews>.self] = newValue }
    }

    /// The layer around a view.
    var layerBox: Weak<ShownLayer>? {
      get { self[Key<Weak<ShownLayer>>.self] }
      set { self[Key<Weak<ShownLayer>>.self] = newValue }
    }

    /// The children of the screen around a view.
    var containerBox: Weak<ShownContainer>? {
      get { self[Key<Weak<ShownContainer>>.self] }
      set { self[Key<Weak<ShownContainer>>.self] = newValue }
    }

    /// What leads back from the root of a stack to what is around it; nil if nothing does.
    var backButton: BackButtonOwner? {
      get { self[Key<BackButtonOwner>.self] }
      set { self[Key<BackButtonOwner>.self] = newValue }
    }
  }

  enum BackButtonOwner {
    /// The host's button.
    case hosts
    /// SwiftUI's button, as from a column to the one before it.
    case systems
  }

  private struct Key<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Applies a modifier if there is a value for it; a view whose value comes or goes starts anew.
    @ViewBuilder
    func applying<Value>(
      if value: Value?, @ViewBuilder _ modify: @MainActor (Self, Value) -> some View
    ) -> some View {
      if let value { modify(self, value) } else { self }
    }
  }
#endif
