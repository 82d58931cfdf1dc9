import Foundation

public final class UIColor: NSObject, Sendable {
  let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0.4, alpha: 1) }
  public class var systemRed: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var systemGray: UIColor { UIColor(white: 0.5, alpha: 1) }
}

public final class UIImage: NSObject, Sendable {
  /// The name that it was asked by.
  public let standInName: String

  public init?(named name: String) {
    standInName = name
    super.init()
  }

  public init?(systemName name: String) {
    standInName = name
    super.init()
  }
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

@MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  private var actions: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && controlEvents.contains($0.event) }
  }

  open func sendAction(_ action: UIAction) { action.handler(action) }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
}

@MainActor
open class UIButton: UIControl {
  open private(set) var currentTitle: String?
  open var titleLabel: UILabel? { nil }

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    currentTitle = primaryAction?.title
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
  open func title(for state: UIControl.State) -> String? { currentTitle }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
  }
}

@MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var isSecureTextEntry = false
  open override var canBecomeFirstResponder: Bool { true }
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }
}
