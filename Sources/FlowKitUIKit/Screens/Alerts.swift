#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  public import UIKit

  extension UIKitHost {
    /// Shows screens of a type as alerts or action sheets, without view controllers, if they are presented in the style
    /// `.alert`.
    ///
    /// ```swift
    /// host.showAlert(LogOutQuestion.self) { question in
    ///   AlertDescription(title: "Log out?", buttons: [
    ///     .init("Log out", style: .destructive) { _ in question.onLogOut() },
    ///     .init("Stay", style: .cancel),
    ///   ])
    /// }
    /// screen.onLogOut = lets.present(logOutQuestion, as: .alert)
    /// ```
    ///
    /// UIKit calls the button's action after it has removed the alert. If the action doesn't navigate, the alert is then
    /// dismissed. An action sheet that closes without a button, by a tap beside it, is dismissed as well. In another
    /// style, or with screens pushed on it, a screen needs a view controller. A later registration replaces an earlier
    /// one; what is presented already stays as it is.
    ///
    /// - Parameters:
    ///   - screen: The exact type.
    ///   - describe: Describes the alert of a screen, when it is presented.
    public func showAlert<Screen: AnyObject>(
      _ screen: Screen.Type, _ describe: @escaping @MainActor (Screen) -> AlertDescription
    ) {
      registry.alerts[ObjectIdentifier(screen)] = { ($0 as? Screen).map(describe) ?? AlertDescription(buttons: []) }
    }

    /// What describes the alert that a screen is shown as; nil if it is none.
    func alertMaker(for screen: AnyObject) -> (@MainActor (AnyObject) -> AlertDescription)? {
      registry.alerts[ObjectIdentifier(type(of: screen))]
    }
  }

  /// Its place is taken by ``UIKitHost/showAlert(_:_:)``, so that screens import nothing.
  @available(
    *, unavailable,
    message:
      "let the host describe the alert: host.showAlert(Question.self) { question in AlertDescription(title: question.title, buttons: [...]) }"
  )
  @MainActor
  public protocol AlertDescribing: AnyObject {
    /// The content.
    var alert: AlertDescription { get }
  }

  /// The content of an alert; see ``UIKitHost/showAlert(_:_:)``.
  @MainActor
  public struct AlertDescription {
    /// The title.
    let title: String?
    /// The message.
    let message: String?
    /// Whether it is an action sheet, which offers choices after a request by the user.
    let isActionSheet: Bool
    /// The buttons.
    let buttons: [Button]
    /// The text fields; none in action sheets.
    let fields: [Field]

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

    /// A button.
    @MainActor
    public struct Button {
      let title: String
      let style: UIAlertAction.Style
      let isPreferred: Bool
      let action: @MainActor (_ texts: [String]) -> Void

      /// Describes a button.
      ///
      /// - Parameters:
      ///   - title: The title.
      ///   - style: Whether it cancels or destroys something.
      ///   - isPreferred: Whether Return chooses it.
      ///   - action: Gets the texts of the fields, in order.
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

    /// A text field.
    public struct Field: Sendable {
      /// The initial text.
      let text: String
      /// The text shown while the field is empty.
      let placeholder: String?
      /// Whether the text is hidden.
      let isSecure: Bool

      /// Describes a field.
      public init(text: String = "", placeholder: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
      }
    }
  }

  /// Reports when it has gone: after a tap outside, or a dismissal by the app, no button is chosen.
  final class AlertController: UIAlertController {
    var onGone: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onGone?() }
    }
  }

  extension UIKitHost {
    /// Makes UIKit's alert for a description.
    ///
    /// - Parameters:
    ///   - description: The content.
    ///   - chosen: Gets the button's action after a tap, when the alert is gone.
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
