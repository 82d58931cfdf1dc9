#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// The app's stack or a modal, with the one place that presents the next modal.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownLayer: Identifiable, Identical {
    /// The modal's id; 0 for the app's stack.
    let id: ScreenID
    let look: ModalLook
    let stack: ShownStack
    /// A new slot for each modal, so that late writes of SwiftUI reach an old one (johnpatrickmorgan/FlowStacks#64 and
    /// #69).
    private(set) var slot: ModalSlot
    /// The user's pull, which closes the modal.
    @ObservationIgnored let pull = GestureRule(.dismiss())

    /// The views on it that other screens come from, and whether they zoom out of them.
    @ObservationIgnored var anchors: [AnchorPlace: Bool] = [:]
    /// What the modal zooms out of.
    let zoom: AnchorPlace?

    init(
      _ id: ScreenID, _ look: ModalLook, _ stack: ShownStack, zoomingFrom zoom: AnchorPlace? = nil, of host: SwiftUIHost
    ) {
      self.id = id
      self.zoom = zoom
      self.look = look
      self.stack = stack
      slot = ModalSlot(host)
    }

    /// The entry that was presented, or what has replaced it.
    var root: ScreenID? { stack.ids.first }

    func renewSlot(_ host: SwiftUIHost) { slot = ModalSlot(host) }
  }

  /// The place where a layer presents one modal, by one of SwiftUI's modifiers.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ModalSlot {
    /// The modal, until the host has recorded its end.
    private(set) var layer: ShownLayer?
    /// The view that a popover or a dialog points to; nil for the whole layer.
    private(set) var anchor: AnchorPlace?
    private var isShown = false
    @ObservationIgnored private weak var host: SwiftUIHost?
    @ObservationIgnored private var isDismissed = false
    /// Whether a sheet or a cover has gone.
    @ObservationIgnored private(set) var hasEnded = false

    init(_ host: SwiftUIHost) { self.host = host }

    /// What one modifier presents; SwiftUI sets nil when the user has closed it.
    subscript(_ kind: ModalLook.Kind, isAnchored isAnchored: Bool = false) -> ShownLayer? {
      get { isShown && layer?.look.kind == kind && (anchor != nil) == isAnchored ? layer : nil }
      set {
        guard newValue == nil, let lost = self[kind, isAnchored: isAnchored] else { return }
        isShown = false
        host?.slot(self, hasLost: lost)
      }
    }

    /// Whether one modifier asks its question.
    subscript(asking kind: ModalLook.Kind, isAnchored isAnchored: Bool = false) -> Bool {
      get { self[kind, isAnchored: isAnchored] != nil }
      set { if !newValue { self[kind, isAnchored: isAnchored] = nil } }
    }

    /// Takes a modal, which is presented when the view that it points to has been drawn.
    func prepare(_ layer: ShownLayer, at place: AnchorPlace?) {
      self.layer = layer
      anchor = place
    }

    /// Presents the modal, unless it has been dismissed meanwhile.
    func present() { if layer != nil, !isDismissed { isShown = true } }

    func dismiss() {
      isDismissed = true
      isShown = false
    }

    /// Releases what was presented; nothing reads it any more.
    func close() {
      dismiss()
      layer = nil
      anchor = nil
    }

    /// Called by SwiftUI when a sheet or a cover has gone.
    func ended() {
      hasEnded = true
      host?.slotEnded(self)
    }
  }
#endif
