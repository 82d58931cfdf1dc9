#if canImport(SwiftUI)
  import FlowKit
  public import SwiftUI

  /// How a modal looks on SwiftUI: see ``FlowViews/present(_:as:)``.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct ModalLook {
    enum Kind { case sheet, fullScreen, popover, alert, dialog }

    let kind: Kind
    var detents: Set<PresentationDetent> = []
    /// What a modal that is a question asks.
    var question: AskedQuestion?

    /// A card, which rests at some of these heights; at the full one where there are none.
    public static func sheet(_ detents: Set<PresentationDetent> = []) -> ModalLook {
      ModalLook(kind: .sheet, detents: detents)
    }

    /// All of the screen; a sheet on macOS.
    public static var fullScreen: ModalLook {
      #if os(macOS)
        ModalLook(kind: .sheet)
      #else
        ModalLook(kind: .fullScreen)
      #endif
    }

    /// A bubble, also where there is little room; a sheet on tvOS and watchOS.
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
