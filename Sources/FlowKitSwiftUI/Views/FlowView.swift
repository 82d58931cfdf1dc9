#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  /// Shows a navigator's flows: stacks, modals, tabs, pages, and columns, with the system's own gestures and buttons.
  ///
  /// ```swift
  /// @main
  /// struct ShopApp: App {
  ///   @State private var navigator = Navigator(root: ShopFlow().tutorial)
  ///
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       FlowView(navigator) { views in
  ///         views.show(LoginScreen.self) { LoginView(screen: $0) }
  ///         views.show(SettingsScreen.self) { SettingsView(screen: $0) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A view's state lives as long as the screen's entry: it stays while something covers the screen, and ends when the
  /// screen leaves. A screen that is a `UIViewController` needs no line in the table. For a screen without a view, a
  /// placeholder says so.
  ///
  /// Views find the navigator in their environment (`@Environment(\.flowNavigator)`). Another navigator in the same place
  /// starts with new state. This view doesn't keep the navigator alive; its owner does.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public struct FlowView: View {
    private let navigator: Navigator
    private let fill: @MainActor (FlowViews) -> Void
    private var timer: HostTimer?

    /// Makes a view of a navigator's flows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show. Only one view at a time can show a navigator: the last one that appeared.
    ///   - fill: Says which view each type of screen has.
    public init(_ navigator: Navigator, _ fill: @escaping @MainActor (_ views: FlowViews) -> Void) {
      self.navigator = navigator
      self.fill = fill
    }

    package init(_ navigator: Navigator, timer: HostTimer, _ fill: @escaping @MainActor (_ views: FlowViews) -> Void) {
      self.init(navigator, fill)
      self.timer = timer
    }

    /// The content of the view.
    public var body: some View {
      HostView(navigator: navigator, views: FlowViews(fill), timer: timer).id(ObjectIdentifier(navigator))
    }
  }

  /// Keeps the host of one navigator.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct HostView: View {
    let navigator: Navigator
    let views: FlowViews
    let timer: HostTimer?
    @State private var host = SwiftUIHost()

    var body: some View {
      LayerView(layer: host.begin(navigator, views, timer))
        .environment(\.flowViews, views)
        .environment(\.weakNavigator, WeakNavigator(navigator: navigator))
        .onAppear { host.attach() }
    }
  }
#endif
