#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  /// Shows a single flow with its own navigator, for Xcode's previews.
  ///
  /// ```swift
  /// #Preview { FlowPreview(ShopFlow(services: .preview).login, views) }
  ///
  /// @MainActor func views(_ views: FlowViews) {   // the same table as the app's
  ///   views.show(LoginScreen.self) { LoginView(screen: $0) }
  /// }
  /// ```
  ///
  /// Everything in it works: buttons push, sheets come and go.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public struct FlowPreview: View {
    private let make: @MainActor () -> Navigator
    private let fill: @MainActor (FlowViews) -> Void
    @State private var box = PreviewBox()

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - flow: The flow to start with.
    ///   - actions: Actions to perform one after another, to start at another place.
    ///   - fill: Says which view each type of screen has.
    public init(
      _ flow: Flow<some AnyObject>, after actions: [NavigationAction] = [],
      _ fill: @escaping @MainActor (_ views: FlowViews) -> Void
    ) {
      self.fill = fill
      make = {
        let navigator = Navigator(root: flow)
        for action in actions { navigator.perform(action) }
        return navigator
      }
    }

    /// The content of the view.
    public var body: some View { FlowView(box.navigator(make), fill) }
  }

  /// Keeps the navigator of a preview.
  @MainActor
  private final class PreviewBox {
    private var navigator: Navigator?

    nonisolated init() {}

    func navigator(_ make: () -> Navigator) -> Navigator {
      let navigator = navigator ?? make()
      self.navigator = navigator
      return navigator
    }
  }
#endif
