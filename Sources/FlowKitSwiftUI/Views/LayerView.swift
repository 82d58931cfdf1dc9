#if canImport(SwiftUI)
  import FlowKit
  import Foundation
  import SwiftUI

  /// The app's stack or a modal, with the next modal above it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct LayerView: View {
    let layer: ShownLayer

    var body: some View {
      StackView(stack: layer.stack)
        .background { SlotView(slot: layer.slot).id(ObjectIdentifier(layer.slot)) }
        .environment(\.layerBox, Weak(layer))
        .environment(\.backButton, nil)
    }
  }

  /// A modal with the settings of its presentation.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ModalView: View {
    let layer: ShownLayer

    var body: some View {
      let isContentAsked = layer.stack.host?.platform.sizesSheetsByContent == true
      content
        // A navigation stack by itself needs hardly any room (ryanbr/noop#1105, onmyway133/blog#882).
        .applying(if: layer.look.size(isContentAsked: isContentAsked)) { content, size in
          content.frame(
            minWidth: min(size.width, 240), idealWidth: size.width, minHeight: min(size.height, 160),
            idealHeight: size.height)
        }
        // Beside the content, and only if it must ask: around it, this would replace what the app says. Not outside of
        // the modal, where the guard was lost (rundfunk47/stinsen#148).
        .background { PullView(layer: layer) }
        .modifier(ZoomTransition(anchor: layer.zoom))
        // If leaving must ask first, a swipe is refused and SwiftUI doesn't report it; Escape and VoiceOver's gesture ask.
        .applying(if: layer.look.kind == .fullScreen ? nil : layer.stack.host) { content, host in
          content.background { EscapeKey(host: host) }.accessibilityAction(.escape) { [weak host] in host?.goBack() }
        }
    }

    /// The layer with the look's own settings inside those that the app adds, which have the last word.
    @ViewBuilder private var content: some View {
      if let modify = layer.look.modify { modify(AnyView(looking)) } else { looking }
    }

    private var looking: some View {
      LayerView(layer: layer)
        .applying(if: layer.look.detents) { $0.presentationDetents($1) }
        .applying(if: layer.look.adaptation) { $0.presentationCompactAdaptation($1) }
    }
  }

  /// Keeps a modal from being pulled down while somebody must be asked first.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct PullView: View {
    let layer: ShownLayer

    var body: some View {
      if layer.pull.asks(from: layer.root, layer.stack.host?.context) {
        Color.clear.interactiveDismissDisabled(true).accessibilityHidden(true)
      }
    }
  }

  /// Closes a sheet or a popover.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct EscapeKey: View {
    weak var host: SwiftUIHost?

    var body: some View {
      #if os(tvOS) || os(watchOS)
        EmptyView()
      #else
        Button("") { [weak host] in host?.escape() }
          .keyboardShortcut(.cancelAction)
          .allowsHitTesting(false)
          .opacity(0)  // a hidden view gets no keys
          .accessibilityHidden(true)
      #endif
    }
  }

  /// The place where a layer presents its modal.
  ///
  /// Each kind of modal has its own modifier, and each layer has one place: two sheets on one view conflict
  /// (Infomaniak/ios-kMail#1050).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct SlotView: View {
    @Bindable var slot: ModalSlot

    var body: some View {
      let question = slot.layer?.look.question
      Color.clear
        .accessibilityHidden(true)
        .sheet(item: $slot[.sheet], onDismiss: slot.ended) { ModalView(layer: $0) }
        #if !os(macOS)
          .fullScreenCover(item: $slot[.fullScreen], onDismiss: slot.ended) { ModalView(layer: $0) }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $slot[.popover]) { ModalView(layer: $0) }
        #endif
        .alert(question?.title ?? Text(verbatim: ""), isPresented: $slot[asking: .alert], presenting: question) {
          $0.actions
        } message: {
          $0.message
        }
        .modifier(Dialog(isShown: $slot[asking: .dialog], question: question))
    }
  }

  /// Presents a confirmation dialog; a popover at its view where the system shows dialogs so.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct Dialog: ViewModifier {
    let isShown: Binding<Bool>
    let question: AskedQuestion?

    func body(content: Content) -> some View {
      content.confirmationDialog(
        question?.title ?? Text(verbatim: ""), isPresented: isShown, titleVisibility: .visible, presenting: question
      ) {
        $0.actions
      } message: {
        $0.message
      }
    }
  }
#endif
