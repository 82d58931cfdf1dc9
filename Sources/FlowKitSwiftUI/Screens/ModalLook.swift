#if canImport(SwiftUI)
  import FlowKit
  public import SwiftUI

  /// How a modal looks in SwiftUI: see ``FlowViews/present(_:as:)``.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct ModalLook {
    enum Kind { case sheet, fullScreen, popover, alert, dialog }

    let kind: Kind
    var detents: Set<PresentationDetent> = []
    /// The question, if the modal is one.
    var question: AskedQuestion?

    /// A card that rests at one of these heights; at full height if there are none.
    public static func sheet(_ detents: Set<PresentationDetent> = []) -> ModalLook {
      ModalLook(kind: .sheet, detents: detents)
    }

    /// The whole screen; a sheet on macOS.
    public static var fullScreen: ModalLook {
      #if os(macOS)
        ModalLook(kind: .sheet)
      #else
        ModalLook(kind: .fullScreen)
      #endif
    }

    /// A popover, even if there is little room; a sheet on tvOS and watchOS.
    public static var popover: ModalLook {
      #if os(tvOS) || os(watchOS)
        ModalLook(kind: .sheet)
      #else
        ModalLook(kind: .popover)
      #endif
    }
  }

  /// The parts of an alert or a confirmation dialog.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct AskedQuestion {
    let title: Text
    let message: Text
    let actions: AnyView
  }
#endif
