#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A screen that is an alert, or an action sheet: presented in the style `.alert`, it needs no view controller.
  ///
  /// ```swift
  /// extension LogOutQuestion: AlertDescribing {
  ///   var alert: AlertDescription {
  ///     AlertDescription(title: "Log out?", buttons: [
  ///       .init("Log out", style: .destructive) { _ in self.onLogOut() },
  ///       .init("Stay", style: .cancel),
  ///     ])
  ///   }
  /// }
  /// screen.onLogOut = lets.present(logOutQuestion, as: .alert)
  /// ```
  ///
  /// The button's action is called when UIKit has taken the alert away. Where it does not lead on by itself, the alert is
  /// dismissed then. One that has gone without a button, by a tap beside an action sheet, is dismissed as well.
  @MainActor
  public protocol AlertDescribing: AnyObject {
    /// What it says, read when it is presented.
    var alert: AlertDescription { get }
  }

  /// What an alert says.
  @MainActor
  public struct AlertDescription {
    /// What it is about.
    public var title: String?
    /// What there is to say about it.
    public var message: String?
    /// Whether it is an action sheet: choices, where the user has asked for something.
    public var isActionSheet: Bool
    /// What may be chosen.
    public var buttons: [Button]
    /// What is to be written; none in action sheets.
    public var fields: [Field]

    /// Describes an alert.
    public init(
      title: String? = nil, message: String? = nil, isActionSheet: Bool = false, buttons: [Button],
      fields: [Field] = []
    ) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
      self.fields = fields
    }

    /// Something that may be chosen.
    @MainActor
    public struct Button {
      let title: String
      let style: UIAlertAction.Style
      let isPreferred: Bool
      let action: @MainActor (_ texts: [String]) -> Void

      /// Describes a button.
      ///
      /// - Parameters:
      ///   - title: What it says.
      ///   - style: Whether it cancels, or destroys something.
      ///   - isPreferred: Whether it is what Return chooses.
      ///   - action: Gets what was written in the fields, in order.
      public init(
        _ title: String, style: UIAlertAction.Style = .default, isPreferred: Bool = false,
        _ action: @escaping @MainActor (_ texts: [String]) -> Void = { _ in }
      ) {
        self.title = title
        self.style = style
        self.isPreferred = isPreferred
        self.action = action
      }
    }

    /// Something that is to be written.
    public struct Field: Sendable {
      /// What is there at first.
      public var text: String
      /// What stands there while nothing is written.
      public var placeholder: String?
      /// Whether nobody is to see it.
      public var isSecure: Bool

      /// Describes a field.
      public init(text: String = "", placeholder: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
      }
    }
  }

  /// Tells when it has gone: a tap outside, or the app by itself, chooses none of its buttons.
  final class AlertController: UIAlertController {
    var onGone: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onGone?() }
    }
  }

  extension UIKitHost {
    /// UIKit's alert for a description.
    ///
    /// - Parameters:
    ///   - description: What it says.
    ///   - chosen: Gets what a button does, when it was tapped and the alert is gone.
    /// - Returns: The alert.
    func makeAlert(_ description: AlertDescription, _ chosen: @escaping (_ choose: () -> Void) -> Void)
      -> AlertController
    {
      let alert = AlertController(
        title: description.title, message: description.message,
        preferredStyle: description.isActionSheet ? .actionSheet : .alert)
      if !description.isActionSheet { for field in description.fields { alert.addField(field) } }
      for button in description.buttons {
        let action = UIAlertAction(title: button.title, style: button.style) { [weak alert] _ in
          let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
          chosen { button.action(texts) }
        }
        alert.addAction(action)
        if button.isPreferred { alert.preferredAction = action }
      }
      return adjusted(alert)
    }
  }

  extension UIAlertController {
    fileprivate func addField(_ field: AlertDescription.Field) {
      addTextField {
        $0.text = field.text
        $0.placeholder = field.placeholder
        $0.isSecureTextEntry = field.isSecure
      }
    }
  }
#endif
