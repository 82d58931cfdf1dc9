#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Makes this view the place that a flow's screens come from, if its screen opens them: popovers and dialogs point to
    /// it, and other screens may zoom out of it.
    ///
    /// ```swift
    /// Button("Filter") { screen.onFilter() }.flowAnchor(for: shop.filter)
    /// Button { screen.onMovie(movie) } label: { Poster(movie) }.flowAnchor(for: shop.movie(movie.id), zooms: true)
    /// ```
    ///
    /// Without it, or while this view isn't visible, a popover points to everything below it, and so does a dialog where
    /// the system shows dialogs as popovers: on an iPad, and on every device from iOS 26 on.
    ///
    /// - Parameters:
    ///   - flow: The flow of the screen, or of the modal's root.
    ///   - zooms: Whether a pushed screen, a sheet or a cover zooms out of this view. That needs iOS 18; elsewhere it comes
    ///     as usual.
    /// - Returns: The view as an anchor.
    public func flowAnchor(for flow: Flow<some AnyObject>, zooms: Bool = false) -> some View {
      modifier(FlowAnchor(flow: flow.id, zooms: zooms))
    }
  }

  /// A view that a flow's screens come from.
  struct AnchorPlace: Hashable {
    let screen: ScreenID
    let flow: FlowID
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct FlowAnchor: ViewModifier {
    let flow: FlowID
    let zooms: Bool
    @Environment(\.screenID) private var id
    @Environment(\.layerBox) private var box

    func body(content: Content) -> some View {
      let place = id.map { AnchorPlace(screen: $0, flow: flow) }
      content
        .modifier(ZoomSource(anchor: zooms ? place : nil))
        .background {
          if let place, let layer = box?.object { AnchorView(layer: layer, place: place, zooms: zooms) }
        }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ZoomSource: ViewModifier {
    let anchor: AnchorPlace?
    @Environment(\.flowNamespace) private var namespace

    func body(content: Content) -> some View {
      if let anchor, let namespace, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        content.matchedTransitionSource(id: anchor, in: namespace)
      } else {
        content
      }
    }
  }

  /// Lets what is pushed or presented zoom out of an anchor; it must be outside of all containers of views.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ZoomTransition: ViewModifier {
    let anchor: AnchorPlace?
    @Environment(\.flowNamespace) private var namespace

    func body(content: Content) -> some View {
      #if os(macOS)
        content
      #else
        if let anchor, let namespace, #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
          content.navigationTransition(.zoom(sourceID: anchor, in: namespace))
        } else {
          content
        }
      #endif
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct AnchorView: View {
    let layer: ShownLayer
    let place: AnchorPlace
    let zooms: Bool

    var body: some View {
      Color.clear
        .accessibilityHidden(true)
        .background { if layer.slot.anchor == place { AnchoredView(slot: layer.slot) } }
        .onAppear { layer.anchors[place] = zooms }
        .onDisappear { layer.anchors[place] = nil }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct AnchoredView: View {
    @Bindable var slot: ModalSlot

    var body: some View {
      Color.clear
        .accessibilityHidden(true)
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $slot[.popover, isAnchored: true]) { ModalView(layer: $0) }
        #endif
        .modifier(Dialog(isShown: $slot[asking: .dialog, isAnchored: true], question: slot.layer?.look.question))
    }
  }
#endif
