#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension EnvironmentValues {
    /// The navigator whose flows are shown around a view; nil outside a ``FlowView``, and when the navigator is gone.
    ///
    /// The environment doesn't keep it alive, because SwiftUI keeps environments longer than views
    /// (hmlongco/Navigator#112).
    public var flowNavigator: Navigator? { weakNavigator.navigator }

    /// The entry that a view belongs to; nil outside a ``FlowView``.
    ///
    /// ```swift
    /// Button("Close") { flowNavigator?.perform(.dismiss(), from: screenID) }
    /// ```
    public internal(set) var screenID: ScreenID? {
      get { self[ScreenIDKey.self] }
      set { self[ScreenIDKey.self] = newValue }
    }

    /// The namespace of zoom transitions between the views of one ``FlowView``; nil outside.
    ///
    /// ``SwiftUI/View/flowAnchor(for:zooms:)`` needs no namespace. This one is for transitions that you declare yourself.
    public internal(set) var flowNamespace: Namespace.ID? {
      get { self[NamespaceKey.self] }
      set { self[NamespaceKey.self] = newValue }
    }

    var weakNavigator: WeakNavigator {
      get { self[NavigatorKey.self] }
      set { self[NavigatorKey.self] = newValue }
    }

    var flowViews: FlowViews? {
      get { self[FlowViewsKey.self] }
      set { self[FlowViewsKey.self] = newValue }
    }

    /// The children of the screen around a view.
    var containerBox: ContainerBox? {
      get { self[ContainerBoxKey.self] }
      set { self[ContainerBoxKey.self] = newValue }
    }
  }

  /// Refers to a navigator without keeping it alive.
  struct WeakNavigator: Equatable {
    weak var navigator: Navigator?

    static func == (left: WeakNavigator, right: WeakNavigator) -> Bool { left.navigator === right.navigator }
  }

  /// Refers to a container without keeping it alive.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class ContainerBox {
    weak var container: ShownContainer?

    init(_ container: ShownContainer) { self.container = container }
  }

  private struct ScreenIDKey: EnvironmentKey {
    static var defaultValue: ScreenID? { nil }
  }

  private struct NamespaceKey: EnvironmentKey {
    static var defaultValue: Namespace.ID? { nil }
  }

  private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: WeakNavigator { WeakNavigator() }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct FlowViewsKey: EnvironmentKey {
    static var defaultValue: FlowViews? { nil }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ContainerBoxKey: EnvironmentKey {
    static var defaultValue: ContainerBox? { nil }
  }
#endif
