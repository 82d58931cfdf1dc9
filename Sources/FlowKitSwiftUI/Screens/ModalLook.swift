#if canImport(SwiftUI)
  import FlowKit
  public import Foundation
  public import SwiftUI

  /// How a modal looks in SwiftUI: see ``FlowViews/present(_:as:)-(_,ModalLook)``.
  ///
  /// ```swift
  /// views.present(.drawer, as: .sheet([.medium, .large]).modified { $0.presentationBackground(.thinMaterial) })
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public struct ModalLook {
    enum Kind { case sheet, fullScreen, popover, alert, dialog }

    let kind: Kind
    /// Nil for those that the system chooses.
    private(set) var detents: Set<PresentationDetent>?
    private(set) var adaptation: PresentationAdaptation?
    private(set) var size: CGSize?
    /// What the app adds to the modal's content.
    private(set) var modify: (@MainActor (AnyView) -> AnyView)?
    /// The question, if the modal is one.
    private(set) var question: AskedQuestion?

    init(kind: Kind, question: AskedQuestion? = nil) {
      self.kind = kind
      self.question = question
    }

    /// A card that rests at one of these heights; as high as the system makes it if there are none.
    public static func sheet(_ detents: Set<PresentationDetent> = []) -> ModalLook {
      var look = ModalLook(kind: .sheet)
      look.detents = detents.isEmpty ? nil : detents
      return look
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
        ModalLook(kind: .popover).adapted(to: .popover)
      #endif
    }

    /// What the modal becomes where there is little room.
    ///
    /// ```swift
    /// views.present(.popover, as: .popover.adapted(to: .sheet))
    /// ```
    ///
    /// - Parameter adaptation: The presentation in a compact size class.
    /// - Returns: The same look with this adaptation.
    public func adapted(to adaptation: PresentationAdaptation) -> ModalLook {
      var look = self
      look.adaptation = adaptation
      return look
    }

    /// The size of the modal where its content decides it: of a sheet on macOS, and of a popover.
    ///
    /// A navigation stack asks for hardly any room there, so without this it gets a usual size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    /// - Returns: The same look with this size.
    public func sized(width: CGFloat, height: CGFloat) -> ModalLook {
      var look = self
      look.size = CGSize(width: width, height: height)
      return look
    }

    /// Adds modifiers to what is presented: all of SwiftUI's that begin with `presentation`, and your own.
    ///
    /// ```swift
    /// views.present(.player, as: .sheet().modified { $0.modifier(PlayerSheet()) })   // with @State of its own
    /// ```
    ///
    /// - Parameter modify: Returns the content with modifiers.
    /// - Returns: The same look with these modifiers.
    public func modified(@ViewBuilder by modify: @escaping @MainActor (AnyView) -> some View) -> ModalLook {
      var look = self
      look.modify = { [before = self.modify] content in AnyView(modify(before?(content) ?? content)) }
      return look
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ModalLook {
    /// The size that the content asks for; nil if it is the system's to decide.
    ///
    /// - Parameter isContentAsked: Whether the content of a sheet decides how large it is.
    /// - Returns: The size in points.
    func size(isContentAsked: Bool) -> CGSize? {
      switch kind {
      case .popover: size ?? CGSize(width: 320, height: 400)
      case .sheet where isContentAsked: size ?? CGSize(width: 480, height: 480)
      default: nil
      }
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
