#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// The app's stack or a modal, with the next modal above it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct LayerView: View {
    let layer: ShownLayer

    var body: some View {
      StackView(stack: layer.stack)
        .background { SlotView(slot: layer.slot).id(ObjectIdentifier(layer.slot)) }
        .environment(\.layerBox, layer.box.of(layer))
        .environment(\.wayOut, .nothing)
    }
  }

  /// A modal with the settings of its presentation.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct ModalView: View {
    let layer: ShownLayer

    var body: some View {
      LayerView(layer: layer)
        // Inside the content: outside, the guard was lost (rundfunk47/stinsen#148).
        .interactiveDismissDisabled(layer.asksBeforeLeaving)
        .presentationDetents(layer.look.detents.isEmpty ? [.large] : layer.look.detents)
        .modifier(Escaping(host: WeakHost(layer.stack.host), isOn: layer.look.kind != .fullScreen))
    }
  }

  /// Lets the Escape key and VoiceOver's escape gesture close a sheet or a popover.
  ///
  /// If leaving must ask first, a swipe is refused and SwiftUI doesn't report it; these ask.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct Escaping: ViewModifier {
    let host: WeakHost
    let isOn: Bool

    func body(content: Content) -> some View {
      if isOn {
        content
          .background { EscapeKey(host: host) }
          .accessibilityAction(.escape) { host.host?.escape() }
      } else {
        content
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct EscapeKey: View {
    let host: WeakHost

    var body: some View {
      #if os(tvOS) || os(watchOS)
        EmptyView()
      #else
        Button("") { host.host?.escape() }
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
  @MainActor
  private struct SlotView: View {
    @Bindable var slot: ModalSlot

    var body: some View {
      let question = slot.question?.asked
      Color.clear
        .accessibilityHidden(true)
        .sheet(item: $slot.sheet, onDismiss: slot.ended) { ModalView(layer: $0) }
        #if !os(macOS)
          .fullScreenCover(item: $slot.cover, onDismiss: slot.ended) { ModalView(layer: $0) }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $slot.popover) { ModalView(layer: $0).presentationCompactAdaptation(.popover) }
        #endif
        .alert(question?.title ?? Text(verbatim: ""), isPresented: $slot.isAlertShown, presenting: question) {
          $0.actions
        } message: {
          $0.message
        }
        .confirmationDialog(
          question?.title ?? Text(verbatim: ""), isPresented: $slot.isDialogShown, titleVisibility: .visible,
          presenting: question
        ) {
          $0.actions
        } message: {
          $0.message
        }
    }
  }
#endif
