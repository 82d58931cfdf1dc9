#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  /// Shows a navigator's flows: stacks, modals, tabs, pages, and columns, with the system's own gestures and buttons.
  ///
  /// ```swift
  /// @main
  /// struct ShopApp: App {
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       FlowView(root: ShopFlow().tutorial) { views in
  ///         views.show(LoginScreen.self) { LoginView(screen: $0) }
  ///         views.show(SettingsScreen.self) { SettingsView(screen: $0) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A view's state stays while something covers the screen, and ends when the screen leaves; it starts anew if the screen
  /// moves on its stack because another one is removed or inserted below it. A screen that is a `UIViewController` needs no
  /// line in the table. For a screen without a view, a placeholder says so.
  ///
  /// Views find the navigator in their environment (`@Environment(\.flowNavigator)`). A navigator belongs to one window:
  /// let the view make it, as above, or keep it in a view's state, not in that of the app, which all windows share. Make it
  /// in `onAppear`: the initial value of a state is made again each time the body around is evaluated, and the root screen
  /// with it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct FlowView: View {
    private let navigator: Navigator?
    /// Makes a navigator of the view's own.
    private let make: (@MainActor () -> Navigator)?
    private let table: @MainActor () -> FlowViews
    private var platform: HostPlatform?

    init(
      _ navigator: Navigator? = nil, owning make: (@MainActor () -> Navigator)? = nil, platform: HostPlatform? = nil,
      table: @escaping @MainActor () -> FlowViews
    ) {
      self.navigator = navigator
      self.make = make
      self.platform = platform
      self.table = table
    }

    /// Makes a view of a navigator's flows.
    ///
    /// Another navigator in the same place starts with new state. The view doesn't keep the navigator alive; its owner
    /// does.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show. Only one view at a time can show a navigator: the last one that appeared. If
    ///     two do, in two windows, that is reported as an issue.
    ///   - fill: Says which view each type of screen has.
    public init(_ navigator: Navigator, _ fill: @escaping @MainActor (_ views: FlowViews) -> Void) {
      self.init(navigator, table: { FlowViews(fill) })
    }

    /// Makes a view of a navigator's flows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show, as with the other initializers.
    ///   - views: Says which view each type of screen has. With the same table, nothing is evaluated again because the
    ///     surrounding view is.
    public init(_ navigator: Navigator, _ views: FlowViews) {
      self.init(navigator, table: { views })
    }

    /// Makes a view of a flow, with a navigator of its own: one for each window, made when the view first appears.
    ///
    /// - Parameters:
    ///   - flow: The flow to start with; another one later has no effect.
    ///   - fill: Says which view each type of screen has.
    public init(root flow: Flow<some AnyObject>, _ fill: @escaping @MainActor (_ views: FlowViews) -> Void) {
      self.init(owning: { Navigator(root: flow) }, table: { FlowViews(fill) })
    }

    /// The content of the view.
    public var body: some View {
      HostView(navigator: navigator, make: make, views: table(), platform: platform)
        .id(navigator.map { ObjectIdentifier($0) })
    }
  }

  /// Keeps the host of one navigator.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct HostView: View {
    let navigator: Navigator?
    let make: (@MainActor () -> Navigator)?
    let views: FlowViews
    let platform: HostPlatform?
    @State private var host = SwiftUIHost()
    @State private var own: Navigator?
    @Namespace private var namespace

    // A navigator of its own makes the root screen, an app's object, and so waits for `onAppear`: no body makes one
    // (swift-navigation#106), and a state's initial value may be made many times. `onAppear` ends before the first frame
    // is drawn, as Apple documents it; `task` may come after.
    var body: some View {
      if let navigator = navigator ?? own {
        content(navigator)
      } else {
        Color.clear.onAppear { own = make?() }
      }
    }

    private func content(_ navigator: Navigator) -> some View {
      LayerView(layer: host.begin(navigator, views, platform))
        .environment(\.flowViews, views)
        .environment(\.navigatorBox, Weak(navigator))
        .environment(\.flowNamespace, namespace)
        .onAppear { host.attach() }
    }
  }
#endif
