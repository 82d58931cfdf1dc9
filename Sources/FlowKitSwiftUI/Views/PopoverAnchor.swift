#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Lets popovers of a flow point to this view, if its screen presents them.
    ///
    /// ```swift
    /// Button("Filter") { screen.onFilter() }.popoverAnchor(for: shop.filter)
    /// ```
    ///
    /// Without it, or while this view isn't visible, a popover points to everything below it.
    ///
    /// - Parameter flow: The flow of the popover's root.
    /// - Returns: The view as an anchor.
    public func popoverAnchor(for flow: Flow<some AnyObject>) -> some View {
      modifier(PopoverAnchor(flow: flow.id))
    }
  }

  /// A view that popovers of a flow point to.
  struct AnchorPlace: Hashable {
    let screen: ScreenID
    let flow: FlowID
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct PopoverAnchor: ViewModifier {
    let flow: FlowID
    @Environment(\.screenID) private var id
    @Environment(\.layerBox) private var box

    func body(content: Content) -> some View {
      content.background {
        if let id, let layer = box?.layer { AnchorView(layer: layer, place: AnchorPlace(screen: id, flow: flow)) }
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct AnchorView: View {
    let layer: ShownLayer
    let place: AnchorPlace

    var body: some View {
      Color.clear
        .accessibilityHidden(true)
        .background { if layer.slot.anchor == place { AnchoredView(slot: layer.slot) } }
        .onAppear { layer.anchors.insert(place) }
        .onDisappear { layer.anchors.remove(place) }
    }
  }

  /// Presents a popover at the view that it points to.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct AnchoredView: View {
    @Bindable var slot: ModalSlot

    var body: some View {
      Color.clear
        .accessibilityHidden(true)
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $slot.anchored) { ModalView(layer: $0).presentationCompactAdaptation(.popover) }
        #endif
    }
  }

  /// Refers to the layer around a view without keeping it alive.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class LayerBox {
    fileprivate weak var layer: ShownLayer?

    nonisolated init() {}

    func of(_ layer: ShownLayer) -> LayerBox {
      self.layer = layer
      return self
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension EnvironmentValues {
    var layerBox: LayerBox? {
      get { self[LayerBoxKey.self] }
      set { self[LayerBoxKey.self] = newValue }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct LayerBoxKey: EnvironmentKey {
    static var defaultValue: LayerBox? { nil }
  }
#endif
