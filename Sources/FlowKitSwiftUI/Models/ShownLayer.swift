#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// The app's stack or a modal, with the one place that presents the next modal.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownLayer: Identifiable {
    /// The modal's id; 0 for the app's stack.
    let id: ScreenID
    let look: ModalLook
    let stack: ShownStack
    /// A new slot for each modal, so that late writes of SwiftUI reach an old one (johnpatrickmorgan/FlowStacks#64 and
    /// #69).
    private(set) var slot: ModalSlot
    /// Whether the modal must ask before it leaves.
    var asksBeforeLeaving = false

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
    var root: ShownID? { stack.ids.first }

    func renewSlot(_ host: SwiftUIHost) { slot = ModalSlot(host) }
  }

  /// The place where a layer presents a modal; at most one of its properties is set, and only once.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ModalSlot {
    var sheet: ShownLayer? { didSet { wasSet(oldValue, sheet) } }
    var cover: ShownLayer? { didSet { wasSet(oldValue, cover) } }
    var popover: ShownLayer? { didSet { wasSet(oldValue, popover) } }
    var anchored: ShownLayer? { didSet { wasSet(oldValue, anchored) } }
    /// The view that the popover or the dialog points to; nil for the whole layer.
    private(set) var anchor: AnchorPlace?
    var isAlertShown = false { didSet { wasSet(question?.layer, isAlertShown ? question?.layer : nil) } }
    var isDialogShown = false { didSet { wasSet(question?.layer, isDialogShown ? question?.layer : nil) } }
    var isAnchoredDialogShown = false {
      didSet { wasSet(question?.layer, isAnchoredDialogShown ? question?.layer : nil) }
    }
    private(set) var question: Question?
    /// The presented modal, until the host has recorded its end.
    @ObservationIgnored private(set) var layer: ShownLayer?
    @ObservationIgnored private weak var host: SwiftUIHost?
    @ObservationIgnored private var isOurs = false
    @ObservationIgnored private var isDismissed = false

    init(_ host: SwiftUIHost) { self.host = host }

    private func wasSet(_ before: ShownLayer?, _ after: ShownLayer?) {
      if !isOurs, let before, after == nil { host?.slot(self, hasLost: before) }
    }

    func present(_ layer: ShownLayer) {
      self.layer = layer
      write(layer)
    }

    /// Prepares the view that a modal points to; the modal is presented when that has been drawn.
    func prepare(_ layer: ShownLayer, at place: AnchorPlace) {
      self.layer = layer
      anchor = place
    }

    /// Presents the prepared modal, unless it has been dismissed meanwhile.
    func presentPrepared() { if let layer, !isDismissed { write(layer) } }

    func dismiss() {
      isDismissed = true
      write(nil)
    }

    /// Releases what was presented; nothing reads it any more.
    func close() {
      write(nil)
      layer = nil
      question = nil
      anchor = nil
    }

    private func write(_ new: ShownLayer?) {
      isOurs = true
      defer { isOurs = false }
      switch layer?.look.kind {
      case .sheet: sheet = new
      case .fullScreen: cover = new
      case .popover: if anchor == nil { popover = new } else { anchored = new }
      case .alert:
        ask(new)
        isAlertShown = new != nil
      case .dialog:
        ask(new)
        if anchor == nil { isDialogShown = new != nil } else { isAnchoredDialogShown = new != nil }
      case nil: break
      }
    }

    private func ask(_ new: ShownLayer?) {
      if let new, let asked = new.look.question { question = Question(layer: new, asked: asked) }
    }

    /// Called by SwiftUI when a sheet or a cover has gone.
    func ended() { host?.slotEnded(self) }

    struct Question {
      let layer: ShownLayer
      let asked: AskedQuestion
    }
  }
#endif
