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
  /// Everything in it works: buttons push, sheets come and go. A modal is previewed over an empty page, and a container
  /// with another child selected:
  ///
  /// ```swift
  /// #Preview { FlowPreview(ShopFlow().about, as: .sheet, views) }
  /// #Preview { FlowPreview(ShopFlow().tabs, after: [.select(ShopFlow().cart)], views) }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct FlowPreview: View {
    private let make: @MainActor () -> Navigator
    private let fill: @MainActor (FlowViews) -> Void

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - flow: The flow to start with.
    ///   - style: How to present it, over an empty page; the table says how that looks. Without a style, it is the root.
    ///   - actions: Actions to perform one after another, to start at another place.
    ///   - fill: Says which view each type of screen has.
    public init(
      _ flow: Flow<some AnyObject>, as style: PresentationStyle? = nil, after actions: [NavigationAction] = [],
      _ fill: @escaping @MainActor (_ views: FlowViews) -> Void
    ) {
      self.fill = { views in
        if style != nil { views.show(PreviewPage.self) { _ in Color.clear } }
        fill(views)
      }
      make = {
        let navigator = style == nil ? Navigator(root: flow) : Navigator(root: Flow(with: PreviewPage()))
        if let style { navigator.perform(.present(flow, as: style)) }
        for action in actions { navigator.perform(action) }
        return navigator
      }
    }

    /// The content of the view.
    public var body: some View { FlowView(owning: make) { FlowViews(fill) } }
  }

  /// What lies below a modal.
  private final class PreviewPage {}
#endif
