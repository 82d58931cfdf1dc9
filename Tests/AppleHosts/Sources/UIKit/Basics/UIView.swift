import Foundation

/// What answers events.
@MainActor
open class UIResponder: NSObject {
  /// What the user does here, for handing it on.
  open var userActivity: NSUserActivity?

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false
  open var keyCommands: [UIKeyCommand]? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// What VoiceOver's user asks for by drawing a Z. UIKit has it for every object.
  open func accessibilityPerformEscape() -> Bool { false }

  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

@MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityViewIsModal = false
  open var transform = CGAffineTransform.identity
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) var interactions: [any UIInteraction] = []
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }

  /// The controller whose view this is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { controller ?? superview }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// A view with its picture; here, one without anything.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { window == nil ? nil : UIView() }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    view.tellWindow()
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    tellWindow()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.moved(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.moved(to: nil)
  }

  func tellWindow() {
    didMoveToWindow()
    controller?.windowChanged()
    for view in subviews { view.tellWindow() }
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
