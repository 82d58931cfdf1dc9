#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// The app's stack or a modal, with the modal over it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct LayerView: View {
    let layer: ShownLayer

    var body: some View {
      StackView(stack: layer.stack)
        .background { SlotView(slot: layer.slot).id(ObjectIdentifier(layer.slot)) }
        .environment(\.layerBox, layer.box.of(layer))
    }
  }

  /// A modal, with what it says about its presentation.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct ModalView: View {
    let layer: ShownLayer

    var body: some View {
      LayerView(layer: layer)
        // Inside the content: around it, the guard was lost (rundfunk47/stinsen#148).
        .interactiveDismissDisabled(layer.asksBeforeLeaving)
        .presentationDetents(layer.look.detents.isEmpty ? [.large] : layer.look.detents)
        .modifier(Escaping(host: WeakHost(layer.stack.host), isOn: layer.look.kind != .fullScreen))
    }
  }

  /// Lets the Escape key and VoiceOver's gesture for leaving close a sheet or a popover.
  ///
  /// Where leaving has to be asked, a swipe is refused, and SwiftUI does not tell of it; these ask.
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
          .opacity(0)  // a view that is hidden has no keys
          .accessibilityHidden(true)
      #endif
    }
  }

  /// The place where a layer presents its modal.
  ///
  /// Each kind of modal has a modifier of its own, and each layer one place:
  /// two sheets on one view are in conflict (Infomaniak/ios-kMail#1050).
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
